import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 12 }
const built = buildWorld(PORTRAITS, 5)
const { state: opening } = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
const { quest } = built.world
const truth = quest.truths.find((each) => each.id === opening.truth)!
const play = (state: State, words: string) => turn(built.world, state, words, HERO, dice)
const closed = (facets: number): State['flags'] => ({
  ...opening.flags,
  clue: 15,
  ...Object.fromEntries(truth.facets.slice(0, facets).map((facet) => [`f:${facet.id}`, 5])),
})
const NEARLY = /nearly up|not much left|all but over/
const CALL = /call everybody|send for all|have everyone come/i

describe('the time that is nearly up', () => {
  const near: State = { ...opening, turn: 16, act: 3, clock: 7, flags: closed(1) }

  it('is said once, with what can still be done, and one can call everybody', () => {
    const first = play(near, 'look around')
    expect(first.text).toMatch(NEARLY)
    expect(first.choices.filter((choice) => CALL.test(choice))).toHaveLength(1)
    const second = play(first.state, 'look at the hat-stand')
    expect(second.text).not.toMatch(NEARLY)
    expect(second.choices.some((choice) => CALL.test(choice))).toBe(true)
  })

  it('leaves two turns, however fast it runs', () => {
    let { state } = play({ ...near, turn: 20, clock: 8 }, 'look around')
    expect(state.climax).toBeNull()
    state = play(state, 'look around').state
    expect(state.climax).toBeNull()
  })

  it.each(['I like cats a lot', 'look at the hat-stand', 'what now?'])(
    'ends on the thirtieth turn with “%s”',
    (words) => {
      const called = play({ ...near, turn: 20, clock: 8, flags: closed(2) }, 'call everybody')
      expect(called.state.climax).not.toBeNull()
      expect(play({ ...called.state, turn: 29 }, words).concluded).toBe(true)
    },
  )

  it('is said before the story has gone on for too long', () => {
    expect(play({ ...near, turn: 22, clock: 3 }, 'look around').text).toMatch(NEARLY)
  })

  it('lets anybody call them all together', () => {
    const warned = { ...near, flags: { ...closed(0), warned: 16 } }
    expect(play(warned, 'call everybody together').state.climax?.step).toBe(1)
    const culprit = quest.people.find((each) => each.id === truth.culprit)!
    expect(play(warned, `I accuse ${culprit.call}`).state.climax?.step).toBe(1)
  })
})

describe('the last scene that the clock brings', () => {
  const here = quest.climaxAt
  const last = (facets: number): State => ({
    ...{ ...opening, turn: 25, act: 3, clock: 8, place: here, flags: closed(facets) },
    climax: { step: 2, score: 1, why: 'clock' },
    people: Object.fromEntries(Object.entries(opening.people).map(([id, memory]) => [id, { ...memory, at: here }])),
  })
  const ending = (state: State, words: readonly string[]) => {
    let now = state
    for (const each of words) if (!now.ended) now = play(now, each).state
    return now.ended?.kind
  }
  const ARGUED = [
    'The hats in this hall were never worn by anybody.',
    'The letters were all of them written at one desk.',
    'Somebody has been paying for an empty grave.',
    'That is what happened in this house.',
  ]

  it('is late only for who does nothing for it', () => {
    expect(ending(last(2), ['wait', 'wait', 'wait', 'wait'])).toBe('late')
    expect(ending(last(2), ['yes', 'yes', 'yes', 'yes'])).toBe('late')
  })

  it('ends as was argued: in the truth for who knows enough, else wrong', () => {
    expect(ending(last(2), ARGUED)).toBe('truth')
    expect(ending(last(0), ARGUED)).toBe('wrong')
  })

  it('is in time for a bargain too', () => {
    const { kind } = play({ ...last(1), climax: { step: 2, score: -1, why: 'clock' } }, 'I offer you a deal').state
      .ended!
    expect(kind).toBe('bargain')
  })
})

describe('what is done in the last scene', () => {
  const here = quest.climaxAt
  const at = (step: number): State => ({
    ...{ ...opening, turn: 18, act: 3, clock: 4, place: here, flags: closed(2) },
    climax: { step, score: 3, why: 'accuse' },
    people: Object.fromEntries(Object.entries(opening.people).map(([id, memory]) => [id, { ...memory, at: here }])),
  })
  const DEEDS = [
    'I stand in front of the piano and shout stop',
    'give the loaf to her',
    'I sing a washing song',
    'I walk up to her and hold out my hand',
    'I run to the door and lock it',
    'I stand between them',
    'I hide under the table',
    'go over to the window',
    'get out of the way',
    'I go to the middle of the room and kneel',
    'I leave the letter on the table',
  ]

  it.each(DEEDS)('is told as an act, and is no flight: %s', (words) => {
    for (const step of [1, 2]) {
      const { state, text } = play(at(step), words)
      expect(state.flags.flight, words).toBeUndefined()
      expect(state.ended).toBeNull()
      const said = words.replace(/^I /, '').split(' and ')[0]!
      expect(text).toContain(said)
      expect(text).not.toMatch(/as you see it|counting\.|one seat nearer|in order, and each thing/)
    }
    // What has nothing to do with the matter makes the scene wait, once.
    const once = play(at(1), words).state
    expect(once.climax?.step === 2 || play(once, words).state.climax?.step === 2).toBe(true)
  })

  it.each(['I leave', 'I walk out', 'leave the house', 'I run away', 'go outside', 'I go to the kitchen', 'flee'])(
    'is flight where it is plainly that: %s',
    (words) => {
      expect(play(at(2), words).state.flags.flight).toBe(1)
    },
  )

  it('is told with what comes after it', () => {
    expect(play(at(2), 'I walk up to her and hug her').text).toContain('hug her')
  })

  it('may be what a clue has waited for', () => {
    const clue = truth.clues.find((each) => each.answers && each.via.some((via) => via.ask))!
    const words: Record<string, string> = {
      apology: 'I kneel and beg your pardon',
      grief: 'I weep',
      touch: 'I stroke her hand',
    }
    const tag = clue.answers!.tags.find((each) => words[each])!
    const reply = play({ ...at(2), clues: [] }, words[tag]!)
    expect(reply.state.clues.length).toBeGreaterThan(0)
    expect(reply.check).toBeNull()
  })

  it('is no reckoning where it is a question', () => {
    const first = play(at(1), 'Why did you do it?')
    expect(first.check).toBeNull()
    expect(first.state.climax?.step).toBe(1)
    expect(first.text).toContain('Why did you do it?')
  })
})
