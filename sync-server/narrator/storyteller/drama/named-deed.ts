import { EN } from '../language/en.ts'
import { DEEDS_BETWEEN } from '../language/glue-en.ts'
import { DEED_HEAD_EN, isSameDeed } from '../language/last-scene-en.ts'
import type { Ending } from '../types.ts'

/** Letters of a word that tell it from others. */
const STEM = 5
/** An act of more words than this says more than the deed. */
const MAX_WORDS = 12

const nounsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 2 && !EN.stop.has(word))
    .map((word) => word.slice(0, STEM))

/** The halves of a choice, each with its verb: “put your stamp in the jar”, “stamp nothing ever again”. */
const deedsOf = (choice: string): string[] => choice.split(DEEDS_BETWEEN)

/** Whether an act is the deed that a half of a choice names: a verb that does the same, to the things of that half only. */
function isDeedOf(verb: string, things: readonly string[], half: string): boolean {
  const [, own = '', rest = ''] = DEED_HEAD_EN.exec(half) ?? []
  const named = nounsOf(rest)
  return isSameDeed(verb, own.toLowerCase()) && named.length > 0 && things.every((thing) => named.includes(thing))
}

/** The ending that names the deed: “drop the stamp” is “put your stamp in the jar”. */
export function endingByDeed(clause: string, open: readonly Ending[]): Ending | undefined {
  if (clause.split(/\s+/).length > MAX_WORDS) return undefined
  const [, verb = '', rest = ''] = DEED_HEAD_EN.exec(clause) ?? []
  const things = nounsOf(rest)
  if (!verb || !things.length) return undefined
  const fits = open.filter((ending) =>
    deedsOf(ending.choice).some((half) => isDeedOf(verb.toLowerCase(), things, half)),
  )
  return fits.length === 1 ? fits[0] : undefined
}
