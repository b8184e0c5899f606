import { EN } from '../language/en.ts'
import { draw, drawSurely, facetsKnown, type Turn } from '../rules/turn.ts'
import type { Ending, Truth } from '../types.ts'
import { hear } from './hearing.ts'

type Facet = Truth['facets'][number]

/** Words in common with what is known of it that make a fact named; and with a fact of which nothing was found. */
const NAMED = { told: 2, guessed: 3 } as const
/** Letters of a word that tell it from others: “write” is “written”. */
const STEM = 4

/** The words of some texts that carry a meaning, by their first letters. */
export const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= STEM && !EN.stop.has(word))
      .map((word) => word.slice(0, STEM)),
  )

const cluesOf = (t: Turn, facet: Facet) =>
  t.truth.clues.filter((clue) => clue.facet === facet.id && t.state.clues.includes(clue.id))

const openFacets = (t: Turn): Facet[] => t.truth.facets.filter((facet) => !t.state.flags[`f:${facet.id}`])

/** Whether words name a fact: by what was told of it, or, where that is what was asked for, by what is so. */
function isNamedIn(t: Turn, facet: Facet, words: ReadonlySet<string>): boolean {
  const clues = cluesOf(t, facet)
  if (!clues.length && !t.state.flags.missing) return false
  const texts = clues.length ? [facet.question, facet.answer, ...clues.map((clue) => clue.text)] : [facet.answer]
  const common = [...wordsIn(texts)].filter((stem) => words.has(stem)).length
  return common >= (clues.length ? NAMED.told : NAMED.guessed)
}

/** What was told of a fact counts as known once the hero names it in the last scene, or ends it by it. */
export function creditNamed(t: Turn, ending?: Ending) {
  const { heard, state, tell } = t
  if (/\?\s*$/.test(heard) && !ending) return
  const words = wordsIn([heard, ending?.choice ?? ''])
  for (const facet of openFacets(t)) {
    if (!isNamedIn(t, facet, words)) continue
    state.flags[`f:${facet.id}`] = state.turn
    if (!ending) tell.put(6, draw(t, 'deduce', { answer: facet.answer }), 'facet')
  }
}

/** How many facets an ending wants: truth two, mercy and bargain one. */
export const isDeserved = (t: Turn, ending: Ending): boolean => facetsKnown(t) >= (ending.kind === 'truth' ? 2 : 1)

/** Something decisive has not been said: the room asks for it, once, and there is a turn to say it. False when it was asked. */
export function askMissing(t: Turn, said: boolean | undefined): boolean {
  const { state, tell } = t
  // Whoever knows nothing has nothing to add.
  if (state.flags.missing || (!state.clues.length && !facetsKnown(t))) return false
  const [facet] = openFacets(t).sort((x, y) => cluesOf(t, y).length - cluesOf(t, x).length)
  if (!facet) return false
  state.flags.missing = state.turn
  hear(t, 'say', said)
  tell.put(2, drawSurely(t, 'climax.missing', { question: facet.question }), 'climax')
  return true
}
