import { describe, expect, it } from 'vitest'
import type { State } from '../state.ts'
import { lastScene } from './last-scene-fixture.ts'

const SHRUGS =
  /That is ingenious|Even so|not keeping score|no difference|conceded|stay(?:s)? put|cart goes by|clause by clause|cough says|does not move the thing/
const no = lastScene('the-word-for-no')
const hour = lastScene('the-request-hour')
const knowing = (story: typeof no): State => ({
  ...story.from(2),
  clock: 8,
  clues: story.truth.clues.map((clue) => clue.id),
})

describe('what is argued in the last scene', () => {
  it.each([
    'The lens hears no and leaves it out.',
    'I lay my finger on the cut page: no was cut out of the dictionary.',
    'You gave it to them exactly, Ode. The dock war began with one refusal.',
    'Oanh, you said yes to him.',
    'There is a gap in all forty columns of the contract.',
    'One word was taken out of forty languages in a night.',
    'It was the founder who gave the order, and he has heard nothing since.',
  ])('gets an answer to itself: %s', (words) => {
    const { text } = no.play(knowing(no), words)
    expect(text).not.toMatch(SHRUGS)
  })

  it('is answered without what is done elsewhere', () => {
    const { text } = no.play(knowing(no), 'You gave it to them exactly, Ode. The war ended on the fourth of March.')
    expect(text).not.toContain('pours something')
  })

  it.each([
    'The crew asked for one song to steer home by.',
    'Ray, you had the record in your hand and would not play it.',
  ])('gets an answer elsewhere too: %s', (words) => expect(hour.play(knowing(hour), words).text).not.toMatch(SHRUGS))
})

const tenants = lastScene('sitting-tenants')

describe('a blow in the last scene', () => {
  const words = ['knock the councillor down', 'I punch him', 'hit him in the face', 'kick Councillor Ames']
  it.each(words)('has a consequence, and no second one: %s', (blow) => {
    const first = tenants.play(tenants.from(2), blow, 15)
    expect(first.state.flags.blows).toBe(1)
    expect(first.text).toMatch(/either side of you|between you|your hand|sleeve|set you on|elbows/)
    const second = tenants.play(first.state, 'hit him again', 15)
    expect(second.text).toMatch(/arms|held|Nobody lets|in front of/)
  })
})

describe('a plea for oneself', () => {
  it.each([
    'Please don’t hurt me. I only heard the scratching.',
    'don’t kill me!',
    'I am so afraid of you.',
    'leave me alone',
    'Oh please, spare me!',
    'I beg you, don’t touch me',
  ])('is answered: %s', (words) => {
    for (const step of [1, 2])
      expect(tenants.say(words, step).text).toMatch(/Hurt you|lay a hand|is afraid|Not with all/)
  })
})

describe('a choice that is asked for', () => {
  it.each(['May I', 'Shall I', 'Could I', 'What if I'])('is taken: %s', (lead) => {
    const before = tenants.say('How are you all? It is raining.', 1)
    const lay = before.choices.find((each) => /lay|fact/i.test(each))!
    const words = `${lead} ${lay.charAt(0).toLowerCase()}${lay.slice(1)}?`
    expect(tenants.play(before.state, words).state.climax?.step).toBe(2)
  })
  it('is mercy before it is offered, too', () => {
    expect(tenants.say('May I simply let him go?', 1).state.ended?.kind).toBe('mercy')
  })
})

describe('two proofs', () => {
  it.each([
    'I lay the contract and the ruler side by side',
    'I put the book before them and read it out from the first line to the last',
    'I compare the date in the book with the date on the wall',
    'set the two halves next to each other',
  ])('are an argument: %s', (words) => expect(no.play(knowing(no), words).state.flags.argued).toBe(1))
})

it('prints the first sentence too', () => {
  expect(no.say('I said so from the start. It was Ode who took the word.').text).toContain('I said so from the start')
})

