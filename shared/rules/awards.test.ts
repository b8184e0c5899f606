import { expect, it } from 'vitest'
import { turnAward, turnsForXp, turnsToPoint } from './awards.ts'

it('tells how many turns are left to the next point, as the award of that turn has it', () => {
  for (let answered = 0; answered <= 40; answered++) {
    const left = turnsToPoint(answered)
    expect(turnAward(answered + left).attributePoints, String(answered)).toBe(1)
    for (let turn = answered + 1; turn < answered + left; turn++) expect(turnAward(turn).attributePoints).toBe(0)
  }
})

it('tells about how many turns XP take', () => {
  expect([0, 1, 20, 60, 100].map(turnsForXp)).toEqual([0, 1, 5, 15, 25])
})
