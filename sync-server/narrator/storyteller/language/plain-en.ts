/** The plain questions that a newcomer asks anybody in English. */

const START =
  "^(?:(?:so|and|but|well|then|now|ok(?:ay)?|please|tell me|excuse me|hello|hi|[\\p{L}.’' ]{2,24}(?=,)),? ){0,4}"
const END =
  "(?:,? (?:then|here|now|really|exactly|anyway|actually|today|tonight|yourself|in (?:all )?this|in this (?:house|place|room|matter|affair|business|town|village)|about (?:it|this|that|all (?:of )?(?:this|that|it)|the (?:case|matter|affair|whole thing)|what happened)|with (?:all )?this|from me|out of (?:this|it|all this)|of|me|us))*(?:, [\\p{L}.’']{2,20}(?: [\\p{L}.’']{2,20})?)?[\\s?.!…]*$"
const plain = (...asked: string[]): RegExp => new RegExp(`${START}(?:${asked.join('|')})${END}`, 'iu')

/** What somebody wants. */
export const WHAT_YOU_WANT_EN = plain(
  'what (?:is it that |do |would |is it )?you (?:really |truly |actually )?(?:want|wish for|hope for|need|like most)(?: most| from me)?',
  'what are you (?:really )?(?:after|hoping for|looking for|waiting for)',
  'what do you (?:get|gain|hope to (?:get|gain))',
)
/** What somebody is afraid of. */
export const WHAT_YOU_FEAR_EN = plain(
  'are you (?:so |very |really |still )?(?:afraid|scared|frightened|in fear)(?: of (?:something|somebody|someone|anything|anybody))?',
  '(?:what|who|whom) (?:are you|do you) (?:so |really |most )?(?:afraid|scared|frightened|fear)(?: of| most)?',
  'why are you (?:so )?(?:afraid|scared|frightened)',
)
/** What somebody does in this place. */
export const WHY_YOU_HERE_EN = plain(
  "(?:why|how come) (?:are you|you are|you're)(?: (?:even|still|all))? (?:here|in (?:here|this place))",
  'what (?:are you doing|do you do|brings you|brought you|is your (?:job|work|part|role|trade|business|place))(?: for a living| around here)?',
)
/** What somebody could tell at all. */
export const WHAT_YOU_KNOW_EN = plain(
  'what (?:else )?(?:do you know|can you tell(?: me| us)?|have you (?:got )?to (?:tell|say)|could you tell(?: me| us)?)(?: else)?',
  '(?:do you know|can you tell(?: me| us)?|have you (?:seen|heard|noticed)|did you (?:see|hear|notice)|do you remember) (?:anything|something)(?: else| odd| strange| useful| unusual| suspicious)?',
  'tell me (?:something|anything|everything|all|what you (?:know|saw|heard|remember))(?: you know)?',
  'what you (?:know|saw|heard|remember|have seen)',
)
/** Whether somebody can be trusted. */
export const TRUST_YOU_EN = plain(
  '(?:can|could|should|may|why should) (?:i|we) (?:really )?(?:trust|believe|rely on) you',
)
/** What somebody meant. */
export const WHAT_YOU_MEAN_EN = plain(
  'what (?:do|did) you mean(?: (?:by|with) (?:that|this|it))?',
  'what (?:is|was|does) (?:that|this|it)(?: supposed to)? mean(?: to say)?',
  "(?:i )?(?:do not|don’t|don't) (?:understand|follow|get (?:it|that|you))(?: (?:you|that|this|it|any of (?:it|this)))?",
)
/** A thing that is pointed at and not named. */
export const WHAT_THAT_EN = plain(
  "what(?:'s|’s| is| are) (?:that|this|it|those|these)(?: (?:thing|over there|there|stuff|on the \\w+))?",
)
/** What it is all about, in no words of the story. */
export const WHAT_HAPPENED_EN = plain(
  "what(?:'s|’s| is| has| was)? (?:happened|happening|going on|gone wrong|the (?:story|problem|mystery)|up|all this(?: about)?|this (?:all )?about)(?: (?:here|there|to (?:him|her|them|it)|with (?:him|her|them|it|this)|that (?:night|day|evening)))?",
  'what did happen',
  '(?:who|how|when|where|why|what) (?:did|was|were|has|have|had|is) (?:it|this|that|he|she|they|him|her)(?: all| been| get)? (?:happen(?:ed)?|die[ds]?|dead|killed|murdered|lost|stolen|taken|found|vanish(?:ed)?|disappear(?:ed)?|gone|begin|start(?:ed)?|hurt|end)',
  '(?:who|what) (?:found|killed|murdered|took|stole|hid|did|saw|wrote|started|hurt|caused|made) (?:it|this|that|him|her|them)(?: first)?',
  'who is (?:behind (?:it|this|that|all this)|guilty|to blame|responsible|the (?:murderer|killer|thief|culprit))',
  '(?:who|whom) do you (?:suspect|think (?:did it|it was|it is))',
)
/** The word that asks; “what happened” may be anything. */
export const WONDERING_EN = /\b(?:who|how|why|where|when|whose)\b/i
