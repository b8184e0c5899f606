import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld, questKeysOf } from '../world/world.ts'

const DICE = { d20: () => 12 }
const brief = OFFICIAL[2]!
const built = buildWorld(brief, 4)
const begun = () => open({ ...built, questKey: questKeysOf(brief)[0]!, seed: 4, hero: HERO, dice: DICE, preface: [] })
const say = (words: string, from = begun(), dice = DICE) => turn(built.world, from.state, words, HERO, dice)

describe('motion that leads nowhere', () => {
  it.each([
    'pace',
    'pace the room',
    'pace up and down',
    'walk up and down',
    'I walk up and down the room',
    'walk to and fro',
    'walk back and forth',
    'stride from wall to wall',
    'walk in circles',
    'wander about',
    'walk around a bit',
    'go out and come in again',
    'step out and come back',
    'I leave the room and come back in',
    'go outside for a moment, then come back',
  ])('%s stays here, without a die', (words) => {
    const before = begun().state.place
    const { state, check, text } = say(words)
    expect(state.place).toBe(before)
    expect(check).toBeNull()
    expect(text).not.toMatch(/“(?:Down|Fro|Forth|Back|Come)/)
  })

  it('is done before something else', () => {
    const { state, check, text } = say('walk up and down and think')
    expect(state.place).toBe(begun().state.place)
    expect(text).toContain('pace up and down')
    expect(check).toBeNull()
  })
})

describe('a verb alone', () => {
  it.each(['take', 'open', 'use', 'push', 'water', 'Read.', 'give', 'pick up', 'I break'])(
    '%s is asked what',
    (words) => {
      const before = begun()
      const { state, check, text } = say(words, before)
      expect(state.turn).toBe(before.state.turn)
      expect(check).toBeNull()
      expect(text).toMatch(/the rail|the urn|the spoons|what/i)
    },
  )

  it.each(['look', 'look at', 'examine', 'inspect'])('%s is looking around', (words) => {
    const { action, check, text } = say(words)
    expect(action?.vp).toBe('look around')
    expect(check).toBeNull()
    expect(text).not.toContain('You look at.')
  })
})

describe('a second look', () => {
  it('asks no die and finds nothing else', () => {
    const once = say('look at the urn')
    const twice = say('look at the urn', once)
    expect(twice.check).toBeNull()
    expect(twice.state.clues.filter((c) => !once.state.clues.includes(c)).length).toBeLessThanOrEqual(1)
  })
})

describe('what fails', () => {
  it.each(['smash the urn', 'break the spoons', 'rip the urn off the wall', 'kick the urn to pieces'])(
    '%s is not told as done',
    (words) => {
      const { text, check } = say(words, begun(), { d20: () => 2 })
      expect(['setback', 'disaster']).toContain(check?.band)
      expect(text).not.toMatch(/^You (?:smash|break|rip|kick)/)
    },
  )
})
