import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'
import { understand } from './understand.ts'

const built = buildWorld(PORTRAITS, 3)
const { quest } = built.world
const dice = { d20: () => 10 }
const opened = open({ ...built, seed: 3, hero: HERO, dice, preface: [] })
const drawing: State = { ...opened.state, place: 'drawing' }
const inPast: State = { ...drawing, flags: { ...drawing.flags, past: 3 } }

describe('a word before an order', () => {
  it.each(['fine. look at the fire', 'Ok. I go to the hall.', 'Right, then. Search the bureau', 'hmm... look around'])(
    '“%s” is said to nobody',
    (words) => expect(understand(words, quest, drawing).quote).toBeUndefined(),
  )
  it('is said before more that is said', () => {
    expect(understand('Fine. I believe you.', quest, drawing).quote).toMatch(/^Fine\./)
  })
})

describe('a story told in the past', () => {
  it.each([
    'The doctor frightened me more than the dead man did.',
    'The room was colder than I expected.',
    'Nobody had told me about the cook.',
    'Somehow it seemed smaller than before.',
    'There were four of them and none was alike.',
  ])('“%s” is thought', (words) => {
    expect(understand(words, quest, inPast).verb).toBe('wait')
    expect(understand(words, quest, drawing).verb).toBe('say')
  })
  it.each(['Your husband was a good man.', 'It was the doctor who did it.', '“The room was cold.”', 'Was he cold?'])(
    '“%s” is said',
    (words) => expect(understand(words, quest, inPast).quote ?? '').not.toBe(''),
  )
  it('is known by how the hero tells it', () => {
    const told = ['I looked at the fire', 'I asked her about the portraits'].reduce(
      (s, words) => turn(built.world, s, words, HERO, dice).state,
      drawing,
    )
    expect(told.flags.past).toBe(2)
    expect(turn(built.world, drawing, 'I look at the fire', HERO, dice).state.flags.past).toBeUndefined()
  })
})

describe('an order to the story', () => {
  it.each(['I want that all people come', 'I’d like everyone to come here', 'Let everybody come in'])(
    '“%s” calls everybody',
    (words) => {
      expect(understand(words, quest, drawing).verb).toBe('accuse')
      expect(understand(words, quest, drawing).quote).toBeUndefined()
    },
  )
  it('is not among what is said after it', () => {
    const late: State = { ...drawing, turn: 14, flags: { ...drawing.flags, warned: 1 } }
    for (const words of ['gather everyone. it was the cook ok', 'Call everybody together. It was Bridie.']) {
      const { text } = turn(built.world, late, words, HERO, dice)
      expect(text, words).not.toMatch(/“[^”]*(?:gather|call) every/i)
    }
  })
})
