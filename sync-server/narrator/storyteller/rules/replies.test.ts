import { describe, expect, it } from 'vitest'
import { HERO, isToldFrom, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const { world, ...built } = buildWorld(PORTRAITS, 5)
const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
const other = world.quest.truths.find((each) => each.culprit !== 'honora')!
const drawing: State = { ...state, truth: other.id, place: 'drawing', last: ['honora'] }
const play = (words: string, s: State = drawing) => turn(world, s, words, HERO, dice)
const culprit = world.quest.people.find((each) => each.id === other.culprit)!

describe('a charge that is asked', () => {
  const only = (id: string): State => ({
    ...drawing,
    last: [id],
    people: {
      ...Object.fromEntries(Object.entries(drawing.people).map(([k, p]) => [k, { ...p, at: 'away' }])),
      [id]: { ...drawing.people[id]!, at: 'drawing', met: 1 },
    },
  })
  it.each([
    'did you do it?',
    'was it you?',
    'Have you done this?',
    'did you kill him?',
    'did you steal it?',
    'so, was it really you?',
    'you did it, didn’t you?',
    'it was you, wasn’t it?',
    'are you the murderer?',
    'are you behind all this?',
    'are you guilty?',
    'ask her if she did it',
    'Honora, did you do it?',
  ])('is denied: %s', (words) => {
    expect(isToldFrom(play(words, only('honora')).text, 'denies'), play(words, only('honora')).text).toBe(true)
  })
  it('is denied coldly by whoever did it, or likes nobody', () => {
    const words = 'Was it you?'
    expect(isToldFrom(play(words, only(culprit.id)).text, 'denies.cold')).toBe(true)
    const cross = only('honora')
    cross.people.honora = { ...cross.people.honora!, mood: -2 }
    expect(isToldFrom(play(words, cross).text, 'denies.cold')).toBe(true)
  })
  it.each([
    'are you lying to me?',
    'you are lying',
    'that’s a lie',
    'don’t lie to me',
    'I do not believe you',
    'I don’t believe a word of it',
    'is that true?',
    'are you telling me the truth?',
    'stop lying',
    'you are hiding something',
    'ask her whether she is lying',
    'I do not trust you, Honora',
  ])('of lying is answered: %s', (words) => {
    expect(isToldFrom(play(words, only('honora')).text, 'vouches'), play(words, only('honora')).text).toBe(true)
  })
  it.each(['did you take a walk?', 'did you know him?', 'was it you he painted?', 'are you the painter’s wife?'])(
    'is none: %s',
    (words) => {
      expect(isToldFrom(play(words, only('honora')).text, 'denies', 'vouches', 'denies.cold', 'vouches.cold')).toBe(
        false,
      )
    },
  )
})

describe('an answer to what somebody has just asked', () => {
  const asked: State = { ...drawing, flags: { ...drawing.flags, asked: drawing.turn + 1 } }
  it.each(['no', 'yes', 'not yet', 'I have not', 'Yes, this morning.', 'No, never.', 'nothing at all'])(
    'is taken note of: %s',
    (words) => {
      expect(isToldFrom(play(words, asked).text, 'acknowledges'), play(words, asked).text).toBe(true)
      expect(isToldFrom(play(words).text, 'acknowledges')).toBe(false)
    },
  )
  it.each(['no, and you?', 'no, I haven’t eaten. have you?', 'yes. what about you?'])('is given back: %s', (words) => {
    expect(isToldFrom(play(words, asked).text, 'acknowledges.back'), play(words, asked).text).toBe(true)
  })
  it('is asked for by a reply that ends in a question', () => {
    const favour = buildWorld({ ...PORTRAITS, id: 'the-favour-office', contentId: 'the-favour-office' }, 5)
    const begun = open({ ...favour, seed: 5, hero: HERO, dice, preface: [] }).state
    const reply = turn(favour.world, begun, 'No, I have not.', HERO, dice)
    expect(isToldFrom(reply.text, 'acknowledges'), reply.text).toBe(true)
  })
})

describe('plain questions', () => {
  it.each(['what time is it?', 'what’s the time', 'how late is it?', 'how much time do we have left?', 'Is it late?'])(
    'the hour is told by how far the danger has come: %s',
    (words) => {
      expect(isToldFrom(play(words).text, 'hour.early'), play(words).text).toBe(true)
      expect(isToldFrom(play(words, { ...drawing, turn: 18, clock: 7, flags: {} }).text, 'hour.late')).toBe(true)
    },
  )
  it('how long somebody has been somewhere is another question', () => {
    for (const words of ['how long have you lived here?', 'how long did he paint?'])
      expect(isToldFrom(play(words).text, 'hour.early'), words).toBe(false)
  })
  it.each([
    'come with me',
    'follow me',
    'come along',
    'will you come with me?',
    'ask her to come with me',
    'come with me to the hall',
    'Honora, please come with me',
  ])('whoever is asked along says why not: %s', (words) => {
    const reply = play(words)
    expect(isToldFrom(reply.text, 'stays'), reply.text).toBe(true)
    expect(reply.state.people.honora!.at).toBe('drawing')
  })
  it.each(['who is here?', 'who’s here', 'who else is here?', 'is anybody here?', 'who is in the room?'])(
    'the people here are named: %s',
    (words) => {
      const reply = play(words)
      expect(reply.text, words).toContain(world.quest.people.find((p) => p.id === 'honora')!.call)
      expect(isToldFrom(reply.text, 'companyHere'), reply.text).toBe(true)
      const empty = Object.fromEntries(Object.entries(drawing.people).map(([k, p]) => [k, { ...p, at: 'away' }]))
      expect(isToldFrom(play(words, { ...drawing, people: empty }).text, 'companyHere.none'), words).toBe(true)
    },
  )
})
