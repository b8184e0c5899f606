import { describe, expect, it } from 'vitest'
import { OFFICIAL } from '../fixtures.ts'
import { buildWorld } from '../world/world.ts'
import { createProper } from './normalise.ts'
import { namesInProse } from './prose-names.ts'

const { quest } = buildWorld(OFFICIAL[1]!, 3).world

describe('a name that only the prose knows', () => {
  it('has its capital where it comes back', () => {
    const proper = createProper(quest)
    expect(proper('who was jenkin?')).toBe('who was Jenkin?')
    expect(proper("jenkin's loaf, on thursday")).toBe('Jenkin’s loaf, on Thursday')
    expect(proper('tell hild i found avis')).toBe('tell Hild I found Avis')
  })

  it('is no word of the language', () => {
    const names = namesInProse(quest)
    for (const word of ['the', 'bridge', 'you', 'loaf', 'river', 'toll']) expect(names.has(word)).toBe(false)
  })
})
