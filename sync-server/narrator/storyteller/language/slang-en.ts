/** Short and slangy spellings, and what they stand for. */
const SLANG: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lol: 'laugh',
    lmao: 'laugh',
    rofl: 'laugh',
    hubby: 'husband',
    wots: "what's",
    wats: "what's",
    becoz: 'because',
    bcoz: 'because',
    gimme: 'give me',
    lemme: 'let me',
    dunno: "don't know",
    idk: "I don't know",
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thank you',
    whatcha: 'what are you',
    outta: 'out of',
    kinda: 'kind of',
    sorta: 'sort of',
    cuz: 'because',
    coz: 'because',
    abt: 'about',
    ppl: 'people',
    ur: 'your',
    ya: 'you',
    yer: 'your',
    yous: 'you',
    em: 'them',
    wat: 'what',
    wut: 'what',
    wot: 'what',
    tho: 'though',
    thru: 'through',
    shoulda: 'should have',
    coulda: 'could have',
    woulda: 'would have',
    musta: 'must have',
    tryna: 'trying to',
    betcha: 'bet you',
  }),
)
const WORD = new RegExp(`(?<![\\p{L}'-])(?:${[...SLANG.keys()].join('|')})(?![\\p{L}'-])`, 'giu')
/** Single letters stand for words only beside others: “u” alone is a direction. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/\br u\b/gi, 'are you'],
  [/(?<=[a-z] )2(?= (?:him|her|them|the|mrs?|me|you|my)\b)/gi, 'to'],
  [/(?<=[a-z] )4(?= (?:him|her|them|the|mrs?|me|you|my)\b)/gi, 'for'],
  [/^u (?=\S)|(?<=\S )u\b/gi, 'you '],
  [/(?<=\S )ur\b/gi, 'your'],
  [/^wtf (?=is|are|was|did|do)/i, 'what '],
]

/** Laughter typed before or after what is meant. */
const LAUGHTER =
  /^(?:lol|lmao|lmfao|rofl|haha+|hehe+|xd)[,.! ]+(?=\S)|[,.! ]+(?:lol|lmao|lmfao|rofl|haha+|hehe+|xd|:\)|:d|;\))[.! ]*$/gi

/** A text with short spellings written out. */
export const withoutSlang = (text: string): string =>
  LETTERS.reduce((out, [from, to]) => out.replace(from, to), text.replace(LAUGHTER, ''))
    .replace(WORD, (word) => SLANG.get(word.toLowerCase()) ?? word)
    .replace(/\s+/g, ' ')
    .trim()
