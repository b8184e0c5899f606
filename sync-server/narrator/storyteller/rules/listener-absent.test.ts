import { expect, it } from 'vitest'
import { HERO, made } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld } from '../world/world.ts'

const QUEST = { ...made('r', 'Horror', 'Modern', 'The Request Hour', 'A voice.'), contentId: 'the-request-hour' }
const { world } = buildWorld(QUEST, 11)
const DICE = { d20: () => 14 }
const { state } = open({ world, seed: 11, questKey: 'x', plot: '', hero: HERO, dice: DICE, preface: [] })
const told = (words: string) => turn(world, state, words, HERO, DICE)

it.each([
  ['Tell Noor a joke: what do you call a drowned man?', '“What do you call a drowned man?”'],
  ['I tell Noor a riddle: what has a tide and no sea?', '“What has a tide and no sea?”'],
  ['Tell Noor the bad news: we are both on the list', '“We are both on the list.”'],
])('says what stands after its head: %s', (words, quote) => {
  expect(told(words).text).toContain(quote)
  expect(told(words).text).not.toMatch(/tell noor/i)
})

it.each([
  'Tell Gil a joke: what do you call a drowned man?',
  'I tell Gil a joke',
  'I tell Gil that the sheets are wet',
  'I ask Gil: who rinsed?',
  'I bring Gil the biscuit tin and ask who it was issued to',
])('lets nobody else answer for whoever is not here: %s', (words) => {
  const { state: after, text } = told(words)
  expect(after.people.noor?.talked, text).toBe(state.people.noor?.talked)
  expect(after.clues).toEqual(state.clues)
  expect(text).toMatch(/Gil/)
})
