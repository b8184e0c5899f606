import { describe, expect, it } from 'vitest'
import { HERO, made, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const begin = (brief: Parameters<typeof buildWorld>[0], seed: number) => {
  const { world, ...built } = buildWorld(brief, seed)
  const { state } = open({ ...built, world, seed, hero: HERO, dice, preface: [] })
  return { world, state, play: (s: State, words: string) => turn(world, s, words, HERO, dice) }
}
const tenants = begin({ ...OFFICIAL[0]!, title: 'Sitting Tenants', contentId: 'sitting-tenants' }, 21)

describe('a fight', () => {
  it.each(['run away', 'I flee', 'run for it'])('is run away from, and not only in words: %s', (words) => {
    const begun = tenants.play(tenants.state, 'punch him')
    expect(begun.text).not.toContain('as far as wanting')
    const reply = tenants.play(begun.state, words)
    expect(reply.state.scene).toBeNull()
    expect(reply.state.place).not.toBe('lobby')
    expect(reply.text).not.toContain('undone')
  })
})

describe('a place and a person, named together', () => {
  it('is the place, and the person is said to be elsewhere', () => {
    const reply = tenants.play(tenants.state, 'go to the lift and talk to Mr. Pereira')
    expect(reply.state.place).toBe('lift')
    expect(reply.text).toContain('the lobby')
    expect(reply.text).not.toContain('no one here')
  })
})

describe('what is carried off', () => {
  const crown = made('c', 'Fantasy', 'Medieval', 'The Stolen Crown', 'Somebody stole the crown of Queen Ysolde.')
  const { world, state, play } = begin(crown, 12)
  const at = world.quest.places.find((p) => p.details.some((d) => /jar|jug|cup|book|bowl|plate/.test(d.noun)))!
  const detail = at.details.find((d) => /jar|jug|cup|book|bowl|plate/.test(d.noun))!
  const there: State = { ...state, place: at.id }
  it.each(['run off with', 'make off with', 'I slip away with'])('is had: %s', (verb) => {
    const reply = play(there, `${verb} ${detail.noun}`)
    expect(reply.text).not.toMatch(/the (?:off|away)\b/)
    expect(Object.values(reply.state.marks ?? {}).length + Object.values(reply.state.things).length).toBeGreaterThan(0)
  })
})