describe('what is shown in the last scene', () => {
  const words = ['I show him the flare', 'I hold up the flare', 'I point at the flare', 'lay the flare on the desk']
  it.each(words)('is not there where it is not carried: %s', (shown) => {
    for (const step of [1, 2]) {
      const { text, state } = hour.say(shown, step)
      expect(text).toMatch(/not here|have not got|comes back empty/)
      expect(state.flags.argued).toBeUndefined()
    }
  })
  it.each(words)('is told of by whoever has seen it: %s', (shown) => {
    const { text, state } = hour.play(knowing(hour), shown)
    expect(text).toMatch(/instead|what there was to look at|as nearly as you can/)
    expect(state.flags.argued).toBe(1)
  })
  it('is an argument where it is carried', () => {
    const { text, state } = hour.play(knowing(hour), 'I hold up the record')
    expect(text).not.toMatch(SHRUGS)
    expect(state.flags.argued).toBe(1)
  })
})

describe('a refusal', () => {
  it('names no evidence that was not found, where there is another', () => {
    for (const die of [1, 2, 3, 4])
      for (const words of ['Brother Ode did it.', 'I accuse Brother Ode', 'It was you, Ode']) {
        expect(no.play({ ...no.from(1), clues: [] }, words, die).text).not.toContain('a drawing and a date')
      }
  })
  it('costs no wound', () => {
    expect(no.play(no.from(1), 'I accuse Brother Ode of the word.', 1).state.wounds).toEqual([])
  })
})

it('is not shrugged at before a confession', () => {
  const { text } = no.say('You did what you did because you were tired of it all.')
  expect(text).not.toMatch(SHRUGS)
})

it('leaves out who speaks, in the middle of what is said', () => {
  for (const frame of ['I say', 'I said', 'I tell them', 'I add quietly', 'we say again']) {
    const { text } = no.say(`The lens hears no, ${frame}, and leaves it out.`)
    expect(text).toContain('The lens hears no, and leaves it out.')
  }
})

it('is decided by questions about what was found, too', () => {
  const asked = [
    'Ode, is there a gap in each of the forty columns?',
    'Was no cut out of the dictionary?',
    'Did the dock war begin with one refusal?',
    'And was it you who founded Softmouth?',
    'And did Oanh say yes to it?',
  ]
  let state: State = { ...knowing(no), climax: { step: 1, score: 2, why: 'accuse' } }
  for (const words of asked) if (!state.ended) ({ state } = no.play(state, words))
  expect(state.ended?.kind).toBe('truth')
})

describe('who is accused and is not here', () => {
  it.each(['accuse', 'I accuse', 'I blame'])('is told as absent: %s', (verb) => {
    const before = no.from(2)
    const people = Object.fromEntries(
      Object.entries(before.people).map(([id, memory]) => [
        id,
        id === no.truth.culprit ? { ...memory, at: 'nowhere' } : memory,
      ]),
    )
    const { text } = no.play({ ...before, climax: null, act: 1, turn: 5, people }, `${verb} Brother Ode`)
    expect(text).not.toMatch(/empty air|on nobody/)
    expect(text).toMatch(/Brother Ode/)
    expect(text).toMatch(/not here to hear|say it to|in Brother Ode’s place|Can you show it|behind Brother Ode’s back/)
  })
})

it.each(['I forgive nobody.', 'I will forgive no one', 'we forgive neither of you', 'I shall spare nobody'])(
  'is no mercy: %s',
  (words) => expect(tenants.say(words).state.ended).toBeNull(),
)

it('does not take where something is laid for what is shown', () => {
  const portraits = lastScene('the-man-in-four-portraits')
  for (const words of [
    'I put the betting slip on the table',
    'I lay the slip before them',
    'set the slip on the easel',
  ])
    expect(portraits.say(words).text).not.toMatch(/(?:table|easels?) is not here|got the (?:kitchen )?(?:table|easel)/)
})
