import { bare } from '../language/grammar.ts'
import { takeUp } from '../prose/uptake.ts'
import { escapePattern } from '../understand/normalise.ts'
import { isKnown } from './clue.ts'
import { nounTyped } from './scenery.ts'
import { drawSurely, placeNow, type Turn } from './turn.ts'

/** As many turns after a clue was told its words can be gone back to from anywhere. */
const FRESH = 2
const SENTENCE = /(?<=[.!?…]”?)\s+(?=[\p{Lu}“])/u

/** The sentence of a text in which a word stands, with what closes its quotation. */
function sentenceOf(text: string, word: RegExp): string | undefined {
  const all = text.split(SENTENCE)
  const at = all.findIndex((x) => word.test(x))
  if (at < 0) return undefined
  const balance = (x: string): number => (x.match(/“/g)?.length ?? 0) - (x.match(/”/g)?.length ?? 0)
  let told = all[at] ?? ''
  for (let from = at - 1; balance(told) < 0 && from >= 0; from--) told = `${all[from]} ${told}`
  for (let to = at + 1; balance(told) > 0 && to < all.length; to++) told = `${told} ${all[to]}`
  return balance(told) === 0 ? told : undefined
}

/** What a clue that was found here, or just now, has named is looked at again: the clue says it once more, in short. */
export function rereadClue(t: Turn): boolean {
  const { action, state, truth, tell } = t
  if (!action.free || action.quote || (action.verb !== 'look' && action.verb !== 'search')) return false
  const noun = nounTyped(t, action.target)
  const head =
    bare(noun ?? '')
      .toLowerCase()
      .split(' ')
      .at(-1) ?? ''
  if (head.length < 3) return false
  const word = new RegExp(`(?<![\\p{L}-])${escapePattern(head)}(?![\\p{L}-])`, 'iu')
  const place = placeNow(t)
  const isFresh = (id: string): boolean => state.clues.at(-1) === id && state.turn - (state.flags.clue ?? 0) <= FRESH
  const clue = truth.clues.findLast(
    (c) =>
      isKnown(t, c) &&
      word.test(c.text) &&
      (isFresh(c.id) || c.via.some((v) => v.search === place.id || place.details.some((d) => d.id === v.detail))),
  )
  const told = clue && sentenceOf(clue.text, word)
  if (!told) return false
  takeUp(t, 'look')
  tell.put(2, `${drawSurely(t, 'readAgain')} ${tell.fill(told)}`.trim(), 'detail')
  return true
}
