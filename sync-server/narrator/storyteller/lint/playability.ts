import type { Clue, Fx, Person, Quest, Thing, Truth, Via } from '../types.ts'

/** What a hero can come by in a quest, whatever the dice say: no door is forced. */
interface Reach {
  readonly places: ReadonlySet<string>
  readonly things: ReadonlySet<string>
}

/** What beats can do that have a place among these, or none. */
const fxIn = (quest: Quest, places: ReadonlySet<string>): Fx[] =>
  quest.beats.filter((b) => !b.when.place || b.when.place.some((id) => places.has(id))).flatMap((b) => b.fx ?? [])

/** Whether ways lead from one place to another, in any number of steps; doors stand open. */
function leads(quest: Quest, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const id of seen) for (const exit of quest.places.find((p) => p.id === id)?.exits ?? []) seen.add(exit)
  return seen.has(to)
}

/** Places that can be come to through doors that stand open, by themselves or with what is in hand. */
function placesWith(quest: Quest, things: ReadonlySet<string>): Set<string> {
  const seen = new Set([quest.start])
  let size = 0
  while (seen.size > size) {
    size = seen.size
    const opened = new Set(fxIn(quest, seen).flatMap((fx) => fx.open ?? []))
    for (const id of seen) {
      for (const exit of quest.places.find((p) => p.id === id)?.exits ?? []) {
        const lock = quest.places.find((p) => p.id === exit)?.locked
        if (!lock || things.has(lock.by) || opened.has(exit)) seen.add(exit)
      }
    }
  }
  return seen
}

/** Whether a thing is had in the places that can be come to: it lies there, a detail gives it, or a beat brings it. */
function isHad(quest: Quest, thing: Thing, places: ReadonlySet<string>): boolean {
  const given = quest.places.some((p) => places.has(p.id) && p.details.some((d) => d.gives === thing.id))
  const brought = fxIn(quest, places).some((fx) => fx.thing?.[0] === thing.id && fx.thing[1] === 'me')
  return thing.at === 'me' || places.has(thing.at) || given || brought
}

/** Every door that opens lets the hero to more things, and every thing may open a door: until nothing is added. */
function reachOf(quest: Quest): Reach {
  let things: ReadonlySet<string> = new Set()
  for (;;) {
    const places = placesWith(quest, things)
    const had = new Set(quest.things.filter((x) => isHad(quest, x, places)).map((x) => x.id))
    if (had.size === things.size) return { places, things: had }
    things = had
  }
}

/** Whether a hero can ever stand before somebody. */
function isMet(quest: Quest, reach: Reach, person: Person): boolean {
  if (!person.offstage && reach.places.has(person.at)) return true
  return fxIn(quest, reach.places)
    .flatMap((fx) => [fx.enter, fx.move])
    .some((to) => to?.[0] === person.id && (to[1] === '*' || reach.places.has(to[1])))
}

function isOpenWay(quest: Quest, reach: Reach, via: Via): boolean {
  const met = (id: string): boolean => quest.people.some((p) => p.id === id && isMet(quest, reach, p))
  const at = quest.places.find((p) => p.details.some((d) => d.id === via.detail))
  return (
    (!via.detail || Boolean(at && reach.places.has(at.id))) &&
    (!via.search || reach.places.has(via.search)) &&
    (!via.ask || met(via.ask[0])) &&
    (!via.show || (reach.things.has(via.show[0]) && (!via.show[1] || met(via.show[1]))))
  )
}

/** Whether a clue can be had at all: by one of its ways, or because it is brought. */
const isHeld = (quest: Quest, reach: Reach, clue: Clue): boolean =>
  clue.visit !== undefined ||
  fxIn(quest, reach.places).some((fx) => fx.clue === clue.id) ||
  clue.via.some((via) => isOpenWay(quest, reach, via))

function placeProblems(quest: Quest, reach: Reach): string[] {
  const out: string[] = []
  for (const place of quest.places) {
    if (!place.exits.length) out.push(`no way out of ${place.id}`)
    if (!place.look.length) out.push(`nothing to be seen in ${place.id}`)
    if (!leads(quest, place.id, quest.start)) out.push(`no way back from ${place.id}`)
    if (!leads(quest, quest.start, place.id)) out.push(`no way to ${place.id}`)
    else if (!reach.places.has(place.id)) out.push(`${place.id} is locked for good: its key cannot be had`)
    if (!place.locked) continue
    if (place.id === quest.start) out.push(`the hero begins behind the locked door of ${place.id}`)
    if (place.id === quest.climaxAt) out.push(`the last scene is behind the locked door of ${place.id}`)
    if (!place.locked.text.length || !place.locked.opens.length) out.push(`the door of ${place.id} says nothing`)
  }
  return out
}

/** Whether anybody or anything in a quest names a person. */
function isNamed(quest: Quest, truth: Truth, person: Person): boolean {
  const { opening, places, beats, things } = quest
  const others = quest.people.filter((p) => p !== person)
  const text = JSON.stringify([opening, places, beats, things, others, truth.clues])
  return text.includes(person.call) || text.includes(person.name)
}

function culpritProblems(quest: Quest, reach: Reach, truth: Truth): string[] {
  const culprit = quest.people.find((p) => p.id === truth.culprit)
  if (!culprit) return []
  const gone = quest.beats.some(
    (b) => b.fx?.some((fx) => fx.gone === culprit.id) && (!b.when.truth || b.when.truth === truth.id),
  )
  return [
    // The last scene brings whoever did it, unless they are dead.
    ...(gone ? [`the culprit ${culprit.id} is gone before the last scene`] : []),
    // Nobody is accused whom nobody has heard of.
    ...(isMet(quest, reach, culprit) || isNamed(quest, truth, culprit)
      ? []
      : [`the culprit ${culprit.id} never comes, and nobody speaks of them`]),
  ]
}

function truthPlayability(quest: Quest, reach: Reach, truth: Truth): string[] {
  const out = culpritProblems(quest, reach, truth)
  for (const step of ['confront', 'yields', 'resists'] as const) {
    if (!truth[step].length) out.push(`nothing is said in ${step}`)
  }
  for (const clue of truth.clues) {
    if (!clue.via.length) out.push(`clue ${clue.id} has no way to it`)
    if (!isHeld(quest, reach, clue)) out.push(`clue ${clue.id} cannot be had`)
    for (const via of clue.via) {
      if (!isOpenWay(quest, reach, via)) out.push(`clue ${clue.id}: the way ${JSON.stringify(via)} is closed`)
    }
  }
  const kinds = truth.endings.map((e) => e.kind)
  for (const kind of kinds.filter((k, i) => kinds.indexOf(k) !== i)) out.push(`two endings are of the kind ${kind}`)
  return out.map((problem) => `${truth.id}: ${problem}`)
}

function beatPlayability(quest: Quest, reach: Reach): string[] {
  return quest.beats.flatMap(({ id, when, text }) => {
    const person = quest.people.find((p) => p.id === when.present)
    return [
      ...(text.length ? [] : [`the beat ${id} says nothing`]),
      ...(person && !isMet(quest, reach, person) ? [`the beat ${id} waits for ${person.id}, who never comes`] : []),
    ]
  })
}

/** What keeps a quest from being played to its end. */
export function playabilityProblems(quest: Quest): string[] {
  const reach = reachOf(quest)
  return [
    ...placeProblems(quest, reach),
    ...quest.truths.flatMap((truth) => truthPlayability(quest, reach, truth)),
    ...beatPlayability(quest, reach),
  ]
}
