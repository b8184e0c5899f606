import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 20 }
const last = (contentId: string) => {
  const { world, ...built } = buildWorld({ ...PORTRAITS, id: contentId, contentId }, 5)
  const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
  const truth = world.quest.truths.find((each) => each.id === state.truth)!
  const at = world.quest.climaxAt
  const from: State = {
    ...{ ...state, turn: 18, act: 3, place: at, offered: [], clock: 4 },
    climax: { step: 1, score: 3, why: 'accuse' },
    flags: { ...state.flags, ...Object.fromEntries(truth.facets.slice(0, 2).map((facet) => [`f:${facet.id}`, 5])) },
    people: Object.fromEntries(Object.entries(state.people).map(([id, memory]) => [id, { ...memory, at }])),
  }
  return (words: string) => turn(world, from, words, HERO, dice)
}
const hour = last('the-request-hour')
const bridge = last('the-bridge-that-takes-names')

describe('words that bear on nothing', () => {
  it.each([
    'I want to know what is going on here.',
    'Goodbye, and thank you',
    'call all of them',
    'Well, here we are then',
    'I would like to sit down a while',
    'wait, give me a moment',
    'I do not understand what this is',
    'Hello everyone, nice to meet you',
    'banana banana banana',
    'I play the violin on Sundays',
    'purple elephants wear tall boots',
  ])('prove nothing, and no die is thrown for them: %s', (words) => {
    for (const play of [hour, bridge]) expect(play(words).check, words).toBeNull()
  })
})

describe('words that bear on the matter', () => {
  it.each([
    'You were here the whole time, and you lied to all of us',
    'He never left the island, did he. He stayed.',
    'it was not the river, it was a promise',
    'This is what I found, and this is what it means: somebody kept the child',
    'Osric, look at me. You took the shell.',
    'She was four, and you let her wait.',
    'I can prove every word of it',
  ])('are reckoned with: %s', (words) => {
    const reply = bridge(words)
    expect(reply.check !== null || reply.concluded, words).toBeTruthy()
  })
})

describe('somebody who is nobody of the story', () => {
  it.each(['the bishop did it', 'It was the postman!', 'I accuse the gardener', 'I think the bishop did it'])(
    'did not do it: %s',
    (words) => {
      const reply = hour(words)
      expect(reply.concluded).toBeFalsy()
      expect(reply.check).toBeNull()
      expect(reply.text).toMatch(/bishop|postman|gardener/)
    },
  )
})

describe('for whom something was done', () => {
  it('is not who did it', () => {
    const reply = bridge('He did it to protect Maud.')
    expect(reply.text).not.toContain('Not Maud')
  })
})
