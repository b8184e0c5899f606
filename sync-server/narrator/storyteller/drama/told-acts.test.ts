import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 12 }
const last = (contentId: string) => {
  const built = buildWorld({ ...PORTRAITS, id: contentId, contentId }, 5)
  const { world } = built
  const { state } = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
  const truth = world.quest.truths.find((each) => each.id === state.truth)!
  const at = world.quest.climaxAt
  const from: State = {
    ...{ ...state, turn: 18, act: 3, place: at, offered: [], clock: 4 },
    climax: { step: 2, score: 1, why: 'accuse' },
    flags: {
      ...state.flags,
      ...Object.fromEntries(truth.facets.slice(0, 3).map((facet) => [`f:${facet.id}`, 5])),
    },
    people: Object.fromEntries(Object.entries(state.people).map(([id, memory]) => [id, { ...memory, at }])),
  }
  return (words: string) => turn(world, from, words, HERO, dice)
}
const bridge = last('the-bridge-that-takes-names')

describe('acts that are told in the last scene', () => {
  it.each([
    ['I call her by her name and give her the loaf', 'you call her by her name'],
    ['call her by her name, and give her the loaf', 'you call her by her name'],
    ['I hold up the frame. It’ll take a brick out.', 'you hold up the frame'],
    ['accuse maud', 'you accuse Maud'],
    ['accuse adeyemi', 'you accuse adeyemi'],
    ['I told her that she was only a child', 'you tell her that she was only a child'],
    ['I say to him that he opened the gate', 'you say to him that he opened the gate'],
    ['confront Dame Hild', 'you confront Dame Hild'],
    ['I tell everyone that Osric opened the gate', 'you tell everyone that Osric opened the gate'],
    ['I name Maud', 'you name Maud'],
  ])('are told and not quoted: %s', (words, told) => {
    const { text } = bridge(words)
    expect(text.toLowerCase()).toContain(told.toLowerCase())
    expect(text).not.toMatch(/“(?:I (?:call|hold|told|say|name)|call|accuse|confront)\b/i)
  })

  it.each([
    [
      'I told them what I had counted: eleven children, and one cot.',
      'tell them what you have counted',
      'leven children',
    ],
    ['I hold up the frame. It’ll take a brick out.', 'you hold up the frame', 'It’ll take a brick out'],
  ])('with what is said after them: %s', (words, told, said) => {
    const { text } = bridge(words)
    expect(text.toLowerCase()).toContain(told)
    expect(text).toMatch(new RegExp(`“[^”]*${said}`))
    expect(text).not.toContain(`${told}:`)
  })

  it.each(['I accuse you of it', 'I give you my word that nobody hears of it', 'I am only a reader of hats'])(
    'are no words to somebody: %s',
    (words) => {
      expect(bridge(words).text).toContain(`“${words}`)
    },
  )
})
