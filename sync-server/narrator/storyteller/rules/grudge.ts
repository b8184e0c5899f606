import type { Person } from '../types.ts'
import { draw, type Turn } from './turn.ts'

const flagOf = (id: string): string => `struck:${id}`

/** Remembers on whom the hero has laid hands in earnest. */
export const noteBlow = (t: Turn, person: Person): void => {
  t.state.flags[flagOf(person.id)] = t.state.turn
}

/** Whoever was struck says so before anything else, the next time that they speak. */
export function sayGrudge(t: Turn, person: Person): void {
  const struck = t.state.flags[flagOf(person.id)]
  if (struck === undefined || struck === t.state.turn) return
  delete t.state.flags[flagOf(person.id)]
  t.tell.put(1.5, draw(t, 'beaten.says'), 'grudge')
}
