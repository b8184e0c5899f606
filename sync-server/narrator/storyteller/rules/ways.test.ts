import { describe, expect, it } from 'vitest'
import { HERO, MADE, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const storyOf = (brief: typeof PORTRAITS) => {
  const { world, ...built } = buildWorld(brief, 5)
  const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
  const at = (place: string): State => ({ ...state, place, flags: { ...state.flags, [`v:${place}`]: 1 } })
  return { quest: world.quest, at, play: (s: State, words: string) => turn(world, s, words, HERO, dice) }
}
const portraits = storyOf(PORTRAITS)
const vote = storyOf(OFFICIAL[2]!)
const bridge = storyOf(OFFICIAL[1]!)
const house = storyOf(MADE[0]!)
const wall = storyOf(MADE[3]!)
const hall = storyOf(MADE[1]!)

describe('out', () => {
  it.each([
    [portraits, 'drawing', 'leave the house', 'yard'],
    [portraits, 'studio', 'I go outside', 'yard'],
    [portraits, 'hall', 'step out of doors', 'yard'],
    [portraits, 'drawing', 'I go for a walk', 'yard'],
    [house, 'linen', 'I get out of this house', 'porch'],
    [house, 'porch', 'go outside', 'gate'],
    [wall, 'hatch', 'I walk out into the open air', 'works'],
    [hall, 'stair', 'go outdoors', 'works'],
    [vote, 'cabin', 'leave the cabin', 'mess'],
  ] as const)('%# leads out of doors, however many rooms that is: %s', (story, from, words, to) =>
    expect(story.play(story.at(from), words).state.place).toBe(to),
  )

  it('leads nowhere where there is no such way', () => {
    for (const words of ['walk out of the airlock', 'leave', 'go outside', 'leave the station']) {
      const reply = vote.play({ ...vote.at('mess'), flags: {} }, words)
      expect(reply.state.place, words).toBe('mess')
    }
    expect(vote.play({ ...vote.at('mess'), flags: {} }, 'leave').action?.verb).toBe('leave')
  })

  it('is in, said on a porch of what lies behind it', () => {
    for (const words of ['i go in the house', 'enter the house', 'I walk into the house'])
      expect(house.play(house.at('porch'), words).state.place, words).toBe('sunny')
    expect(house.play(house.at('porch'), 'go into the porch').state.place).toBe('porch')
  })
})

describe('a walk that cannot be', () => {
  it('is not told as done', () => {
    for (const words of ['go to the far hall', 'I walk over to the far hall']) {
      const { text, state } = wall.play(wall.at('near'), words)
      expect(state.place).toBe('near')
      expect(text).toContain('the passage between')
      expect(text).not.toMatch(/You (?:go|walk over) to the far hall\.|you (?:go|walk over) to the far hall\./)
    }
  })

  it('to where one is is no walk', () => {
    const { text, state } = bridge.play(bridge.at('bridge'), 'go up on the bridge')
    expect(state.place).toBe('bridge')
    expect(text).not.toMatch(/you go up on the bridge/i)
  })
})

describe('a flight', () => {
  it('goes somewhere, and its way is told', () => {
    for (const words of ['I run away from Ms. Price and I don’t stop', 'I flee', 'run away from this place']) {
      const { text, state } = wall.play(wall.at('near'), words)
      expect(state.place, words).not.toBe('near')
      expect(text).toMatch(
        /legs choose|without asking where|Nobody runs after you|do not look round|corners and breath/,
      )
      expect(text).not.toMatch(/keep from stopping/)
    }
  })

  it('from the whole place is leaving it', () => {
    for (const words of [
      'I leave this place on the first wagon',
      'I take the next boat home',
      'I run away from Corrigan and I never look back',
      'we get out of this station for good',
    ]) {
      const { action, state } = vote.play(vote.at('mess'), words)
      expect(action?.verb, words).toBe('leave')
      expect(state.leaveTries).toBe(1)
    }
  })
})

describe('what is no walk', () => {
  it.each(['COME OUT AND FIGHT', 'COME OUT OF THERE!', 'Come down here and say that', 'come up here!'])(
    '“%s” calls somebody',
    (words) => {
      const { action, state } = hall.play(hall.at('stair'), words)
      expect(state.place).toBe('stair')
      expect(action?.quote?.toLowerCase()).toContain('come')
    },
  )
  it.each(['I came for an afternoon', 'we came for the waters', 'I only came for the weekend'])(
    '“%s” says why one is here',
    (words) => expect(vote.play(vote.at('mess'), words).action?.quote).toBeTruthy(),
  )
})
