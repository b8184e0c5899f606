/** What the hero tells somebody in English: what was found, seen or thought out. */

const ME = '(?:i|we)'
const FOUND =
  "(?:(?:have|had|'ve|’ve|just|now|already|finally|also|all|really) )*(?:know|knew|found(?: out)?|saw|seen|read|heard|learned|learnt|discovered|worked out|figured out|understand|understood|noticed|spoke to|talked to|met)"

/** Something told as known or found: “I know that …”, “tell her I found …”, “it was all of us, wasn’t it?” */
export const NEWS_EN = new RegExp(
  [
    `(?:^|[,.!?:;"“] ?|\\b(?:that|and|but|so|well|now|look|listen|yes|no|about|him|her|them) )${ME} ${FOUND}\\b(?! (?:you (?:are|were) (?:busy|tired|sad)|how (?:you|it) feel|nothing|nobody|no one|what to|how to|where to))`,
    `^(?:tell|inform|show|explain to|let|confront|inform) [^,.?!]{1,40}? (?:that|how|what|about what|${ME} (?:have|found|saw|know)|know|with what)\\b`,
    "^(?:so |and |but |then )*(?!(?:who|what|where|why|how|when)\\b)[^?]{8,160},? (?:isn't|isn’t|wasn't|wasn’t|aren't|aren’t|weren't|weren’t|didn't|didn’t|doesn't|doesn’t|don't|don’t|hasn't|hasn’t|haven't|haven’t|wouldn't|wouldn’t) (?:it|he|she|they|you|we|that)[\\s?.!]*$",
    '^[^?]{8,160}, (?:is it not|was it not|did (?:he|she|they|you) not|right|not|no|yes|correct)\\?$',
    '^(?:so |and |but )*(?:did|do) you know (?:that |about )',
    "^(?:so |and |but |then )*(?:it was|it is|it’s|it's) (?!(?:ok|okay|fine|nice|good|late|cold|hot|time|not|me\\b|nothing|a (?:nice|lovely|cold|fine))\\b)[^?]{4,160}(?:\\bwho\\b|\\bthat\\b|all of)",
  ].join('|'),
  'iu',
)
/** What is asked for in words of telling: “I want to know”, “do you know what”. */
export const NO_NEWS_EN =
  /\b(?:i|we) (?:do not|don't|don’t|never|want to|need to|would like to|must|should|wish i|only|hardly|barely) (?:know|knew|find|see|understand)\b|\bdo you know (?:who|what|where|why|how|when|if|whether|any|of|the|my|your|him|her|them|me)\b|\btell (?:me|us)\b|\bwhat (?:do|did|have) (?:i|we) (?:know|find|found)\b/i
