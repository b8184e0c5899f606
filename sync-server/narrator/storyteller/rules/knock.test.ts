import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const brief = { ...OFFICIAL[0]!, title: 'Sitting Tenants', contentId: 'sitting-tenants' }
const { world, ...built } = buildWorld(brief, 21)
const { state } = open({ ...built, world, seed: 21, hero: HERO, dice, preface: [] })
const play = (s: State, words: string) => turn(world, s, words, HERO, dice)

describe('a knock', () => {
  it.each([
    'knock on the wall three times and wait',
    'I knock three times on the wall',
    'rap on the table twice',
    'tap on the window',
    'I drum with my fingers on the bench',
    'bang on the wall with my fist',
    'tap against the floor, very softly',
  ])('is told as one, without a die or a find: %s', (words) => {
    const reply = play(state, words)
    expect(reply.check).toBeNull()
    expect(reply.text.toLowerCase()).toMatch(/you (?:knock|rap|tap|drum|bang)/)
    expect(reply.text).not.toContain('HB/9 (Deceased)')
    expect(reply.state.things).toEqual(state.things)
  })

  it('at a door is for whoever is behind it, and at somebody a blow', () => {
    expect(play(state, 'knock on the door').state.place).toBe('landing')
    expect(play(state, 'knock him down').state.scene).not.toBeNull()
  })
})

describe('a tune under one’s breath', () => {
  it.each(['hum', 'I whistle to myself', 'hum a little tune'])('throws no die: %s', (words) => {
    expect(play(state, words).check).toBeNull()
  })
})
