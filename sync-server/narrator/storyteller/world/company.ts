import { IN_THE_ROOM } from '../language/card-roles-en.ts'
import { the } from '../language/glue-en.ts'
import type { Rng } from '../rng.ts'
import type { Person, Quest } from '../types.ts'
import type { Named } from './card-names.ts'

/** What one calls the lighthouse keeper for short. */
export const shortOf = ({ role }: Named): string[] => (role?.includes(' ') ? [the(role.split(' ').at(-1)!)] : [])

/** The plot's people who have a calling of the card's: they are it, and nobody else answers to it. */
export function knownByRole(people: readonly Person[], roles: ReadonlyMap<string, string>): Person[] {
  const taken = new Set([...roles.values()].flatMap((role) => [role, role.split(' ').at(-1)!]))
  return people.map((p) => {
    const role = roles.get(p.id)
    const others = (p.alias ?? []).filter((a) => !taken.has(a.replace(the(''), '')))
    if (!role) return { ...p, ...(p.alias && { alias: others }) }
    return { ...p, role: the(role), alias: [...new Set([role, role.split(' ').at(-1)!, ...others])] }
  })
}

/** Whether a quest's text speaks of somebody where they are at first: they cannot be moved. */
function isNeeded(quest: Quest, person: Person): boolean {
  const texts = JSON.stringify(quest.places.find((p) => p.id === person.at))
  return (
    texts.includes(person.call) ||
    person.at === quest.climaxAt ||
    quest.truths.some((t) => t.culprit === person.id) ||
    person.offstage === true
  )
}

/** The same quest with somebody in the room where it begins, if only the next rooms had people: whom the card knows, else the last of the cast. */
export function withCompany(quest: Quest, roles: ReadonlyMap<string, string>, rng: Rng): Quest {
  if (quest.people.some((p) => p.at === quest.start && !p.offstage)) return quest
  const free = quest.people.filter((p) => !isNeeded(quest, p)).reverse()
  const host = free.find((p) => roles.has(p.id)) ?? free.find((p) => p.id !== 'client') ?? free[0]
  if (!host) return quest
  const told = rng.pick(IN_THE_ROOM)(host.call)
  return {
    ...quest,
    // Whoever is there is told of before anything else can be asked.
    opening: [...quest.opening.slice(0, -1), `${quest.opening.at(-1)} ${told}`],
    people: quest.people.map((p) => (p === host ? { ...p, at: quest.start } : p)),
  }
}
