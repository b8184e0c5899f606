import { expect, it } from 'vitest'
import { HERO, made } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld } from '../world/world.ts'
import { ajar } from './open-door.ts'

const QUEST = {
  ...made('sitting-tenants', 'Horror', 'Modern', 'Sitting Tenants', 'Nobody has moved out.'),
  contentId: 'sitting-tenants',
}
const DICE = { d20: () => 14 }
const { world } = buildWorld(QUEST, 4)
const begun = open({ world, seed: 4, questKey: 'x', plot: '', hero: HERO, dice: DICE, preface: [] })
/** Before a door that was opened to the hero a turn ago. */
const { shut, flags, turn: at } = begun.state
const atDoor = {
  ...begun.state,
  place: 'landing',
  shut: shut.filter((x) => x !== 'flat131'),
  flags: { ...flags, 'v:landing': 1, 'v:lobby': 1, opened: at, [ajar('flat131')]: at },
}
const said = (words: string) => turn(world, atDoor, words, HERO, DICE)

it.each([
  'Can I come in?',
  'May I come in, please?',
  'Thank you, I go in',
  'Could I come inside?',
  'I accept the invitation',
  "I'd love to come in",
  'I go in',
  'I step inside',
  'go inside quietly',
  'Let me in',
  'I cross the threshold',
  'I do as she says',
  'Thanks, I come in',
  'I step in',
  'enter',
  'I walk in',
  'I slip inside',
  'Yes, I would like to come in',
])('goes in where a door was just opened: %s', (words) => {
  expect(said(words).state.place).toBe('flat131')
})

it.each(['I go back to the lobby', 'I go out', 'I wait'])('goes nowhere in for other words: %s', (words) => {
  expect(said(words).state.place).not.toBe('flat131')
})

it('offers to go in', () => {
  const { choices, state } = said('I look at the doormat')
  expect(
    state.offered.some((o) => o.action.verb === 'go' && o.action.target?.id === 'flat131'),
    choices.join(),
  ).toBe(true)
})
