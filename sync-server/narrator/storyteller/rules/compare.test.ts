import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const { world, ...built } = buildWorld(PORTRAITS, 3)
const { state } = open({ ...built, world, seed: 3, hero: HERO, dice, preface: [] })
const place = world.quest.places.find((p) => p.id === 'vestry')!
const [a, b] = place.details
const there: State = { ...state, place: place.id }

describe('two things side by side', () => {
  it.each([
    `compare ${a!.noun} with ${b!.noun}`,
    `I compare ${a!.noun} to ${b!.noun}`,
    `hold ${a!.noun} against ${b!.noun}`,
    `check ${a!.noun} against ${b!.noun}`,
  ])('are both looked at: %s', (words) => {
    const reply = turn(world, there, words, HERO, dice)
    expect(reply.state.seen).toEqual(expect.arrayContaining([a!.id, b!.id]))
    expect(reply.check).toBeNull()
  })
})

describe('a reason', () => {
  it('is not what is searched', () => {
    const words = `search ${a!.noun}, since everybody has looked at ${b!.noun}`
    const reply = turn(world, there, words, HERO, dice)
    expect(reply.state.seen).toContain(a!.id)
  })
})
