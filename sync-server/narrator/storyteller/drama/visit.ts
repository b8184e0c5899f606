import { gain, isOpen } from '../rules/clue.ts'
import { draw, memoryOf, type Turn } from '../rules/turn.ts'

/** From this turn on, and after so many turns without a find, the truth comes to a hero who does not go to it. */
const VISIT = { from: 10, idle: 2 } as const

/** Whoever comes with it is here from now on. */
function bring(t: Turn, text: string) {
  const narration = text.replace(/“[^”]*”?/g, '')
  for (const person of t.world.quest.people) {
    const memory = memoryOf(t, person.id)
    if (memory.gone || person.offstage || !new RegExp(`\\b${person.call}\\b(?!’)`).test(narration)) continue
    memory.at = t.state.place
    memory.met = 1
  }
}

/** A clue that comes by itself. False when none is due. */
export function visit(t: Turn): boolean {
  const { state, tell, truth } = t
  if (state.turn < VISIT.from || state.turn - (state.flags.clue ?? 0) <= VISIT.idle) return false
  const open = truth.clues.filter((c) => c.visit && isOpen(t, c))
  // A facet half closed is closed first: one answer is worth more than two hints.
  const half = open.filter((c) => truth.clues.some((x) => x.facet === c.facet && state.clues.includes(x.id)))
  const clue = t.rng.shuffle(half.length ? half : open)[0]
  const text = tell.once(clue?.visit)
  if (!clue || !text) return false
  tell.put(4, [draw(t, 'visit'), text].filter(Boolean).join(' '), 'visit')
  bring(t, text)
  return gain(t, clue, 4)
}
