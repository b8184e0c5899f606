import tagsEn from '../../../content/storyteller/lexicon/tags.en.json' with { type: 'json' }
import { type ActTag, tagListSchema } from '../words.ts'
import { formsOf } from './inflect-en.ts'

/** Tags by the words that carry them; phrases by their first word. */
const BY_WORD = new Map<string, ActTag[]>()
const BY_PHRASE: (readonly [phrase: string, tag: ActTag])[] = []

for (const [tag, entries] of Object.entries(tagListSchema.parse(tagsEn)) as [ActTag, string[]][]) {
  for (const entry of entries) {
    if (entry.includes(' ')) BY_PHRASE.push([entry, tag])
    else for (const form of [entry, ...formsOf(entry)]) BY_WORD.set(form, [...(BY_WORD.get(form) ?? []), tag])
  }
}

/** What an act is made of, by its words: “hum a lullaby to the cat” is music and animal. */
export function tagsEnOf(words: string): ReadonlySet<ActTag> {
  const plain = ` ${words
    .toLowerCase()
    .replace(/[^\p{L}’']+/gu, ' ')
    .trim()} `
  const tags = plain.split(' ').flatMap((word) => BY_WORD.get(word) ?? [])
  const phrased = BY_PHRASE.filter(([phrase]) => plain.includes(` ${phrase} `)).map(([, tag]) => tag)
  return new Set([...tags, ...phrased])
}
