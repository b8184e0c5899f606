import { placesThere } from '../language/directions-en.ts'
import {
  ABOUT_THEM_EN,
  ARRESTS_EN,
  CLAIMS_EN,
  FACED_EN,
  LISTENS_EN,
  SLIP,
  SLIP_EN,
  stoppedEn,
  THEIRS_EN,
  TOLD_OF_EN,
  UP_TO_EN,
  WHOEVER_EN,
  WORN_EN,
} from '../language/recast-en.ts'
import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'
import type { Listener } from './listener.ts'
import { themBy } from './nouns.ts'
import { resolve, wordsOfName } from './resolve.ts'

const PEOPLE = (l: Listener) => l.known.filter((k) => k.ref.kind === 'person')

/** The slip of paper in the hero's hand, where there is one. */
const slipInHand = (l: Listener): Ref | undefined =>
  l.known.find(
    (k) =>
      k.ref.kind === 'thing' &&
      l.state.things[k.ref.id] === 'me' &&
      k.names.some((name) => wordsOfName(name).includes(SLIP)),
  )?.ref

/** What hindering somebody is taken for by its verb alone. */
const HINDERS: readonly Verb[] = ['use', 'wait', 'perform', 'refrain', 'craft']

/** What an act is once its object is seen: nobody hides in order to listen to who speaks, or stops people like a clock. */
export function recast(verb: Verb, text: string, l: Listener): Verb {
  if (verb === 'sneak' && l.here.length && LISTENS_EN.test(text)) return 'ask'
  if (verb === 'craft' && CLAIMS_EN.test(text)) return 'say'
  if (verb === 'fight' && ARRESTS_EN.test(text)) return 'accuse'
  if (verb === 'flee' && SLIP_EN.test(text) && slipInHand(l)) return 'give'
  const whom = HINDERS.includes(verb) ? stoppedEn(text) : undefined
  if (whom) return resolve(whom, PEOPLE(l)) || themBy(whom, l, true) ? 'persuade' : 'perform'
  return verb
}

/** Whoever is looked in the face. */
export function facedBy(text: string, l: Listener): Ref | undefined {
  const whom = FACED_EN.exec(text)?.[1]
  return whom ? (resolve(whom, PEOPLE(l)) ?? themBy(whom, l)) : undefined
}

/** Whoever is looked at by their hands, their boots, their face. */
export function aboutThem(text: string, l: Listener): Ref | undefined {
  const worn = WORN_EN.exec(text)
  const whom = worn ? (worn[1] ?? worn[2]) : ABOUT_THEM_EN.exec(text)?.[1]
  if (!whom) return undefined
  return resolve(whom, PEOPLE(l)) ?? themBy(THEIRS_EN.get(whom.toLowerCase()) ?? whom, l, true)
}

/** “Up to” somebody or something: whoever is meant, nobody where it is a thing, and undefined where “up” is a way. */
export function approached(text: string, l: Listener): { who: Ref | undefined } | undefined {
  const whom = UP_TO_EN.exec(text)?.[1]
  if (!whom) return undefined
  if (WHOEVER_EN.test(whom)) return { who: themBy(whom, l) ?? l.here[0] }
  return placesThere(text).some((place) => place.test(whom)) || resolve(whom, l.known, ['place'])
    ? undefined
    : { who: undefined }
}

/** Whether what is told is told of somebody who is none of those who hear it. */
export function isOfAnother(told: string, l: Listener): boolean {
  const pron = TOLD_OF_EN.exec(told)?.[1]?.toLowerCase()
  return pron !== undefined && !l.here.some((r) => l.quest.people.some((p) => p.id === r.id && p.pron === pron))
}
