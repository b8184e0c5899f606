/** English morphology and typography that the realiser needs. */
/** Longer verbs with the stress at the end, or with a second verb in them, that double their last letter as short ones do. */
const DOUBLED = new Set(
  (
    'admit begin commit forget permit regret refer prefer submit occur compel expel propel patrol upset unwrap unzip unpin ' +
    'eavesdrop backflip kidnap worship cancel travel quarrel level shovel signal equip dispel rebel repel impel abet unplug ' +
    'defer confer infer concur incur deter outrun handicap zigzag hobnob outwit acquit overrun befit transfer control ' +
    'marvel grovel swivel unravel pummel duel fuel pedal'
  ).split(' '),
)
/** One vowel between consonants, the last of them not w, x or y. */
const SHORT = /^[^aeiou]*(?:qu)?[aeiouy][bcdfghjklmnpqrstvz]$/

/** “take” to “taking”. */
export function gerund(verb: string): string {
  const v = verb.toLowerCase()
  if (v === 'be') return 'being'
  if (/ie$/.test(v)) return `${v.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(v) && v.length > 2) return `${v.slice(0, -1)}ing`
  if (/ic$/.test(v)) return `${v}king`
  if (SHORT.test(v) || DOUBLED.has(v)) return `${v}${v.at(-1)}ing`
  return `${v}ing`
}

const PHRASE =
  /^((?:carefully|quietly|quickly|slowly|gently|just|then|politely|loudly|softly|secretly) )?([^\s,:;]+)(.*)$/is
/** A second verb after “and”: a common one, or any word that has an object after it. */
const SECOND_VERB =
  / and ((?:look|read|open|ask|say|tell|keep|make|give|go|come|bring|put|write|eat|get|let|close|turn|try|call|take|search|listen|wait|leave|examine|check|hide|run|follow|see|sit|think|pull|push|go|walk|smile|bow|nod|sing|dance|whistle|shout)\b|[a-z]{2,}(?= (?:an?|the|your|it|him|her|them|at|some)\b))/g

/** “search your desk and wait” to “searching your desk and waiting”; the phrase is already in the second person. */
export function gerundPhrase(phrase: string): string {
  const m = PHRASE.exec(phrase)
  if (!m) return phrase
  const rest = (m[3] ?? '').replace(SECOND_VERB, (_all, verb: string) => ` and ${gerund(verb)}`)
  return (m[1] ?? '') + gerund(m[2] ?? '') + rest
}

/** “Row me across” to “row yourself across”: the hero is not done to by “you”. */
const ownObject = (text: string): string =>
  text
    .replace(/^(\p{L}+) me\b(?! (?:that|what|who|where|how|why|if)\b)/iu, '$1 myself')
    .replace(/^((?:row|ferry|sail|steer|punt|paddle|swim|march|drive|fly)) (?:us|ourselves)\b/iu, '$1')
    .replace(/^(\p{L}+) us (?=(?:an?|some|the|all|two)\b)/iu, '$1 ')
    .replace(/^(\p{L}+) us(?: both| all)?\b/iu, '$1 ourselves')
    .replace(/\bourselves\b/gi, 'yourselves')

/** English as it is learned: “give to her plums”, “ask to Mrs. Oanh”; and a colon that only a heading has. */
const smoothed = (text: string): string =>
  text
    .replace(
      /^((?:give|show|offer|hand|bring|lend) )to (her|him|them) (?!(?:who|that|and|or|with|as|in|at|on)\b)(?=\p{L})/iu,
      '$1$2 ',
    )
    .replace(/^(ask )to (?=(?:Mrs?\.?|Miss|Dr\.?|him|her|them) )/iu, '$1')
    .replace(/^(lie to [^:]{2,40}): (say )/iu, '$1, and $2')

/** I to you, my to your, with the hero as object of an own act made reflexive. */
export function secondPerson(text: string): string {
  return (
    ` ${ownObject(smoothed(text))} `
      .replace(/\bI am\b/gi, 'you are')
      .replace(/\bI['’]m\b/gi, 'you are')
      .replace(/\bI was\b/gi, 'you were')
      .replace(/\bI['’]ll\b/gi, 'you will')
      .replace(/\bI['’]ve\b/gi, 'you have')
      .replace(/\bI['’]d\b/gi, 'you would')
      .replace(/\bmyself\b/gi, 'yourself')
      // A mine is dug; what is mine stands alone.
      .replace(
        /(?<=(?:^|\b(?:is|are|was|were|be|been|of|with|than|like|as|not|or|into|on|against|beside|to|hers|his|yours|theirs|that's|it's|her|him|them|for|from|about|take|give|want|have)) )mine(?= *$|[.,;:!?]| (?:and|or|but|too|as|alone|now|again|to|for|forever|by|in|on|with|is|was)\b)/gi,
        'yours',
      )
      .replace(/\b(?:my|our)\b/gi, 'your')
      .replace(/\b(one|none|each|both|all|some|most|either|neither|any|every one) of us\b/gi, '$1 of you')
      .replace(/\bme\b/gi, 'you')
      .replace(/\bI\b/g, 'you')
      .replace(/ i /g, ' you ')
      .trim()
  )
}

/** A phrase that cannot be told as an act of the hero's: it begins with no verb, or has its pronouns crossed. */
export const CLASH_EN =
  /^(?:you|i|we|he|she|they|it)\b|\b(?:you you|them (?:will|would|is|are|was|were|has|had|can|could|should|do|did)|him (?:is|was|will|has)|us (?:is|are|will|were))\b/i

/** The first letter as a capital, after any opening quotation mark. */
export const capital = (text: string): string =>
  text.replace(/^([\s"“‘'(]*)([a-zà-ÿ])/u, (_all, before: string, letter: string) => before + letter.toUpperCase())

/** Nouns that are not counted, and plurals: “some tea”, “some boots”. */
const UNCOUNTED =
  /\b(?:water|tea|coffee|honey|money|bread|sugar|salt|wine|ale|beer|milk|flour|paper|wood|gold|silver|iron|cloth|music|light|help|food|soap|smoke|mud|rope|soup|butter|information|evidence|advice|news|(?!\w*(?:ss|us|is|lens|gas)\b)\w{3,}s)$/i

/** “a hat”, “an hour”, “some boots”. */
export function withArticle(noun: string): string {
  if (UNCOUNTED.test(noun)) return `some ${noun}`
  const vowel = /^(hour|honest|heir|honour)/i.test(noun) || (/^[aeiou]/i.test(noun) && !/^(uni|use|eu|one)/i.test(noun))
  return `${vowel ? 'an' : 'a'} ${noun}`
}

/** The noun without its article or possessive. */
export const bare = (noun: string): string => noun.replace(/^(the|a|an|his|her|your|my|some|that|this)\s+/i, '')

/** “a, b and c”. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const TITLE_STOP = /\b(Mr|Mrs|Dr|St|Ms|Rev|Capt|Prof|[A-HJ-Z])\./g
/** What may end a sentence does so only before a new one: not in “‘Well?’ asks Bo”, nor in 11.50. */
const SENTENCE_END = /(?<=[.!?…]+["”’)]*)\s+(?=["“‘(]?[\p{Lu}\p{N}{])/u

/** Narrated text in sentences, titles such as “Mr.” and initials kept whole. */
export function sentences(text: string): string[] {
  const flat = text.replace(TITLE_STOP, '$1\u0001').replace(/\n+/g, ' ')
  return flat
    .split(SENTENCE_END)
    .map((x) => x.replaceAll('\u0001', '.').trim())
    .filter(Boolean)
}

/** Spaces, doubled stops and capitals at the start of sentences put right. */
export function tidy(text: string): string {
  const join = (_all: string, before: string, letter: string): string => before + letter.toUpperCase()
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/\.\.(?!\.)/g, '.')
    .replace(/,\./g, '.')
    .replace(/([!?])\./g, '$1')
    .replace(/([!?…])”\./g, '$1”')
    .replace(TITLE_STOP, '$1\u0001')
    .replace(/(^|\.["”’]?\s+|…["”’]\s+|[!?]\s+|\n+|^["“])([a-zà-ÿ])/gu, join)
    .replace(/([.!?…]\s+["“])([a-z])/g, join)
    .replaceAll('\u0001', '.')
    .trim()
}

/** At most `max` characters, cut at a word and closed with an ellipsis. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > max / 2 ? space : cut.length).replace(/[\s,;:.]+$/, '')}…`
}

