import { thereOtherwise } from '../language/glue-en.ts'

/** The first two words of a text: the shape of an opener. */
export const headOf = (text: string): string => text.split(/\s+/).slice(0, 2).join(' ').toLowerCase()

/** Whether a text begins as none of the last replies did. */
export const isFreshHead = (openers: readonly string[], text: string): boolean => !openers.includes(headOf(text))

/** A text that begins as one of the last replies did, begun otherwise where that can be had. */
export const begunAfresh = (openers: readonly string[], text: string): string =>
  [text, ...thereOtherwise(text)].find((x) => isFreshHead(openers, x)) ?? text
