import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const brief = { ...OFFICIAL[0]!, title: 'Sitting Tenants', contentId: 'sitting-tenants' }
const begin = (seed: number) => {
  const { world, ...built } = buildWorld(brief, seed)
  const { state } = open({ ...built, world, seed, hero: HERO, dice, preface: [] })
  return { world, state, play: (s: State, words: string) => turn(world, s, words, HERO, dice) }
}

describe('what is found without being looked at', () => {
  it('is named before it is described', () => {
    let unnamed = 0
    for (const seed of SEEDS) {
      const { state, play, world } = begin(seed)
      const reply = play({ ...state, place: 'lift' }, 'look around')
      for (const id of reply.state.seen.filter((each) => !state.seen.includes(each))) {
        const detail = world.quest.places.flatMap((p) => p.details).find((d) => d.id === id)!
        const [before = ''] = reply.text.split(detail.text[0]!.slice(0, 20))
        const first = /^[^.!?]*/.exec(detail.text[0]!)![0].toLowerCase()
        const head = detail.noun.split(' ').at(-1)!.replace(/s$/, '')
        if (first.includes(head)) continue
        unnamed++
        expect(before.slice(-90), reply.text).toContain(detail.noun)
      }
    }
    expect(unnamed).toBeGreaterThan(1)
  })

  it('is led up to where its text begins with “it”', () => {
    const texts = SEEDS.map((seed) => {
      const { state, play } = begin(seed)
      return play(state, 'look around').text
    })
    expect(texts.some((x) => x.includes('It is a bunch of keys'))).toBe(true)
    for (const text of texts) expect(text).not.toContain('first. It is a bunch of keys')
  })
})

describe('listening', () => {
  it('where nobody is hides from nobody', () => {
    const { state, play } = begin(3)
    const alone: State = { ...state, place: 'lift' }
    for (const words of ['listen', 'I stop and listen.']) {
      const reply = play(alone, words)
      expect(reply.check).toBeNull()
    }
    expect(play(state, 'listen').check).toBeNull()
    expect(play(state, 'listen at the door').check).not.toBeNull()
  })
})

describe('words at an open door', () => {
  it('are said to whoever is behind it', () => {
    const { state, play } = begin(3)
    const landing: State = { ...state, place: 'landing' }
    const shut = play(landing, 'Good evening. I am not here to throw you out.')
    expect(shut.state.place).toBe('landing')
    const open: State = { ...landing, shut: state.shut.filter((id) => id !== 'flat131') }
    const reply = play(open, 'Good evening. I am not here to throw you out.')
    expect(reply.state.place).toBe('flat131')
    expect(reply.state.last).toEqual(['enid'])
    expect(reply.text).toContain('not here to throw you out')
    expect(play(open, 'ok this is creepy as hell').state.place).toBe('landing')
  })
})

describe('somebody to be spoken with, a walk away', () => {
  it('is gone to all the way', () => {
    const { state, play } = begin(3)
    const home: State = {
      ...state,
      place: 'flat131',
      shut: [],
      flags: { ...state.flags, 'v:lobby': 1, 'v:landing': 2 },
      people: { ...state.people, pereira: { ...state.people.pereira!, met: 1 } },
    }
    const reply = play(home, 'go down and ask Pereira who did it')
    expect(reply.state.place).toBe('lobby')
    expect(reply.state.last).toEqual(['pereira'])
  })
})
