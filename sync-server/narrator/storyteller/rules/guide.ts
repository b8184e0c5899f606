import { PHRASES } from '../language/en.ts'
import { HOW_TO_EN } from '../language/guide-en.ts'
import type { Person } from '../types.ts'
import { putLead } from './clue.ts'
import { hasMore } from './talk.ts'
import { draw, drawSurely, peopleNow, placeById, placeNow, type Turn } from './turn.ts'

/** Something that somebody here has to tell about, as it is asked for. */
function askOf(t: Turn, person: Person, besides: string): string {
  const topic = person.topics.find((x) => hasMore(t, person, x.id) && !besides.includes(x.alias[0] ?? ''))?.alias[0]
  return topic ? PHRASES.askAbout(person.call, topic) : HOW_TO_EN.talkTo(person.call)
}

/** Three things that can be done here and now, by the names of what is here. */
function examples(t: Turn): readonly string[] {
  const { state, world } = t
  const place = placeNow(t)
  const unseen = place.details.filter((d) => !state.seen.includes(d.id))
  const [first = place.details[0], second] = unseen
  const [person] = peopleNow(t)
  const held = world.quest.things.find((x) => state.things[x.id] === 'me')
  const exit = place.exits.find((id) => !state.shut.includes(id))
  const all = [
    first && HOW_TO_EN.lookAt(first.noun),
    person && askOf(t, person, first?.noun ?? ''),
    exit && PHRASES.goTo(placeById(t, exit).name),
    held && person && HOW_TO_EN.show(held.noun, person.call),
    second && HOW_TO_EN.search(second.noun),
    HOW_TO_EN.wait,
    HOW_TO_EN.think,
  ]
  return all.filter((x): x is string => Boolean(x)).slice(0, 3)
}

/** Says how one plays, in the story's own voice, and what is asked at present. */
export function tellHowTo(t: Turn): void {
  const { state, truth, tell } = t
  const [first = '', second = '', third = ''] = examples(t)
  tell.put(1, drawSurely(t, 'howTo', { first, second, third }), 'uptake')
  const open = truth.facets.find((f) => !state.flags[`f:${f.id}`])
  if (open) tell.put(2, draw(t, 'recapOpen', { question: open.question }), 'recap')
  putLead(t)
}
