import { describe, expect, it } from 'vitest'
import { MADE } from '../fixtures.ts'
import { buildWorld } from './world.ts'

const brief = MADE[0]!
const card = { kind: 'person', name: 'Tobias Fenn', note: 'He winds the clocks.' } as const

describe('the world of a quest', () => {
  it('is built once for the same quest, seed and plot', () => {
    const first = buildWorld(brief, 3)
    expect(buildWorld({ ...brief }, 3)).toBe(first)
    expect(buildWorld(brief, 4)).not.toBe(first)
    expect(buildWorld(brief, 3, first.plot)).toEqual(first)
  })

  it('is another one with other words or other cards', () => {
    const first = buildWorld(brief, 3)
    expect(buildWorld({ ...brief, description: `${brief.description} It rains.` }, 3)).not.toBe(first)
    const withCard = buildWorld({ ...brief, cards: [card] }, 3)
    expect(withCard).not.toBe(first)
    expect(buildWorld({ ...brief, cards: [{ ...card, note: 'He stops the clocks.' }] }, 3)).not.toBe(withCard)
  })

  it('is kept only while it is among the last that were played', () => {
    const first = buildWorld(brief, 3)
    for (let seed = 100; seed < 170; seed++) buildWorld(brief, seed)
    expect(buildWorld(brief, 3)).not.toBe(first)
    expect(buildWorld(brief, 3)).toEqual(first)
  })
})
