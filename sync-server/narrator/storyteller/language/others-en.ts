/** What other people do, as the storyteller tells it. */

/** What somebody is asked about of their own, as they would name it: “her husband” is “my husband” to her. */
export function inOwnMouth(topic: string, pron: 'he' | 'she'): string {
  const whose = pron === 'he' ? /^his (?=\p{L})/iu : /^her (?=\p{L})/iu
  const who = pron === 'he' ? /(?<=\s)he(?=\s)/gu : /(?<=\s)she(?=\s)/gu
  return topic.replace(whose, 'my ').replace(who, 'I')
}

const GOES =
  '(?:has to be done elsewhere|(?:is )?wanted elsewhere|business elsewhere|(?:and|then) (?:has|is) (?:soon |presently |at once )?gone|(?:goes|leaves)(?=[.,;!?…]|$)|(?:goes|limps|walks|runs|makes|hurries) (?:off|out|away)|gets away|leaves (?:the room|you standing|without|one hand)|takes it off)'
/** Somebody of this name (a pattern) goes, in the sentence that begins with it, or has gone. */
export const leftEn = (name: string): RegExp =>
  new RegExp(
    `(?:^|[.!?…”]\\s*)${name}(?![\\p{L}’])[^.!?…“”]*?(?<!\\p{L})${GOES}(?!\\p{L})|(?<!\\p{L})when ${name} has gone(?!\\p{L})`,
    'iu',
  )
