import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 2 }
const begin = (brief = PORTRAITS, seed = 3) => {
  const { world, ...built } = buildWorld(brief, seed)
  const opened = open({ ...built, world, seed, hero: HERO, dice, preface: [] })
  return { world, state: opened.state, play: (s: State, words: string) => turn(world, s, words, HERO, dice) }
}
const { state, play } = begin()
const drawing: State = { ...state, place: 'drawing' }
const away = Object.entries(state.people).map(([id, memory]) => [id, { ...memory, at: 'away' }] as const)
const alone: State = { ...drawing, people: Object.fromEntries(away) }

const HOMELY = [
  'I take notes',
  'take a few notes',
  'make tea',
  'I make tea for everyone',
  'have a drink',
  'I drink some water',
  'pour myself a cup of coffee',
  'write in my notebook',
  'I write it all down in my journal',
  'jot that down',
  'I jot down the names in my notebook',
  'make a note of what she said',
  'tidy up',
  'tidy up a bit',
  'sweep the floor',
  'put the kettle on',
  'wash my hands',
  'eat a sandwich',
  'I make her a cup of tea',
  'fetch Mrs. Vane a glass of water',
  'offer them a drink',
  'I sit down beside them, offer them a drink, and wait for them to go on.',
  'light a cigarette',
  'I check my watch',
  'pull up a chair',
  'make a list of the suspects',
  'I cook breakfast',
  'bake a cake for her',
]
const GESTURES = [
  'I nod',
  'nod slowly',
  'I smile at Mrs. Vane',
  'smile warmly at her',
  'kneel beside her chair',
  'I laugh',
  'laugh out loud',
  'I wave',
  'wave goodbye',
  'I sigh',
  'shrug',
  'shrug my shoulders',
  'wink at her',
  'I shake my head sadly',
  'raise an eyebrow',
  'cross my arms',
  'take a deep breath',
  'I nod and smile',
  'tip my hat to her',
  'I give her a reassuring smile',
  'hold her hand',
  'I give them a hug',
  'roll my eyes',
  'clear my throat',
]

describe('small ordinary acts', () => {
  it.each([...HOMELY, ...GESTURES])('“%s” is done without a die, a scene or a wound', (words) => {
    const reply = play(drawing, words)
    expect(reply.check, reply.text).toBeNull()
    expect(reply.state.scene).toBeNull()
    expect(reply.state.wounds).toEqual([])
    expect(reply.text).not.toMatch(/not on its hook|only its absence|nothing of the kind/)
  })
  it.each(['I laugh', 'make tea', 'tidy up', 'I take notes', 'shrug', 'have a drink'])(
    '“%s” is told where nobody is',
    (words) => {
      const reply = play(alone, words)
      expect(reply.check, reply.text).toBeNull()
      expect(reply.state.scene).toBeNull()
      expect(reply.text.length).toBeGreaterThan(20)
    },
  )
  it('open no scene in another story either', () => {
    for (const brief of OFFICIAL) {
      const one = begin(brief, 7)
      for (const words of ['I take notes', 'make tea', 'I nod', 'I laugh']) {
        const reply = one.play(one.state, words)
        expect(reply.check, `${brief.title}: ${words}: ${reply.text}`).toBeNull()
        expect(reply.state.scene).toBeNull()
      }
    }
  })
  it.each(['I build a raft', 'wave the knife at her', 'pick the lock'])('“%s” is none', (words) => {
    expect(play(drawing, words).check).not.toBeNull()
  })
})

describe('a helping hand', () => {
  const id = 'the-bell-that-was-promised'
  const bell = begin({ ...PORTRAITS, id, contentId: id })

  it.each([
    'I help her carry the water',
    'help Griet',
    'help her with the furnace',
    'I hold the door for her',
    'lend her a hand',
    'give her a hand with it',
  ])('asks no die, and is seen: %s', (words) => {
    const { check, state: after, text } = bell.play(bell.state, words)
    expect(check, text).toBeNull()
    const moods = (s: State) => Object.values(s.people).reduce((n, x) => n + x.mood, 0)
    expect(moods(after)).toBeGreaterThan(moods(bell.state))
  })
})
