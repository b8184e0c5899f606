import { expect, it } from 'vitest'
import { HERO, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld } from '../world/world.ts'

const { world } = buildWorld(OFFICIAL[2]!, 23)
const DICE = { d20: () => 14 }
const begun = open({ world, seed: 23, questKey: 'x', plot: '', hero: HERO, dice: DICE, preface: [] })
const told = (words: string) => turn(world, begun.state, words, HERO, DICE)

it.each([
  'I count the ballots in the box without breaking the seal, by holding it up to the light',
  'I look at the ballot box without opening it',
  'I examine the ballot box without touching the seal',
  'I look closely at the ballot box, careful not to break the seal',
  'I study the ballot box but do not open it',
  'I look at the ballot box and leave the seal unbroken',
  'I look into the ballot box, keeping it sealed',
])('leaves undone what is said to be: %s', (words) => {
  const { text, state } = told(words)
  expect(text).not.toContain('break the seal as the code')
  expect(state.clues).toEqual(begun.state.clues)
})

it.each(['I look at the ballot box', 'I count the ballots without a word', 'I open the ballot box without hurry'])(
  'does what is not: %s',
  (words) => {
    expect(told(words).text).toContain('You break the seal')
  },
)
