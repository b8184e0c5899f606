import type { Verb } from '../words.ts'

/** What is rolled for, as the player reads it beside the die. */
const CHECKS: ReadonlyMap<Verb, string> = new Map([
  ['search', 'Reading the signs'],
  ['look', 'A second look'],
  ['ask', 'Drawing out an answer'],
  ['persuade', 'Persuasion'],
  ['deceive', 'A straight face'],
  ['bargain', 'Striking a bargain'],
  ['threaten', 'Leaning on them'],
  ['take', 'Light fingers'],
  ['use', 'Making it work'],
  ['craft', 'Handiwork'],
  ['fight', 'A fight'],
  ['sneak', 'Going unseen'],
  ['follow', 'Following the trail'],
  ['flee', 'Getting clear'],
  ['rest', 'Holding up'],
  ['accuse', 'The accusation'],
  ['perform', 'An odd chance'],
  ['give', 'A gift'],
  ['insult', 'Nerve'],
])

/** The label of a verb's check. */
export const checkLabel = (verb: Verb): string => CHECKS.get(verb) ?? 'Chance'

/** Labels of checks that are more than their verb. */
export const CHECK_LABELS = {
  thinking: 'Thinking it through',
  door: 'A shut door',
  reckoning: 'The reckoning',
} as const
