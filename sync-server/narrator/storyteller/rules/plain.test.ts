import { describe, expect, it } from 'vitest'
import { HERO, isToldFrom, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 12 }
const QUESTIONS: readonly (readonly [bank: string, words: readonly string[]])[] = [
  [
    'wantsTold',
    ['what do you want?', 'What do you really want, then?', 'what are you after', 'so what do you want from me?'],
  ],
  ['fearsTold', ['are you afraid?', 'What are you afraid of?', 'Why are you so frightened?', 'who do you fear most?']],
  ['whyHere', ['why are you here?', 'What are you doing here?', 'what do you do here', 'what is your job?']],
  [
    'offersTopic',
    ['what do you know?', 'What can you tell me about this?', 'did you see anything?', 'tell me what you know'],
  ],
  ['trusts', ['can I trust you?', 'should we believe you?']],
  ['means', ['what do you mean?', 'What does that mean?', "I don't understand"]],
  ['whichThat', ['what is that?', 'what’s this', 'what are those things?'].slice(0, 2)],
  [
    'openQuestion',
    [
      'what happened here?',
      'who did it?',
      'how did he die?',
      'who found it?',
      'what’s this all about?',
      'when did it happen?',
    ],
  ],
]
const PEOPLE: readonly (readonly [quest: string, place: string, person: string])[] = [
  ['the-man-in-four-portraits', 'kitchen', 'bridie'],
  ['the-bridge-that-takes-names', 'bridge', 'hild'],
  ['the-eleventh-vote', 'gallery', 'tam'],
]

describe.each(PEOPLE)('plain questions in %s', (quest, place, person) => {
  const { world, ...built } = buildWorld({ ...PORTRAITS, id: quest, contentId: quest }, 5)
  const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
  const from: State = {
    ...state,
    place,
    last: [person],
    people: { ...state.people, [person]: { ...state.people[person]!, at: place, met: 1 } },
  }
  it.each(QUESTIONS.flatMap(([bank, words]) => words.map((x) => [bank, x] as const)))('%s: %s', (bank, words) => {
    const { text } = turn(world, from, words, HERO, dice)
    expect(isToldFrom(text, bank, `${bank}.cold`), text).toBe(true)
  })
})
