/** What is to be found out by an act: nothing that is named in it is what the act is done to. */
const FOUND_OUT_EN =
  /,? (?:(?:just|only|in order|so as) )?to (?:see|check|find out|tell|know|learn|feel|test|make sure|discover|be sure|hear)(?: for myself)?,? (?:if|whether|that|how|what|who|where|when|why)(?!\p{L}).*$/iu
/** The words of an act without what it is to find out: “the lamp” of “the lamp to see if it is still warm”. */
export const withoutAimEn = (rest: string): string => {
  const short = rest.replace(FOUND_OUT_EN, '')
  return /\p{L}{3}/u.test(short) ? short : rest
}

/** After these a word tells how something is: “it is still”, “the lamp feels quite still”. */
export const LINKS_EN =
  /^(?:is|are|was|were|be|been|being|isn't|wasn't|aren't|it's|he's|she's|that's|they're|feels?|looks?|seems?|sounds?|smells?|stays?|keeps?|kept|stands?|stood|sits?|sat|lies?|lay|holds?|held|very|quite|so|too|as)$/

/** What is said to be left undone: “without breaking the seal”, “and leave the seal unbroken”. */
const WITHOUT_EN =
  /(?<!\p{L})(?:without (?:ever |even |actually |once )?(\p{L}+ing)(?!\p{L})|(?:not|never) (\p{L}+ing)(?!\p{L})|(?:but|and) (?:do not|don['’]t|never|won['’]t|will not|try not to|take care not to) (\p{L}+)|(?:careful|taking care|trying|so as|in order) not to (\p{L}+)|(?:leave|leaving|keep|keeping) (?:the |its |her |his |it |them )?(?:\p{L}+ )?(un(?:broken|opened|touched|moved|disturbed|cut|read)|sealed|shut|closed|intact|whole))/iu

/** Acts that come to the same, by what they are called when they are left undone. */
const UNDONE: readonly (readonly [undone: RegExp, done: RegExp])[] = [
  [
    /^(?:break|breaking|open|opening|unseal|unsealing|cut|cutting|tear|tearing|crack|cracking|force|forcing|unbroken|unopened|uncut|sealed|shut|closed|intact|whole|damag\p{L}+|harm\p{L}*|spoil\p{L}*|tamper\p{L}*|disturb\p{L}*|undisturbed|touch|touching|untouched|unlock\p{L}*|unwrap\p{L}*|unfold\p{L}*)$/iu,
    /(?<!\p{L})you (?:(?:have to|must|then|gently|carefully) )?(?:break|open|unseal|cut|tear|crack|force|slit|prise|unlock|unwrap|unfold|snap|split)(?!\p{L})/iu,
  ],
  [
    /^(?:mov(?:e|ing)|unmoved|lift|lifting|touch|touching|untouched|disturb\p{L}*|undisturbed|shift\p{L}*|handl\p{L}+|tak(?:e|ing)|pick(?:ing)?|turn(?:ing)?|displac\p{L}+)$/iu,
    /(?<!\p{L})you (?:(?:have to|must|then|gently|carefully) )?(?:move|lift|touch|tip|turn|take|pick|pull|push|shift|roll|raise|put|shake|empty|weigh|feel|hold|run your)(?!\p{L})/iu,
  ],
  [/^(?:read|reading|unread)$/iu, /(?<!\p{L})you (?:(?:have to|must|then) )?(?:read|leaf|turn the page)(?!\p{L})/iu],
]

/** Whether a text does what the words say is to be left undone. */
export function doesUndoneEn(words: string, text: string): boolean {
  const undone = WITHOUT_EN.exec(words)?.slice(1).find(Boolean)
  if (!undone) return false
  return UNDONE.some(([named, done]) => named.test(undone) && done.test(text.replace(/“[^”]*”/g, '')))
}

/** Keeping still, quiet or low: no place. */
export const KEEPS_STILL_EN =
  /^(?:stand|stood|sit|sat|stay|stayed|hold|held|keep|kept|lie|lay|remain|be|stop|freeze)(?:ing|s)? (?:(?:very|quite|perfectly|absolutely|completely|as|so|dead|stock|myself) )*(?:still|quiet|low|cold|warm|dark)(?= and\b|[\s.!]*$)/iu
