import { isAddressed } from '../language/dead-en.ts'
import { speak, takeUpAttempt } from '../prose/uptake.ts'
import { putLead } from './clue.ts'
import { drawSurely, peopleNow, type Turn } from './turn.ts'

/** The dead are past being talked to: says so. False where the words are for anybody else. */
export function tellDead(t: Turn): boolean {
  const { free, vp, ing, words, quote, foul, target } = t.action
  if (!free || foul) return false
  const dead = t.world.quest.dead?.find(
    (names) => isAddressed(vp, quote, names) || isAddressed(words, undefined, names),
  )?.[0]
  if (!dead || peopleNow(t).some((p) => p.call === dead)) return false
  if (quote) speak(t, quote)
  else {
    // A picture of them is none of them.
    const asNamed = (text: string): string => (target?.kind === 'detail' ? text.replace(target.text, dead) : text)
    const action = { ...t.action, vp: asNamed(vp), ing: asNamed(ing) }
    Object.assign(t.tell.slots, { vp: action.vp, ing: action.ing })
    takeUpAttempt({ ...t, action })
  }
  t.missed = true
  t.tell.put(1, drawSurely(t, 'dead.silent', { dead }), 'outcome')
  putLead(t)
  return true
}
