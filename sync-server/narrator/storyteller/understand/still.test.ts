import { expect, it } from 'vitest'
import { HERO, made } from '../fixtures.ts'
import { open } from '../play.ts'
import { buildWorld } from '../world/world.ts'
import { understand } from './understand.ts'

const LAMP = made(
  'made',
  'Mystery',
  'Victorian',
  "The Lighthouse Keeper's Debt",
  'The lamp on Gull Rock has burned every night for nine years, though the keeper was buried eight years ago. The harbour master owes money to someone and will not say who.',
)
const { world } = buildWorld(LAMP, 5)
const { state } = open({ world, seed: 5, questKey: 'x', plot: '', hero: HERO, dice: { d20: () => 9 }, preface: [] })
const placeOf = (words: string): string | undefined => {
  const { target } = understand(words, world.quest, state)
  return target?.kind === 'place' && !target.present ? target.id : undefined
}

it.each([
  'I feel the lamp to see if it is still warm, and check the oil',
  'I touch the lamp to check whether it is still hot',
  "I look at the lamp to see if it's still lit",
  'I feel the slippers to find out if they are still warm',
  'I check if the lamp is still hot',
  'I listen whether the air is still',
  'I sit very still and watch',
  'I stand still',
  'I hold still and listen',
  'I look whether the lamp looks quite still',
  'I want to keep still',
  'I feel the slippers to know whether anybody has come from the still-room',
  'I hold my breath to see if all is still',
])('takes an adverb for no place: %s', (words) => {
  expect(placeOf(words)).toBeUndefined()
})

it.each([
  'Go to the still-room',
  'still-room',
  'walk to the still',
  'I step into the still room',
  'Visit the stillroom',
])('takes its name for a place: %s', (words) => {
  expect(placeOf(words)).toBe('still')
})
