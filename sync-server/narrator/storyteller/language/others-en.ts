/** What other people do, as the storyteller tells it. */

const GOES =
  '(?:has to be done elsewhere|(?:is )?wanted elsewhere|business elsewhere|(?:and|then) (?:has|is) (?:soon |presently |at once )?gone|(?:goes|leaves)(?=[.,;!?…]|$)|(?:goes|limps|walks|runs|makes|hurries) (?:off|out|away)|gets away|leaves (?:the room|you standing|without|one hand)|takes it off)'
/** Somebody of this name (a pattern) goes, in the sentence that begins with it, or has gone. */
export const leftEn = (name: string): RegExp =>
  new RegExp(
    `(?:^|[.!?…”]\\s*)${name}(?![\\p{L}’])[^.!?…“”]*?(?<!\\p{L})${GOES}(?!\\p{L})|(?<!\\p{L})when ${name} has gone(?!\\p{L})`,
    'iu',
  )
