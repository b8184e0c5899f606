import { describe, expect, it } from 'vitest'
import { questCardSchema } from '../../../../shared/model/quest.ts'
import type { QuestBrief } from '../../narrator.ts'
import { HERO, made } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from './world.ts'

const dice = { d20: () => 15 }
const begin = (brief: QuestBrief, seed: number) => {
  const { world, ...built } = buildWorld(brief, seed)
  const { state } = open({ ...built, world, seed, hero: HERO, dice, preface: [] })
  return { world, state, play: (s: State, words: string) => turn(world, s, words, HERO, dice) }
}
const place = (name: string, note: string) => questCardSchema.parse({ kind: 'place', name, note })
const mine = begin(
  {
    ...made('m', 'Western', 'Victorian', 'The Silver Mine', 'Old Tom Harrow vanished after the silver mine closed.'),
    cards: [place('the silver mine', 'The ledger is hidden in the shaft')],
  },
  5,
)
const well = begin(
  made(
    'w',
    'Horror',
    'Medieval',
    'The Well at Saint Agnes',
    'Something in the well calls the children of the village.',
  ),
  13,
)

describe('a landmark that its author describes apart', () => {
  const there = mine.play(mine.state, 'go to the silver mine').state
  it('is one place', () => {
    const start = mine.world.quest.places.find((p) => p.id === mine.world.quest.start)!
    const named = start.exits.filter((id) => mine.world.quest.places.some((p) => p.id === id && /mine/.test(p.name)))
    expect(named).toHaveLength(1)
    expect(there.place).toBe('card0')
  })

  it.each(['enter the shaft', 'climb down the shaft', 'I go down into the shaft', 'crawl into the shaft'])(
    'can be gone into: %s',
    (words) => {
      const reply = mine.play(there, words)
      expect(reply.state.place).toBe(there.place)
      expect(reply.check).toBeNull()
      expect(reply.text).toContain('The ledger is hidden in the shaft')
    },
  )

  it('can be left by its name', () => {
    expect(mine.play(there, 'leave the mine').state.place).toBe(mine.world.quest.start)
    expect(mine.play(there, 'go deeper').state.place).toBe(there.place)
  })
})

describe('a well', () => {
  it.each(['go to the well', 'climb down the well', 'I walk over to the well'])('can be gone to: %s', (words) => {
    const reply = well.play(well.state, words)
    expect(well.world.quest.places.find((p) => p.id === reply.state.place)?.name).toBe('the well')
    const down = well.play(reply.state, 'climb down the well')
    expect(down.state.place).toBe(reply.state.place)
    expect(down.text).not.toContain('there already')
  })
})

describe('riding out of town', () => {
  it('is no walk in a ring', () => {
    const reply = mine.play(mine.play(mine.state, 'go to the silver mine').state, 'ride out of town')
    expect(reply.text).not.toMatch(/no need to go far|where you are|there already/)
  })
})
