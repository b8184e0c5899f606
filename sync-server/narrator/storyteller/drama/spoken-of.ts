import type { Action } from '../action.ts'
import { EN, PHRASES } from '../language/en.ts'
import { capital } from '../language/grammar.ts'
import { HE_OR_SHE_EN, PUT_TO_ALL_EN, TELLS_EN, TO_SOMEBODY_EN } from '../language/last-scene-en.ts'
import { TOLD_BY_ME } from '../language/verdict-en.ts'
import type { State } from '../state.ts'
import type { Person, World } from '../types.ts'
import { stripFiller } from '../understand/filler.ts'
import { createListener, versed } from '../understand/listener.ts'
import { isNamed } from './verdict.ts'

/** Whoever stands accused, or was spoken of last in the last scene. */
function inQuestion(world: World, state: State): (Person | undefined)[] {
  const { people, truths } = world.quest
  const culprit = truths.find((truth) => truth.id === state.truth)?.culprit
  return [...state.last, culprit].map((id) => people.find((person) => person.id === id))
}

/** Whom “he” or “she” means: who was named before it, else who was spoken of last, else who stands accused. */
export function meantBy(heard: string, world: World, state: State): Person | undefined {
  const pronoun = HE_OR_SHE_EN.exec(heard)
  if (!pronoun) return undefined
  const pron = pronoun[1] ? 'he' : 'she'
  const named = world.quest.people.filter((each) => isNamed(each, heard.slice(0, pronoun.index)))
  const [first, ...others] = named.filter((each) => each.pron === pron)
  if (first && !others.length) return first
  return inQuestion(world, state).find((each) => each?.pron === pron)
}

/** Whether a question to the room was heard as a look at what it names. */
const isPut = ({ free, verb, quote }: Action, heard: string): boolean =>
  free && verb === 'look' && !quote && PUT_TO_ALL_EN.test(heard)

/** The question, put to whoever stands accused, and not to a thing. */
function asPut(action: Action, heard: string, world: World, state: State): Action {
  const culprit = world.quest.truths.find((truth) => truth.id === state.truth)?.culprit
  const person = world.quest.people.find((each) => each.id === culprit)
  const present = person !== undefined && state.people[person.id]?.at === state.place
  const target = person && { kind: 'person' as const, id: person.id, text: person.call, present }
  return { ...action, verb: 'ask', vp: PHRASES.ask, ing: '', quote: capital(heard.trim()), target }
}

/** An act of the last scene, with those for whom its pronouns stand: nobody is meant only for standing nearest. */
export function asInQuestion(action: Action, heard: string, world: World, state: State): Action {
  const { target } = action
  // “I tell everyone” sends for nobody who is there.
  if (action.free && action.vp === PHRASES.sendForAll && (TOLD_BY_ME.test(heard) || TELLS_EN.test(heard))) {
    const l = createListener(world.quest, state, EN)
    return { ...action, vp: versed(l, stripFiller(action.words, l).text) }
  }
  if (isPut(action, heard)) return asPut(action, heard, world, state)
  if (!action.free || (target && target.kind !== 'person')) return action
  const current = world.quest.people.find((each) => each.id === target?.id)
  if (current && isNamed(current, heard)) return action
  const toSomebody = TO_SOMEBODY_EN.test(heard) && !HE_OR_SHE_EN.test(heard)
  const person = meantBy(heard, world, state) ?? (toSomebody ? inQuestion(world, state)[0] : undefined)
  if (!person || person === current || (!target && !HE_OR_SHE_EN.test(action.words))) return action
  const memory = state.people[person.id]
  const present = memory?.at === state.place && !memory.gone
  return { ...action, target: { kind: 'person', id: person.id, text: person.call, present } }
}

/** Whether words speak of whoever they are about, and to the others. */
export const isSaidOf = (heard: string, person: Person | undefined): boolean =>
  !TO_SOMEBODY_EN.test(heard) && (HE_OR_SHE_EN.test(heard) || (person !== undefined && isNamed(person, heard)))

/** Remembers who is spoken of, for the next “he” or “she”. */
export function keepInQuestion(state: State, action: Action, heard: string, world: World) {
  const named = world.quest.people.find((each) => isNamed(each, heard))
  const id = named?.id ?? (HE_OR_SHE_EN.test(heard) && action.target?.kind === 'person' ? action.target.id : undefined)
  if (id) state.last = [id]
}
