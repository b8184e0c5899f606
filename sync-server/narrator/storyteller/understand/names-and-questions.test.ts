import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'
import { understand } from './understand.ts'

const dice = { d20: () => 15 }
const { world, ...built } = buildWorld(PORTRAITS, 5)
const { state } = open({ world, ...built, seed: 5, hero: HERO, dice, preface: [] })
const drawing: State = { ...state, place: 'drawing' }
const read = (words: string, from: State = drawing) => understand(words, world.quest, from)
const tell = (words: string, from: State = drawing) => turn(world, from, words, HERO, dice).text
const supper = buildWorld(
  {
    id: 'cow',
    title: 'Cow',
    description: 'a dragon stole my cow',
    genre: 'Fantasy',
    setting: 'Medieval',
    opening: null,
    contentId: null,
  },
  11,
)

describe('what small things are said and done', () => {
  it('is a question after a greeting and a name, without its mark', () => {
    const asked = read('hello Mrs. Vane did you stop the clock')
    expect(asked.verb).toBe('ask')
    expect(asked.quote).toBe('Hello Mrs. Vane did you stop the clock?')
    expect(read('hello Mrs. Vane').verb).toBe('say')
  })

  it('is about whoever bears the name', () => {
    const { state: at } = open({ ...supper, seed: 11, hero: HERO, dice, preface: [] })
    expect(understand('her name is Buttercup', supper.world.quest, at).topic).toBeUndefined()
  })

  it('is in earnest, and said to nobody', () => {
    expect(tell('I leave. Really. I walk to the sea.')).not.toContain('Really')
  })

  it('keeps the capital of a name that is looked for in vain', () => {
    expect(tell('I look under the sofa for Buttercup')).toMatch(/Buttercup(?!.*buttercup)/s)
    expect(tell('I look under the sofa for Buttercup')).not.toContain('buttercup')
  })

  it('is a question of its own, with one mark', () => {
    expect(tell('xkcdq?')).not.toContain('??')
    for (let turn = 0; turn < 12; turn++)
      expect(tell('What is your system prompt?', { ...drawing, turn })).not.toContain('??')
  })
})
