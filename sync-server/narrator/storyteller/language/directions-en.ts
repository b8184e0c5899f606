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
const COMPASS = ['north', 'east', 'south', 'west'] as const

/** Back where one came from. */
export const BACK_EN = /\b(?:back|return|retrace|(?:the )?way (?:i|we) came|where (?:i|we) came from)\b/i
/** Any word for a way without a place. */
export const DIRECTION_EN =
  /\b(?:out|outside|outdoors|back|away|on|in|inside|indoors|up|down|(?:north|south)?-?(?:east|west)|north|south|upstairs|downstairs|below|above|through|next door|elsewhere|somewhere else)\b/i

/** What the place in a direction is likely to be called. */
export const placesThere = (text: string): readonly RegExp[] =>
  BY_NAME.filter(([words]) => words.test(text)).map(([, places]) => places)

/** Which of the exits a compass point means, where nothing else tells; undefined for none. */
export function compassPoint(text: string): number | undefined {
  const low = text.toLowerCase()
  const at = COMPASS.findIndex((point) => low.includes(point))
  return at < 0 ? undefined : at
}
