/** What is talked of when nothing is meant by it, in English: weather, meals, jokes, oneself. */
const any = (parts: readonly string[]): string => `(?:${parts.join('|')})`
const MEAL = '(?:supper|dinner|lunch|breakfast|tea|pudding|dessert|coffee|food|the menu|a snack|to eat|to drink)'

/** Talk of nothing, wherever it stands in a sentence. */
const TOPICS = any([
  'weather|forecast|sunny|sunshine|drizzl\\p{L}+|football|cricket|baseball|soccer|horoscopes?|the lottery|homework|netflix|pizza',
  "(?:it|it's|it is|it was)(?: been)? (?:(?:very|so|really|rather|quite|a bit) )?(?:raining|snowing|sunny|rainy|windy|cloudy|foggy|chilly|a (?:nice|lovely|fine|beautiful|cold|hot|warm|wet) (?:day|morning|evening|night))",
  `(?:what(?:'s| is| was| are we having)|when(?:'s| is)|is there|have you(?: got)?|where(?:'s| is)|i want|i (?:would|could) like|i'd like|can i have|could i have|shall we have|who wants|how about|time for) (?:(?:some|any|a|the|my|our|for|cup of) )*${MEAL}`,
  'for (?:supper|dinner|lunch|breakfast|pudding|dessert)',
  '(?:tell|know|hear) (?:(?:me|you|us|them|any|some|the|a|about) )*(?:one about|jokes?|riddles?)|knock,? knock|walks? into a bar|cross the road|what do you call an?|what do you get (?:if|when)',
  "(?:my|your|his|her) favou?rite|how are you|how do you do|how have you been|how's (?:it going|life|things|your)|what time is it|what day is it|guess what|once upon a time|did you know that|fun fact|by the way",
  "(?:i am|i'm|we are|we're|feeling) (?:so |very |really |a bit |rather |quite )?(?:hungry|thirsty|starving|bored|sleepy|tired|cold|hot|itchy|peckish)",
  "(?:where(?:'s| is| are)|may i use|can i use|i need) (?:the |a )?(?:bathroom|toilet|loo|lavatory|privy|restroom)",
  '(?:nice|lovely|pretty|great|cool|i like your|love your) (?:hat|coat|shoes|dress|hair|house|room|place|curtains|boots|tie|scarf|beard|eyes)',
])
/** A taste of the hero's own, and not of what somebody did. */
const TASTES =
  '(?:i|we|do you|does anybody|does anyone|who)(?: (?:really|do|also|just|quite|much|all))* (?:like|love|hate|adore|prefer|enjoy|collect|fancy)s? (?!(?:you|him|her|them|it|that|this|what|how|why|who|to|the (?:way|truth|idea|thought|look)|your)(?!\\p{L}))'
export const SMALL_TALK_EN = new RegExp(`(?<![\\p{L}'])(?:${TOPICS}|${TASTES})(?!['])`, 'iu')

/** What ties words to somebody or something in the room, or to right and wrong. */
export const TIED_EN =
  /(?<!\p{L})(?:you|your|yours|he|she|they|him|her|his|hers|them|their|it|its|this|that|these|those|here|us|our|somebody|someone|nobody|everybody|everyone|anybody|one|both|all|happen\p{L}*|did|done|truth|true|lie[sd]?|lying|liars?|guilt|guilty|innocent|blame|why|because|secrets?|proof|prove|evidence|murder\p{L}*|kill\p{L}*|dead|deaths?|die[sd]?|stole|steal|stolen|thie\p{L}+|mercy|merciful|pity|justice|law|police|pay|paid|price|promise|sorry|enough|stop|listen|know|knew|known|understand|remember|forg[eio]\p{L}*|accuse|confess\p{L}*|must|deal|bargain|end|choose|decide)(?!\p{L})/iu
