/** With the knuckles on what is hard: “rap on the table twice”; nobody’s shoulder, and nothing knocked down. */
const KNOCKS =
  /^(?:(?:i|we|you) )?(?:just |then |gently |softly |loudly |hard |quietly )*(?:knock|rap|tap|drum|thump|pound|bang|hammer)(?:s|ed|ping|ing)?(?: (?:gently|softly|loudly|lightly|hard|quietly|politely|again|back|once|twice|thrice|(?:three|four|five|a few|several|\d) times|with (?:my|your|one|both|the) (?:[\p{L}-]+ )?(?:knuckles?|fists?|hands?|fingers?|palms?|sticks?|cane|spoon)|my (?:knuckles|fingers|fist)|your (?:knuckles|fingers|fist)))*(?=$|[.,;!?]| and | (?:on|at|upon|against|along) )(?: (?:on|at|upon|against|along) ((?:the |a |an |his |her |their |my |your |this |that |every |each )?[\p{L}’'-]+(?: (?!once|twice|thrice|three|four|five|again|with|and|to|until|in|for|as|so|but|hard|loudly|softly|gently|very|several|a)[\p{L}’'-]+){0,2}))?/iu
/** What opens: a knock there is for whoever is behind it. */
const DOOR_EN = /(?<!\p{L})(?:doors?|gates?|hatch|shutters?|lid|coffin)(?!\p{L})/iu
/** Whom one taps, and not what. */
const SOMEBODY_EN = /(?<!\p{L})(?:him|her|them|shoulder|arm|back|head|hand|nose|knee)(?!\p{L})/iu

/** What is knocked on: `at` is what is named, `door` whether somebody may be behind it; undefined for no knock. */
export function knockEn(words: string): { at: string; door: boolean } | undefined {
  const m = KNOCKS.exec(words)
  const at = m?.[1] ?? ''
  return m && !SOMEBODY_EN.test(at) ? { at, door: DOOR_EN.test(at) } : undefined
}
