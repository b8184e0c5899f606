import { describe, expect, it } from 'vitest'
import type { State } from '../state.ts'
import { lastScene } from './last-scene-fixture.ts'

const { from, play } = lastScene('the-man-in-four-portraits')

/** Says one thing after another in the last scene; the states after each. */
function playOn(step: number, words: readonly string[]): State[] {
  const states: State[] = []
  let state = from(step)
  for (const said of words) {
    state = play(state, said).state
    states.push(state)
    if (state.ended) break
  }
  return states
}

const stepOf = (state: State | undefined) => state?.climax?.step

describe('before it is asked how it ends', () => {
  it('one question is answered, and the second is the reckoning, whatever was said last', () => {
    const [first, second] = playOn(1, [
      'Where were you on Sunday, Mrs. Vane?',
      'Who painted the portraits, Mr. Sallow?',
    ])
    expect([stepOf(first), stepOf(second)]).toEqual([1, 2])
  })

  it('the room waits once for what proves nothing', () => {
    const states = playOn(1, ['I like marmalade', 'Where is the cat?', 'It rains', 'I dance', 'I look around'])
    expect(states.findIndex((state) => stepOf(state) !== 1)).toBe(1)
  })
})

describe('once it is asked how it ends', () => {
  it.each([
    ['letters without a meaning', ['dsjfh', 'qwpoe']],
    ['abuse', ['you are all idiots', 'shut up, you clown']],
    ['the same again', ['I ask what happened here', 'I ask what happened here', 'I ask what happened here']],
    ['what is past the point', ['I look around', 'I dance', 'I count the chairs']],
  ])('is over for who has nothing but %s', (_, words) => {
    const states = playOn(2, words)
    expect(states.map((state) => !!state.ended)).toEqual(words.map((_each, i) => i === words.length - 1))
    expect(['late', 'wrong']).toContain(states.at(-1)?.ended?.kind)
  })

  it('hears three arguments, and is won by the third of who knows enough', () => {
    const states = playOn(2, [
      'You paid the premiums, Mrs. Vane.',
      'The hat was too small for anybody.',
      'And you signed for an empty box.',
    ])
    expect(states.map((state) => state.ended?.kind)).toEqual([undefined, undefined, 'truth'])
    expect(states.map((state) => Boolean(state.flags.lastCall))).toEqual([false, true, true])
  })
})

it('is over for nobody who was not told that it is the last word', () => {
  const { state } = play(from(4), 'You paid the premiums, Mrs. Vane.')
  expect([state.ended, typeof state.flags.lastCall]).toEqual([null, 'number'])
  expect(play(state, 'And you signed for an empty box.').state.ended?.kind).toBe('truth')
})

describe('a question', () => {
  it('ends nothing, also after the last call', () => {
    const states = playOn(2, [
      'You paid the premiums, Mrs. Vane.',
      'The hat was too small for anybody.',
      'What would you like to be done about it, Mrs. Vane?',
      'And what happens to the portraits?',
    ])
    expect(states.map((state) => state.ended)).toEqual([null, null, null, null])
  })
})

describe('what lays out nothing', () => {
  it.each([
    'I think you are all very kind and there is no crime here at all.',
    'I do not know who you are. Tell me your name and what you want.',
    'Nothing happened here, and I should like to go home now.',
  ])('wins no reckoning, well as it may be said: %s', (words) => {
    for (const before of [from(1), { ...from(1), flags: { ...from(1).flags, waits: 1, strayed: 17 } }]) {
      expect(play(before, words, 20).state.climax?.score).toBeLessThanOrEqual(1)
    }
  })
})

describe('who refuses it all and goes', () => {
  it.each(['I refuse all of it and walk out alone', 'None of these. I walk away.', 'No. I do nothing and go home.'])(
    'is asked once, and is gone: %s',
    (words) => {
      const [first, second] = playOn(2, [words, 'I leave'])
      expect([first?.ended, second?.ended?.kind]).toEqual([null, 'gone'])
    },
  )

  it('is gone at once after the last call', () => {
    const before = { ...from(3), flags: { ...from(3).flags, lastCall: 17 } }
    expect(play(before, 'I refuse all of it and walk out alone').state.ended?.kind).toBe('gone')
  })
})

describe('an accusation when time is nearly up', () => {
  it('is no shout after somebody who is elsewhere: they are sent for', () => {
    const before: State = { ...from(1), climax: null, place: 'yard', flags: { ...from(1).flags, warned: 16 } }
    const { state } = play(before, 'Mrs. Vane, you invented a husband, and you paid the doctor to bury an empty box.')
    expect(state.climax?.why).toBe('accuse')
  })
})
