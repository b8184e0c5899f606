import type { Beat, Cond, Fx, Person, Quest, Thing, Truth } from '../types.ts'
import { ENGINE_FLAGS } from './references.ts'

/** What a hero can come by in a truth of a quest, whatever the dice say: no door is forced. By id. */
export interface Reach {
  readonly places: ReadonlySet<string>
  readonly things: ReadonlySet<string>
  /** Whom the hero can stand before. */
  readonly people: ReadonlySet<string>
  readonly flags: ReadonlySet<string>
  readonly plants: ReadonlySet<string>
}

/** Bounds of a story: a condition outside them never holds. */
const BOUNDS = { acts: [1, 3], turn: [1, 24], clock: [0, 8], facets: [0, 4] } as const

const within = (range: readonly [number, number] | undefined, [least, most]: readonly [number, number]): boolean =>
  !range || (range[0] <= range[1] && range[0] <= most && range[1] >= least)

/** Places that can be come to through doors that stand open, by themselves or with what is in hand. */
function placesWith(quest: Quest, things: ReadonlySet<string>, fx: readonly Fx[]): Set<string> {
  const byId = new Map(quest.places.map((p) => [p.id, p]))
  const opened = new Set(fx.flatMap((x) => x.open ?? []))
  const seen = new Set([quest.start])
  for (const id of seen) {
    for (const exit of byId.get(id)?.exits ?? []) {
      const lock = byId.get(exit)?.locked
      if (!lock || things.has(lock.by) || opened.has(exit)) seen.add(exit)
    }
  }
  return seen
}

/** Whether a thing is had in the places that can be come to: it lies there, a detail gives it, or a beat brings it. */
function isHad(quest: Quest, thing: Thing, places: ReadonlySet<string>, fx: readonly Fx[]): boolean {
  const given = quest.places.some((p) => places.has(p.id) && p.details.some((d) => d.gives === thing.id))
  const brought = fx.some((x) => x.thing?.[0] === thing.id && x.thing[1] === 'me')
  return thing.at === 'me' || places.has(thing.at) || given || brought
}

function isMet(person: Person, places: ReadonlySet<string>, fx: readonly Fx[]): boolean {
  if (!person.offstage && places.has(person.at)) return true
  return fx.some((x) => [x.enter, x.move].some((to) => to?.[0] === person.id && (to[1] === '*' || places.has(to[1]))))
}

/** What can be come by when these beats can happen: a door lets to things, and a thing may open a door. */
function reachWith(quest: Quest, truth: Truth, beats: readonly Beat[]): Reach {
  const fx = beats.flatMap((b) => b.fx ?? [])
  let places: Set<string>
  let things: Thing[] = []
  for (let had = -1; had < things.length; ) {
    had = things.length
    places = placesWith(quest, new Set(things.map((x) => x.id)), fx)
    things = quest.things.filter((x) => isHad(quest, x, places, fx))
  }
  const uses = things.flatMap((x) => Object.values(x.use ?? {}))
  const people = quest.people.filter((p) => isMet(p, places, fx))
  return {
    places: places!,
    things: new Set(things.map((x) => x.id)),
    people: new Set(people.map((p) => p.id)),
    flags: new Set([
      ...[...fx, ...uses].flatMap((x) => x.flag ?? []),
      ...truth.facets.map((f) => `f:${f.id}`),
      ...[...places!].map((id) => `v:${id}`),
      ...ENGINE_FLAGS,
    ]),
    plants: new Set(fx.flatMap((x) => x.plant?.[0] ?? [])),
  }
}

/** Flags that the engine sets when somebody or some scene was met with. */
const OF_ENCOUNTERS = /^(?:w|out|beaten|named|scene):/

const canBeSet = (flag: string, reach: Reach): boolean => reach.flags.has(flag) || OF_ENCOUNTERS.test(flag)

/** Whether a condition can ever hold. */
function canHold(c: Cond, truth: Truth, reach: Reach): boolean {
  const alone = c.alone === true && (c.company === true || c.present !== undefined)
  const ranges = within(c.turn, BOUNDS.turn) && within(c.clock, BOUNDS.clock) && within(c.facets, BOUNDS.facets)
  return (
    ranges &&
    !alone &&
    (!c.truth || c.truth === truth.id) &&
    (!c.act || c.act.some((act) => within([act, act], BOUNDS.acts))) &&
    (!c.place || c.place.some((id) => reach.places.has(id))) &&
    (!c.present || reach.people.has(c.present)) &&
    (!c.has || reach.things.has(c.has)) &&
    (!c.plant || reach.plants.has(c.plant)) &&
    (!c.flag || (c.flag !== c.not && canBeSet(c.flag, reach)))
  )
}

/** What can be come by in a truth, and the beats that can happen: each may let others happen, until none is added. */
export function reachOf(quest: Quest, truth: Truth): { readonly reach: Reach; readonly beats: readonly Beat[] } {
  let beats: Beat[] = []
  for (;;) {
    const reach = reachWith(quest, truth, beats)
    const next = quest.beats.filter((b) => canHold(b.when, truth, reach))
    if (next.length === beats.length) return { reach, beats }
    beats = next
  }
}
