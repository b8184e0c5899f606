/** Words for a direction, and what a place that lies there is called; compass points by the order of the exits. */
const BY_NAME: readonly (readonly [words: RegExp, places: RegExp])[] = [
  [
    /\b(?:out|outside|outdoors|outward|fresh air|leave|exit)\b/i,
    /\b(?:outside|outdoors|street|road|lane|yard|garden|court|courtyard|square|fields?|porch|moor|quay|shore|beach|deck|path|green|market|forest|wood|bank|gate)\b/i,
  ],
  [
    /\b(?:up|upstairs|upwards|above|aloft)\b/i,
    /\b(?:stairs?|staircase|upstairs|upper|attic|loft|tower|roof|landing|gallery|bedrooms?|ladder|top|belfry|balcony|garret|hill|bridge)\b/i,
  ],
  [
    /\b(?:down|downstairs|downwards|below|underground)\b/i,
    /\b(?:cellar|downstairs|basement|under|hold|below|crypt|vault|bottom|lower|stairs?|staircase|kitchen|scullery|engine|pit|well|shore)\b/i,
  ],
  [
    /\b(?:in|inside|indoors|within)\b/i,
    /\b(?:inside|indoors|hall|house|parlou?r|room|lobby|entrance|kitchen|cabin|hut|inn|shop|chapel|church)\b/i,
  ],
]
/** The name of a place out of doors. */
export const isOutdoorName = (name: string): boolean => BY_NAME[0]?.[1].test(name) ?? false
const OUTDOOR_ALIAS =
  /^(?:the )?(?:outside|outdoors|out of doors|street|road|lane|yard|back ?yard|courtyard|square|fields?|beach|shore|quay|pier|jetty|wharf)$/i
/** Another name that is said of nothing indoors: a station may call its plants a garden. */
export const isOutdoorAlias = (alias: string): boolean => OUTDOOR_ALIAS.test(alias)
/** Out of here, and not through something: “go outside”, “leave the house”, “get out”. */
export const OUTWARD_EN =
  /\b(?:out|outside|outdoors|outward|outwards|fresh air|open air|leave|exit|quit|vacate|for (?:a|an) (?:\p{L}+ )?(?:walk|stroll|wander|ramble|breath|airing|turn))\b/iu
/** What one is in besides the room: “leave the house”. */
export const BUILDING_EN = /^(?:house|home|building|premises|manor|mansion|cottage|place|doors)$/i
/** Away, and not only out of the room: “ride out of town”. */
export const OUT_OF_TOWN_EN =
  /^(?:ride|drive|walk|go|get|run|head|sail|hike|march|slip|gallop|trot|storm|step|set off|flee) (?:right |straight |back |off )?out of (?:this |the )?(?:town|village|city|valley|county|country|settlement|kingdom)(?: (?:for good|alone|at once|now|tonight))?[.!]*$/i
/** The room itself. */
export const ROOM_EN = /^(?:room|chamber|here|this)$/i
/** What one is in altogether: to leave it is to leave the matter. */
export const ALTOGETHER_EN =
  /^(?:station|ship|vessel|town|village|city|island|planet|moon|colony|valley|country|county|settlement|kingdom|world)$/i
/** The part of a house that is still before it: one goes in from there. */
export const THRESHOLD_EN =
  /\b(?:porch|entrance|door|doorway|doorstep|threshold|steps|gate|yard|garden|street|lane|road|court|courtyard|drive|outside)\b/i
/** What comes after the noun of a name: “the porch of the hall”. */
export const OF_EN = / (?:of|to|at|by|with|and|before) /
/** Further in, and not out of something. */
export const INWARD_WORD_EN =
  /^(?!.*\b(?:out|outside|outdoors|back|away|leave|up|down)\b).*\b(?:in|inside|indoors|within)(?:,? (?:please|then|now|first|too|a (?:moment|minute)|\p{L}+ly|if i (?:may|might)|(?:after|with|to) (?:you|her|him|them)))*[\s.!?]*$/iu
/** What is done where a door was held open: “accept the invitation”, “cross the threshold”, “do as she says”. */
export const ACCEPTS_EN =
  /^(?:(?:i|we) )?(?:(?:gladly|gratefully|politely|quickly|quietly|slowly) )?(?:(?:accept|take up|follow) (?:the |her |his |their |that )?(?:offer|invitation|invite|welcome)|(?:cross|step (?:over|across)) (?:the |her |his |their )?(?:threshold|doorstep|sill)|do (?:as|what) (?:she|he|they|the voice|i am|i'm) (?:says?|asks?|told|bids?|tells? me)|enter|go through(?: the door)?|squeeze through(?: the (?:door|gap))?)[\s.!]*$/i
/** Into something: “go in the house”, “enter the hall”. */
export const INTO_EN = /\b(?:in|into|inside|indoors|within|enter|entering)\b/i

const COMPASS = ['north', 'east', 'south', 'west'] as const

/** Back where one came from. */
export const BACK_EN = /\b(?:back|return|retrace|(?:the )?way (?:i|we) came|where (?:i|we) came from)\b/i
/** Any word for a way without a place. */
export const DIRECTION_EN =
  /\b(?:out|outside|outdoors|back|away|on|in|inside|indoors|up|down|(?:north|south)?-?(?:east|west)|north|south|upstairs|downstairs|below|above|through|next door|elsewhere|somewhere else|for (?:a|an) (?:\p{L}+ )?(?:walk|stroll|wander|ramble|airing))\b/iu

/** What the place in a direction is likely to be called. */
export const placesThere = (text: string): readonly RegExp[] =>
  BY_NAME.filter(([words]) => words.test(text)).map(([, places]) => places)

/** Which of the exits a compass point means, where nothing else tells; undefined for none. */
export function compassPoint(text: string): number | undefined {
  const low = text.toLowerCase()
  const at = COMPASS.findIndex((point) => low.includes(point))
  return at < 0 ? undefined : at
}
