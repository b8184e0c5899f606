import { EN } from '../language/en.ts'

/** Letters of a word that tell it from others, whatever it ends in. */
const STEM = 5
/** Shorter words carry nothing. */
const SHORTEST = 4

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
/** The words of some texts that carry a meaning, without their endings. */
export const stemsOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .flatMap(wordsOf)
      .filter((word) => word.length >= SHORTEST && !EN.stop.has(word))
      .map((word) => word.slice(0, STEM)),
  )
