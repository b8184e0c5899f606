import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const built = buildWorld(PORTRAITS, 5)
const opened = open({ ...built, seed: 5, hero: HERO, dice: { d20: () => 15 }, preface: [] })
const drawing: State = { ...opened.state, place: 'drawing', turn: 4 }
const play = (words: string, d20 = 15) => turn(built.world, drawing, words, HERO, { d20: () => d20 })

describe('a second act that needs the first', () => {
  it.each(['take the lamp and hide it in my coat', 'steal the clock, then put it under my hat'])(
    'is not done where the thing has stayed: %s',
    (words) => {
      const { text } = play(words)
      expect(text).not.toMatch(/(?:Then you|you|You) (?:hide|put) it/)
      expect(text).toMatch(/(?:hiding|putting) it/i)
    },
  )
})

describe('a second act after one that went wrong', () => {
  it('is asked all the same, and answered', () => {
    const { text } = play('search the room and ask her about Sallow', 2)
    expect(text).toContain('ask her about Sallow')
    expect(text).not.toMatch(/asking her about Sallow/)
  })

  it.each([
    ['I search the room, then I go to the hall', 'hall'],
    ['break open the desk and walk to the hall', 'hall'],
  ])('is done where no luck is in it: %s', (words, place) => expect(play(words, 2).state.place).toBe(place))

  it('is given up in plain words', () => {
    const { text } = play('search the room and punch Mrs. Vane', 2)
    expect(text).toMatch(/punching Mrs\. Vane/i)
    expect(text).not.toMatch(/queue|presently|pocket for later|in the moment/i)
  })
})

describe('an act with a question in it', () => {
  it.each([
    'keep to the middle of the room, and greet whoever is there by asking what is late',
    'I open the window and greet Mrs. Vane by asking what is late',
  ])('is put to whoever is there: %s', (words) => {
    const { state, action } = play(words)
    expect(state.last).toEqual(['honora'])
    expect([action?.verb, action?.second?.verb]).toContain('ask')
  })
})
