import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'
import { understand } from './understand.ts'

const built = buildWorld(PORTRAITS, 3)
const opened = open({ ...built, seed: 3, hero: HERO, dice: { d20: () => 10 }, preface: [] })
const drawing: State = { ...opened.state, place: 'drawing' }
const hear = (words: string) => understand(words, built.world.quest, drawing)

describe('a story told in the past', () => {
  it.each([
    ['I let them shout, and looked at the boy, and waited', 'let them shout, and look at the boy, and wait'],
    ['I told her that I did not believe a word of it', 'tell her that you do not believe a word of it'],
    ['I told her that I had seen the letter', 'tell her that you have seen the letter'],
  ])('is in the present throughout: %s', (words, vp) => expect(hear(words).vp).toBe(vp))

  it('calls everybody together', () => {
    const action = hear('I gathered everyone, and I said what I knew')
    expect(action.verb).toBe('accuse')
    expect(action.target).toBeUndefined()
  })
})

describe('how something is done', () => {
  it.each([
    ['I speak to her and keep my voice down', 'ask'],
    ['I go to the hall and shut the door behind me', 'go'],
    ['I excused myself and walked to the hall', 'go'],
  ])('is no act of its own: %s', (words, verb) => {
    expect(hear(words)).toMatchObject({ verb })
    expect(hear(words).second).toBeUndefined()
  })

  it('is no act on a thing', () => expect(hear('I keep my voice down').target).toBeUndefined())
})

describe('whoever is named as the one', () => {
  it.each([
    'It was Sallow, and not one of you',
    'Mrs. Vane, Tull, you two have washed this for years. It was Sallow',
    'It was Sallow who did it, Mrs. Vane',
    'sallow killed ambrose vane',
  ])('is accused, and not who is spoken to: %s', (words) =>
    expect(hear(words)).toMatchObject({ verb: 'accuse', target: { id: 'sallow' } }),
  )
})

describe('a plea after “say”', () => {
  it.each(['I say please tell me', 'I say to her please tell me'])('is spoken: %s', (words) =>
    expect(hear(words).quote).toBe('Please tell me'),
  )
  it('is not what is asked for', () => expect(hear('ask her please to go').quote).toBeUndefined())
})

describe('what an unknown noun is', () => {
  it.each([
    ['Who the hell ate it?', undefined],
    ['How long does a basket take?', 'basket'],
    ['What was it that your grandmother made?', 'grandmother'],
  ])('never a verb: %s', (words, topic) => expect(hear(words).topic?.text).toBe(topic))
})

describe('a question without its mark', () => {
  it('is asked of whoever is named before it', () =>
    expect(hear('honora why did you marry')).toMatchObject({
      verb: 'ask',
      target: { id: 'honora' },
      quote: 'Honora, why did you marry?',
    }))
})

describe('what else readers found', () => {
  it.each([
    ['Please excuse, I go now to the hall also', 'go'],
    ['whistle my way down to the hall', 'go'],
    ['take the stool apart to see what the legs are reinforced with', 'use'],
    ['I show her the place where the button fails', 'say'],
    ['I thought of my mother', 'wait'],
    ['I thought of my own letter', 'wait'],
    ['COME OUT AND FIGHT', 'threaten'],
    ['before I accuse anybody of anything, I look at the letter', 'look'],
  ])('%s', (words, verb) => expect(hear(words).verb).toBe(verb))

  it('has its manner between commas', () =>
    expect(hear('ask her, kindly, how long it has been').vp).toBe('ask her how long it has been'))
})

describe('what is told and not said', () => {
  it('is no speech for its words', () => expect(hear('shout at everyone to shut up').quote).toBeUndefined())
  it('is the hero’s, where it is ours', () => expect(hear('let us look at our letter').vp).toBe('look at your letter'))
})
