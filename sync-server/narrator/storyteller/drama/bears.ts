import { BEARS_EN, COMMONEST_EN, MEANS_NOTHING_EN } from '../language/bears-en.ts'
import type { Turn } from '../rules/turn.ts'
import { stemsOf } from '../understand/stems.ts'
import { matterOf } from './besides.ts'
import { isNamed } from './verdict.ts'

/** Whether what is said bears on the matter: it names somebody or something of it, or says what somebody did. */
export function bears(t: Turn): boolean {
  const { action, heard, truth, world } = t
  if (MEANS_NOTHING_EN.test(heard)) return false
  if (world.quest.people.some((person) => isNamed(person, heard))) return true
  if ((action.topic && action.topic.kind !== 'unknown') || BEARS_EN.test(heard)) return true
  const rare = heard
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => !COMMONEST_EN.has(word))
  const named = stemsOf(matterOf(truth, world.quest))
  return [...stemsOf([rare.join(' ')])].some((stem) => named.has(stem))
}
