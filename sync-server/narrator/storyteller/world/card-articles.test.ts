import { expect, it } from 'vitest'
import { MADE } from '../fixtures.ts'
import { callOfCard, tidyCards } from './cards.ts'
import { readPremise } from './premise.ts'

it.each([
  ['place', 'The crypt', 'the crypt'],
  ['thing', 'The music box', 'the music box'],
  ['thing', 'A silver key', 'the silver key'],
  ['person', 'The children', 'the children'],
  ['place', 'The Rusty Anchor', 'the Rusty Anchor'],
  ['thing', 'dagger', 'the dagger'],
  ['place', 'Theodore’s Rest', 'Theodore’s Rest'],
  ['place', 'Gull House', 'Gull House'],
] as const)('writes the article of a %s “%s” small inside a sentence', (kind, name, call) => {
  const [card] = tidyCards([{ kind, name, note: '' }])
  expect(callOfCard(card!)).toBe(call)
})

const read = (description: string, title = 'T') => readPremise({ ...MADE[0]!, title, description })

it.each([
  ['You are a dragon named Smolder. Smolder guards the hoard.', 'Smolder'],
  ['We rob Don Vittorio tonight. Don Vittorio has three guards.', 'Don Vittorio'],
  ['You are Inspector Bly. Bly has never lost a case.', 'Inspector Bly'],
  ['Steal the ruby from Lady Vane. Lady Vane says it is cursed.', 'Lady Vane'],
  ['My wife Karen took the dog. I want it back.', 'Karen'],
  ['My husband Greg left me for a dentist.', 'Greg'],
  ['Kill King Harold before he wakes.', 'King Harold'],
  ['Escape from Doctor Strangeways. Doctor Strangeways says there is no door.', 'Doctor Strangeways'],
  ['Overthrow the evil Queen Maud with your rebels.', 'Queen Maud'],
])('hires the hero by nobody whom “%s” is against, or is', (card, nobody) => {
  expect(read(card).client?.call).not.toBe(nobody)
})

it('says what the hero is', () => {
  expect(read('You are a dragon named Smolder. Burn it.').role).toBe('a dragon')
})
