import type { Action } from '../action.ts'
import { ACCEPTS_EN, INWARD_WORD_EN } from '../language/directions-en.ts'
import type { Ref, State } from '../state.ts'
import { stripFiller } from './filler.ts'
import { type Listener, makeAction, versed } from './listener.ts'

/** As many turns a door that was opened to the hero is what “in” means. */
const STANDS_OPEN = 2

/** What is kept of a door that was opened to the hero. */
export const ajar = (place: string): string => `ajar:${place}`

/** Whether the door of a place was opened to the hero just now, by somebody else. */
export function isAjar({ turn, flags, shut }: State, place: string): boolean {
  const opened = flags[ajar(place)]
  return opened !== undefined && turn - opened <= STANDS_OPEN && !shut.includes(place)
}

/** Where “in” leads: through the door that was just opened, else into the one room that lies off this place. */
export function inward(text: string, l: Listener): Ref | undefined {
  if (!INWARD_WORD_EN.test(text)) return undefined
  const { quest, state } = l
  const placeOf = (id: string) => quest.places.find((p) => p.id === id)
  const open = (placeOf(state.place)?.exits ?? []).filter((id) => !state.shut.includes(id))
  const inner = open.filter((id) => {
    const place = placeOf(id)
    return place && !place.landmark && place.exits.every((back) => back === state.place)
  })
  const to = open.find((id) => isAjar(state, id)) ?? (inner.length === 1 ? inner[0] : undefined)
  return l.known.find((k) => k.ref.kind === 'place' && k.ref.id === to)?.ref
}

/** “I accept the invitation”, said at a door that was just opened: one goes in. */
export function accepted(text: string, l: Listener): Action | undefined {
  if (!ACCEPTS_EN.test(text)) return undefined
  const exits = l.quest.places.find((p) => p.id === l.state.place)?.exits ?? []
  const to = exits.find((id) => isAjar(l.state, id))
  const target = l.known.find((k) => k.ref.kind === 'place' && k.ref.id === to)?.ref
  return target && makeAction(l, 'go', text, { target, vp: versed(l, stripFiller(text, l).text) })
}
