import type { Person } from '../types.ts'
import { memoryOf, type Turn } from './turn.ts'

const flagOf = ({ id }: Person): string => `n:${id}`

/** Remembers whose names have been told. */
export function notePeopleNamed(t: Turn, text: string): void {
  for (const person of t.world.quest.people)
    if (!t.state.flags[flagOf(person)] && [person.call, person.name].some((name) => text.includes(name)))
      t.state.flags[flagOf(person)] = t.state.turn + 1
}

/** Whether the hero can know of somebody: they have met, or the name has been told. */
export const isHeardOf = (t: Turn, person: Person): boolean =>
  Boolean(memoryOf(t, person.id).met || t.state.flags[flagOf(person)])
