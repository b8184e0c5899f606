import { WORDS_BY_FREQUENCY } from './common-en.ts'

/** How a word sounds, roughly: its consonants as they are spoken, without its vowels. */
export function skeletonOf(word: string): string {
  const spoken = word
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/[aeiou]gh(?=t|$)/g, '')
    .replace(/ph/g, 'f')
    .replace(/[ct]ious/g, 'shs')
    .replace(/[cst]ion/g, 'shn')
    .replace(/(?<!s)ch|tch/g, 'X')
    .replace(/sc(?=[eiy])/g, 's')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/dg(?=e)/g, 'j')
    .replace(/z/g, 's')
    .replace(/x/g, 'ks')
  const first = /^[aeiou]/.test(spoken) ? 'a' : ''
  return first + spoken.replace(/[aeiouyh]/g, '').replace(/(.)\1+/g, '$1')
}

/** English words by how they sound, the most frequent first. */
const BY_SOUND = new Map<string, string[]>()
for (const word of WORDS_BY_FREQUENCY) {
  if (word.length < 5 || /[^a-z]/.test(word)) continue
  const key = skeletonOf(word)
  const same = BY_SOUND.get(key)
  if (same) same.push(word)
  else BY_SOUND.set(key, [word])
}

/** The English words that sound as a misspelt one does. */
export const soundsLike = (word: string): readonly string[] => BY_SOUND.get(skeletonOf(word)) ?? []
