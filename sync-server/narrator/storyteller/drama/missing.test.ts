import { describe, expect, it } from 'vitest'
import type { State } from '../state.ts'
import { lastScene } from './last-scene-fixture.ts'

const vote = lastScene('the-eleventh-vote', 1)
const truth = vote.world.quest.truths.find((each) => each.id === 'cradle')!
const know = (facets: readonly string[], clues: readonly string[]): State => ({
  ...vote.from(2),
  truth: truth.id,
  clues: [...clues],
  flags: Object.fromEntries(facets.map((id) => [`f:${id}`, 5])),
})
const CHOICE = 'Write twelve names on the roll, and strike the clause'

describe('what was told and is named in the last scene', () => {
  it('counts as known: the very name on the roll', () => {
    expect(vote.play(know(['pod'], ['a2']), 'write twelve names on roll').state.ended?.kind).toBe('truth')
    expect(vote.play(know(['pod'], ['a2']), CHOICE).state.ended?.kind).toBe('truth')
  })

  it('counts also when it is argued with', () => {
    const once = vote.play(know(['votes'], ['a3']), 'The company took back the pod and sold it. Adeyemi signed.')
    expect(once.state.flags['f:pod']).toBeDefined()
    expect(vote.play(once.state, CHOICE).state.ended?.kind).toBe('truth')
  })

  it('is no fact that was never told, nor one that is only asked about', () => {
    const guess = vote.play(know(['votes'], []), 'The company took back the pod and sold it. Adeyemi signed.')
    expect(guess.state.flags['f:pod']).toBeUndefined()
    const asked = vote.play(know(['votes'], ['a3']), 'Did the company take back the pod and sell it?')
    expect(asked.state.flags['f:pod']).toBeUndefined()
  })
})

describe('something decisive that is missing', () => {
  const lacking = know(['pod'], [])

  it('is said plainly, and there is a turn to say it', () => {
    const once = vote.play(lacking, CHOICE)
    expect(once.state.ended).toBeNull()
    const question = truth.facets.find((facet) => once.text.includes(facet.question))
    expect(question, once.text).toBeDefined()
    expect(once.choices).toContain(CHOICE)
    const told = vote.play(once.state, 'The boy was born aboard, seventeen years ago, and is written down nowhere.')
    expect(told.state.flags['f:aboard']).toBeDefined()
    expect(vote.play(told.state, CHOICE).state.ended?.kind).toBe('truth')
  })

  it('is asked for once: who ends it all the same is wrong', () => {
    const once = vote.play(lacking, CHOICE)
    expect(vote.play(once.state, CHOICE).state.ended?.kind).toBe('wrong')
  })

  it('is not asked for when the story is at its end', () => {
    expect(vote.play({ ...lacking, turn: 29 }, CHOICE).state.ended?.kind).toBe('wrong')
  })
})

describe('the thirtieth turn', () => {
  const wrongName = vote.world.quest.people.find((each) => each.id !== truth.culprit && !each.offstage)!.call
  it.each(['It was Adeyemi, I accuse him', `I accuse ${wrongName}`, 'nice weather today', 'quit', 'hmm', CHOICE])(
    'is the last, whatever is said on it: %s',
    (words) => {
      for (const step of [1, 2]) {
        const before: State = { ...know(['pod', 'votes'], ['a3']), turn: 29 }
        const reply = vote.play({ ...before, climax: { step, score: 1, why: 'clock' } }, words)
        expect(reply.concluded).toBe(true)
      }
    },
  )
})

describe('leaving the last scene', () => {
  it.each(['quit', 'I leave', 'I walk out', 'I run away', 'leave the room'])(
    'is the end when it is said again, and says so the first time: %s',
    (words) => {
      for (const step of [1, 2]) {
        const once = vote.say(words, step)
        expect(once.state.ended).toBeNull()
        expect(once.text).toMatch(/once more|One word more|a second time/)
        expect(vote.play(once.state, words).state.ended?.kind).toBe('gone')
      }
    },
  )

  it.each(['I leave for good', 'I walk out and never come back', 'I leave and let them settle it'])(
    'is the end at once where it is plainly meant: %s',
    (words) => {
      expect(vote.say(words).state.ended?.kind).toBe('gone')
    },
  )
})
