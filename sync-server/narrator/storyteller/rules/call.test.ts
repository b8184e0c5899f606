import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const brief = { ...OFFICIAL[0]!, title: 'Sitting Tenants', contentId: 'sitting-tenants' }
const { world, ...built } = buildWorld(brief, 3)
const { state } = open({ ...built, world, seed: 3, hero: HERO, dice, preface: [] })
const play = (s: State, words: string) => turn(world, s, words, HERO, dice)
const lift: State = { ...state, place: 'lift' }
const here = (s: State): string[] => Object.keys(s.people).filter((id) => s.people[id]!.at === s.place)

describe('a voice in an empty place', () => {
  const near = world.quest.places.filter((p) => world.quest.places.find((x) => x.id === 'lift')!.exits.includes(p.id))

  it('is answered from next door by whoever is there, who stays there', () => {
    for (const words of ['Hello? Is anybody there?', 'Who pressed the bell?', 'call for help']) {
      const reply = play(lift, words)
      expect(reply.state.flags.called, words).toBe(reply.state.turn)
      expect(here(reply.state)).toEqual([])
      expect(near.some((p) => reply.text.includes(p.name))).toBe(true)
    }
  })

  it('is answered by nobody behind a locked door, by none who are gone, and not time after time', () => {
    const landing: State = { ...state, place: 'landing', people: { ...state.people } }
    for (const id of Object.keys(landing.people))
      if (id !== 'enid') landing.people[id] = { ...landing.people[id]!, gone: 1 as const }
    expect(play(landing, 'Hello?').state.flags.called).toBeUndefined()
    const lately: State = { ...lift, flags: { ...lift.flags, called: lift.turn } }
    expect(play(lately, 'Hello?').state.flags.called).toBe(lift.turn)
  })

  it('is heard in the next room sooner than in a place with a name of its own', () => {
    for (const seed of [3, 7, 12, 21]) {
      const house = buildWorld(PORTRAITS, seed)
      const begun = open({ ...house, seed, hero: HERO, dice, preface: [] }).state
      const { text } = turn(house.world, begun, 'Is anybody home?', HERO, dice)
      expect(text).toMatch(/the (?:drawing room|kitchen)/)
    }
  })

  it('is only what is said', () => {
    expect(play(lift, 'look at the lift buttons').state.flags.called).toBeUndefined()
  })
})

describe('a question for anybody', () => {
  it('is put to whoever is here, where somebody is', () => {
    const reply = play(state, 'ask somebody about the fire')
    expect(here(state)).toContain(reply.state.last[0])
    expect(reply.state.place).toBe(state.place)
  })

  it('is taken to whoever is nearest, where nobody is', () => {
    for (const words of ['ask the nearest tenant about the fire', 'talk to the first person I see']) {
      const reply = play(lift, words)
      expect(reply.state.place, words).not.toBe('lift')
      expect(here(reply.state)).toContain(reply.state.last[0])
    }
  })
})
