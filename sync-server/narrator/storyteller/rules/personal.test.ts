import { describe, expect, it } from 'vitest'
import { HERO, isToldFrom, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const { world, ...built } = buildWorld(PORTRAITS, 5)
const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
const drawing: State = { ...state, place: 'drawing', last: ['honora'] }
const play = (words: string, s: State = drawing) => turn(world, s, words, HERO, dice)
const lady = world.quest.people.find((each) => each.id === 'honora')!

describe('whoever is asked about themselves', () => {
  it('gives name and role, as often as it is asked', () => {
    for (const words of [
      'who are you',
      'what’s your name?',
      'You are Mrs. Vane?',
      'are you the widow?',
      'tell me who you are honora',
      'ask her who she is',
    ])
      expect(play(words).text, words).toContain('Mrs. Honora Vane')
    let s = drawing
    for (let i = 0; i < 6; i++) {
      const reply = play('who are you?', s)
      expect(reply.text).toContain('Mrs. Honora Vane')
      s = {
        ...reply.state,
        place: 'drawing',
        people: { ...reply.state.people, honora: { ...reply.state.people.honora!, at: 'drawing' } },
      }
    }
  })

  it('says how they are, by what they want or fear', () => {
    const asked = [
      'how are you',
      'are you all right honora',
      'Mrs. Vane, are you well?',
      'what is the matter?',
      'you look tired',
    ]
    for (const words of asked) expect(isToldFrom(play(words).text, 'howIs'), words).toBe(true)
    for (const words of ['why are you crying', 'why shaking?', 'honora why are you so pale?'])
      expect(isToldFrom(play(words).text, 'whyUpset'), words).toBe(true)
    const cross = { ...drawing, people: { ...drawing.people, honora: { ...drawing.people.honora!, mood: -1 } } }
    expect(isToldFrom(play('how are you?', cross).text, 'howIs.cold')).toBe(true)
  })

  it('says what they would do', () => {
    for (const words of [
      'what would you do in my place?',
      'Honora, what would you do if you were me?',
      'what do you advise?',
    ])
      expect(isToldFrom(play(words).text, 'advises'), words).toBe(true)
  })
})

describe('something kind that is offered', () => {
  it('is taken for kindness, and not for a question about it', () => {
    const offers = [
      'Can I make you a cup of tea?',
      'Would you like my coat?',
      'May I carry that?',
      'Honora, would you like some bread?',
      'shall I fetch you a chair',
      'do you want me to stay?',
      'Hello! You must be tired. Can I make you a cup of tea?',
    ]
    for (const words of offers) {
      const reply = play(words)
      expect(isToldFrom(reply.text, 'offered'), words).toBe(true)
      expect(reply.state.people[lady.id]!.mood, words).toBe(1)
    }
  })

  it('is held out where it is in hand', () => {
    const reply = play('do you want to see the letter')
    expect(reply.text).toContain('o you want to see the letter?')
  })

  it('is a request where one asks for oneself', () => {
    for (const words of [
      'may I take the letter?',
      'can I look around?',
      'do you want the money?',
      'would you tell me the truth?',
    ])
      expect(isToldFrom(play(words).text, 'offered'), words).toBe(false)
  })
})
