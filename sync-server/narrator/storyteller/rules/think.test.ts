import { describe, expect, it } from 'vitest'
import { HERO, MADE, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 18 }

describe.each([...OFFICIAL, ...MADE.slice(0, 2)])('thinking it over in $title', (brief) => {
  const built = buildWorld(brief, 5)
  const { state } = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
  const truth = built.world.quest.truths.find((each) => each.id === state.truth)!
  const [facet] = truth.facets
  const own = truth.clues.filter((each) => each.facet === facet!.id && !each.needs)
  const closedIn = (flags: Record<string, number>) => Object.keys(flags).filter((flag) => flag.startsWith('f:'))

  it('tells no conclusion of one clue, and points from it to the second', () => {
    const reply = turn(
      built.world,
      { ...state, turn: 6, clues: [own[0]!.id] },
      'sit down and think it through',
      HERO,
      dice,
    )
    expect(reply.check?.band).toMatch(/success|triumph/)
    expect(closedIn(reply.state.flags)).toEqual([])
    expect(reply.text).not.toContain(facet!.answer)
    expect(reply.text).toContain(facet!.question)
    expect(own.slice(1).some((each) => reply.state.leads.includes(each.id))).toBe(true)
  })

  it('tells none of no clue at all', () => {
    const reply = turn(built.world, { ...state, turn: 6, clues: [] }, 'sit down and think it through', HERO, dice)
    expect(closedIn(reply.state.flags)).toEqual([])
    expect(truth.facets.some((each) => reply.text.includes(each.answer))).toBe(false)
  })
})
