import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld } from '../world/world.ts'

const id = 'mrs-babcock-takes-in-washing'
const built = buildWorld({ ...PORTRAITS, id, contentId: id }, 3)
const dice = { d20: () => 12 }
const { state } = open({ ...built, seed: 3, hero: HERO, dice, preface: [] })

describe('a reply', () => {
  it.each(['The soap is wet.', 'wait', 'nod', 'I dance'])('is never a single line: %s', (words) => {
    expect(turn(built.world, state, words, HERO, dice).text.split(/\s+/).length).toBeGreaterThanOrEqual(30)
  })
})

describe('what is given away', () => {
  it('is handed back where the story needs it', () => {
    const { text, state: after } = turn(built.world, state, 'give the seal to Philomena', HERO, dice)
    expect(after.things.seal).toBe('me')
    expect(text).toMatch(/back|Not to me/)
  })

  it('is gone where it does not', () => {
    expect(turn(built.world, state, 'give the humbugs to Philomena', HERO, dice).state.things.humbugs).toBe('gone')
  })
})
