import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL } from '../fixtures.ts'
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
  it('brings whoever is a step away, and is answered', () => {
    for (const words of [
      'Hello? Is anybody there?',
      'Who pressed the bell?',
      'call for help',
      'ask the nearest tenant about the fire',
    ]) {
      const reply = play(lift, words)
      expect(here(reply.state), words).toHaveLength(1)
      const call = world.quest.people.find((p) => p.id === here(reply.state)[0])!.call
      expect(reply.text).toContain(call)
      expect(reply.state.last).toEqual(here(reply.state))
    }
  })

  it('brings nobody from behind a locked door, none who are gone, and not time after time', () => {
    const landing: State = { ...state, place: 'landing', people: { ...state.people } }
    for (const id of Object.keys(landing.people))
      if (id !== 'enid') landing.people[id] = { ...landing.people[id]!, gone: 1 } as never
    expect(here(play(landing, 'Hello?').state)).toEqual([])
    const lately: State = { ...lift, flags: { ...lift.flags, called: lift.turn } }
    expect(here(play(lately, 'Hello?').state)).toEqual([])
  })

  it('is for whoever is here, where somebody is', () => {
    const reply = play(state, 'ask somebody about the fire')
    expect(here(state)).toContain(reply.state.last[0])
    expect(reply.state.place).toBe(state.place)
  })

  it('is only what is said', () => {
    expect(here(play(lift, 'look at the lift buttons').state)).toEqual([])
  })
})
