/** What is asked of whoever was just charged, or spoken to: “Admit it”, “don’t deny it”, “explain yourself”. */
const SPEAKS = [
  '(?:admit|confess|own up|come clean|fess up|deny|prove|swear|explain|answer|say|repeat|confirm|justify|account for|apologi[sz]e|repent|reconsider|think (?:again|about (?:it|that)|of)|be (?:honest|frank|fair|reasonable|truthful|a man|ashamed|quick|careful)|take (?:it|that) back|tell (?:me|us|the truth|him|her|them|everybody|everyone)|speak|look (?:at|me in)|out with it|get it over with|make it right|put it right|give (?:it|them|him|her) (?:up|back)|let (?:it|him|her|them) go|start talking|talk)',
]
/** An order to the hearer: without “I” before it, and with nothing of the room after it. */
export const DEMAND_EN = new RegExp(
  `^(?:(?:so|now|then|just|please|come on|go on|well|and|come)[,!]? )*(?:(?:do|don't|do not|never|you (?:can|may|might as well|had better|must)|you'd better) )?${SPEAKS.join('|')}(?:(?: (?:it|that|this|all|everything|so|up|now|to|me|us|you|your|yourself|them|him|her|the|truth|again|it all|in|eye|eyes|face|what|who|why|how|where|when|for|whether|if|did|do|is|was|were|have|has|had|done|happened|yes|no|please|at|once|wrong|right|right now|then|sorry|something|anything|out|loud|aloud|of|name|names|guilt|lie|lies|before|everybody|everyone|god|on|mother's|life|oath|a|word|single|i|am|lying|know|knew|say|said|go|first))*)[\\s.!]*$`,
  'iu',
)
/** “Don’t lie to me”, “stop pretending”: nobody tells oneself so. */
export const FORBIDDEN_EN =
  /^(?:(?:and|so|now|please|just)[,!]? )*(?:(?:don['’]t|do not|never|stop|quit|no more) (?:even )?(?:(?:try|think|dare) (?:to|of|and) )?(?:deny|denying|lie|lying|pretend|pretending|play|playing|act|acting|look so|bother|insult|waste|wasting|tell me|give me|say you|hide|hiding it|make excuses|making excuses|blame|blaming|be|mind me|worry|move|get up|stop))(?!\p{L})/iu
/** “On my account”: what somebody else is asked to do, or to leave, for the hero. */
export const FOR_MY_SAKE_EN =
  /^(?:(?:and|but|oh|so|please|just|only)[,!]? )*(?:don['’]t|do not|never mind|no need to|you needn['’]t|needn['’]t|there['’]s no need to|carry on|go on|keep) (?!i\b).{2,80}? (?:on my account|for my sake|because of me|for me|on my behalf|just for me|on account of me|for our sake)[\s.!]*$/iu
/** A sentence that is plainly for somebody's ears. */
export const TO_YOU_HEARD_EN = /(?<!\p{L})(?:you|your|yours|yourself|you['’](?:re|ve|d|ll))(?!\p{L})/iu
