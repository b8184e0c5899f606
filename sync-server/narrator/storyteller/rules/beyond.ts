import { isBeyond, isSwallowed, weaponEn } from '../language/acts-en.ts'
import { stoppedEn } from '../language/recast-en.ts'
import { takeUpAttempt } from '../prose/uptake.ts'
import { putLead } from './clue.ts'
import { draw, peopleNow, type Turn } from './turn.ts'

/** Whether what is to be eaten is none of the food that the hero has. */
function isNoFood(t: Turn): boolean {
  const { target, tool } = t.action
  const ref = target ?? tool
  if (!ref || !isSwallowed(t.action.vp)) return false
  if (ref.kind === 'person' || ref.kind === 'place') return true
  const thing = t.world.quest.things.find((x) => x.id === ref.id)
  return thing ? !thing.tags.includes('food') || t.state.things[thing.id] !== 'me' : ref.kind === 'detail'
}

/** Whether somebody is to be stopped who is not there to be spoken to: “stop the bailiffs”. */
const stopsNobody = ({ action }: Turn): boolean => action.verb === 'perform' && stoppedEn(action.vp) !== undefined

/** Whether an act is one that nobody brings off in a minute, if at all. */
export const isBeyondAnybody = (t: Turn): boolean =>
  t.action.free && !t.action.quote && (isBeyond(t.action.vp) || isNoFood(t) || stopsNobody(t))

/** What is beyond anybody stays an attempt: nothing comes of it but what else there is. */
export function actBeyond(t: Turn) {
  takeUpAttempt(t)
  t.tell.put(1, (peopleNow(t).length && draw(t, 'beyond.seen')) || draw(t, 'beyond'), 'outcome')
  t.state.edge += 1
  putLead(t)
}

/** Says that a weapon which the words call for is not in the hand. */
export function missWeapon(t: Turn) {
  const weapon = t.action.free ? weaponEn(t.action.words) : undefined
  if (!weapon) return
  const held = t.world.quest.things.some(
    (x) => t.state.things[x.id] === 'me' && weapon.kin.some((name) => x.noun.toLowerCase().includes(name)),
  )
  if (!held) t.tell.put(1, draw(t, 'noWeapon', { noun: weapon.noun }), 'outcome')
}
