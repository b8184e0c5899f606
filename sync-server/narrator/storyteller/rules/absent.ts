import { putLead } from './clue.ts'
import { draw, mention, personById, type Turn } from './turn.ts'

/** Tells that a person is elsewhere, and what else there is. */
export function tellAbsent(t: Turn, id: string) {
  mention(t, personById(t, id))
  t.tell.put(1, draw(t, 'notHere'), 'outcome')
  putLead(t)
}
