import { bare } from '../language/grammar.ts'
import { handedEn, LAID_EN, SHOWS_EN } from '../language/last-scene-en.ts'
import { takeUpAttempt } from '../prose/uptake.ts'
import { isKnown } from '../rules/clue.ts'
import { drawSurely, placeNow, type Turn } from '../rules/turn.ts'
import { namesMade } from './made.ts'
import { isNamed } from './verdict.ts'

/** Something that is to be seen, and is neither carried nor in the room. */
interface Shown {
  readonly noun: string
  /** The hero has seen it elsewhere and can tell of it. */
  readonly seen: boolean
}

interface Named {
  readonly noun: string
  readonly alias?: readonly string[] | undefined
}

const LETTERS = /[^\p{L}\p{N}]+/gu
const plain = (text: string): string => ` ${text.toLowerCase().replace(LETTERS, ' ').trim()} `

/** Where something is named in a text, if it is. */
const whereIn = (said: string, { noun, alias = [] }: Named): number =>
  Math.min(...[noun, ...alias].map((name) => said.indexOf(plain(bare(name)))).map((at) => (at < 0 ? Infinity : at)))

/** Whether something is named in what is said, by any of its names. */
export const isSpokenOf = (words: string, named: Named): boolean => whereIn(plain(words), named) < Infinity

/** What is handed over or held up as if it were known, and is nowhere in the story. */
function nowhereFrom(t: Turn): Shown | undefined {
  const { action, heard, state, world } = t
  const handed = handedEn(heard)
  const refs = [action.target, action.tool]
  if (!handed || action.topic?.kind === 'topic' || refs.some((ref) => ref?.present && ref.kind !== 'person'))
    return undefined
  const head = handed.noun.split(' ').at(-1) ?? ''
  const isNamedNow = (state.named ?? []).some((noun) => noun.toLowerCase().split(' ').includes(head))
  const isSomebody = world.quest.people.some((person) => isNamed(person, handed.whole))
  if (isNamedNow || isSomebody || namesMade(t, handed.whole)) return undefined
  return { noun: handed.whole, seen: false }
}

/** What the hero holds up or points at in the last scene without having it there. */
function shownFrom(t: Turn): Shown | undefined {
  const { action, heard, state, truth, world } = t
  if (!action.free || action.quote || !SHOWS_EN.test(heard)) return undefined
  const [object = ''] = heard.replace(SHOWS_EN, '').split(LAID_EN)
  const said = plain(object)
  const { things, places } = world.quest
  const here = placeNow(t).details
  // What is named first is what is shown; the rest is where it is laid.
  const [first] = [...here, ...things, ...places.flatMap((place) => place.details)]
    .map((each) => ({ away: each, at: whereIn(said, each) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at)
  if (!first) return nowhereFrom(t)
  const { away, at } = first
  if (here.some((detail) => whereIn(said, detail) === at)) return undefined
  if (things.some((thing) => state.things[thing.id] === 'me' && whereIn(said, thing) === at)) return undefined
  const clues = truth.clues.filter((c) => c.via.some((v) => v.detail === away.id || v.show?.[0] === away.id))
  return { noun: away.noun, seen: state.seen.includes(away.id) || clues.some((clue) => isKnown(t, clue)) }
}

/** What is not there to be shown is told of, by whoever has seen it; undefined where it is there, or nothing is shown. */
export function showAbsent(t: Turn): 'told' | 'nothing' | undefined {
  const shown = shownFrom(t)
  if (!shown) return undefined
  takeUpAttempt(t)
  t.tell.put(1, drawSurely(t, shown.seen ? 'climax.toldOf' : 'climax.notHad', { thing: shown.noun }), 'climax')
  return shown.seen ? 'told' : 'nothing'
}