/** Whole sentences up to so many characters, else whole clauses: what somebody says is not cut in the middle. */
export function clipSpeech(text: string, max: number): string {
  if (text.length <= max) return text
  const room = text.slice(0, max)
  for (const seam of [/[.!?…]["”’)]*(?=\s)/g, /[;:,–—](?=\s)/g]) {
    const last = [...room.matchAll(seam)].at(-1)
    const end = last ? last.index + last[0].length : 0
    if (end > max / 3) return room.slice(0, end).replace(/[;:,–—]$/, '')
  }
  return clip(text, max)
}

/** Edit distance with transpositions; 3 stands for “more than two letters longer or shorter”. */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  const d: number[][] = []
  for (let i = 0; i <= a.length; i++) {
    const row = [i]
    d.push(row)
    for (let j = 1; j <= b.length; j++) {
      if (i === 0) {
        row.push(j)
        continue
      }
      const above = d[i - 1]!
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? d[i - 2]![j - 2]! + 1 : 9
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row.push(Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same, swapped))
    }
  }
  return d[a.length]![b.length]!
}

/** “You” that does something, rather than has it done: “tell her you will come”. */
const SUBJECT_YOU =
  /\byou(?=(?:['’](?:ll|re|ve|d)\b)| (?:\w+ly |never |always |also |just |only )?(?:will|would|can|could|shall|should|may|might|must|are|were|have|had|do|did|don['’]t|won['’]t|can['’]t|cannot|know|knew|think|thought|want|need|saw|see|love|hate|like|mean|meant|believe|understand|found|took|came|went|said|told|heard|feel|felt|hope|wish)\b)|(?<=\b(?:that|where|what|who|if|because|when|how|why|till|until|as|than|but|and|while) )you(?= \w)/g
/** A phrase about the hero as somebody else tells it: “humming to themselves”. */
export const asSeen = (phrase: string): string =>
  phrase
    .replace(/\byourself\b/g, 'themselves')
    .replace(/\byour\b/g, 'their')
    .replace(SUBJECT_YOU, 'they')
    .replace(/\byou\b/g, 'them')

/** Apostrophes as they are printed. */
export const printed = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, '’')
