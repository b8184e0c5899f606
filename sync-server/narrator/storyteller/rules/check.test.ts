import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld } from '../world/world.ts'
import { bandOf, modifier } from './check.ts'

describe('modifier', () => {
  it.each([
    [0, -5],
    [10, 0],
    [20, 3],
    [40, 6],
    [999, 9],
  ])('of %i is %i', (value, expected) => {
    expect(modifier(value)).toBe(expected)
  })
})

describe('bandOf', () => {
  it.each([
    [12, 8, 'triumph'],
    [12, 0, 'success'],
    [12, -4, 'price'],
    [12, -9, 'setback'],
    [12, -10, 'disaster'],
    [20, -6, 'success'],
    [20, 0, 'triumph'],
    [1, 3, 'price'],
    [1, -1, 'disaster'],
  ])('of die %i and margin %i is %s', (die, margin, band) => {
    expect(bandOf(die, margin)).toBe(band)
  })
})

describe('the edge', () => {
  it.each([
    [1, 0],
    [5, 1],
    [12, 2],
    [60, 3],
  ])('of a hero of level %i is %i at the beginning', (level, edge) => {
    const built = buildWorld(PORTRAITS, 5)
    const hero = { ...HERO, level }
    expect(open({ ...built, seed: 5, hero, dice: { d20: () => 12 }, preface: [] }).state.edge).toBe(edge)
  })

  it('is worth four at most, however long it was gathered', () => {
    const dice = { d20: () => 10 }
    const built = buildWorld(PORTRAITS, 5)
    const { state } = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
    const { check } = turn(built.world, { ...state, edge: 20 }, 'search the hall', HERO, dice)
    expect(check?.situation).toBe(4)
  })
})
