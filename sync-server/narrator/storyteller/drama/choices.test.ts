import { describe, expect, it } from 'vitest'
import { HERO, MADE, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { CHOOSER, PLAYERS } from '../players.ts'
import { createRng } from '../rng.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const seeded = (seed: number) => {
  const rng = createRng(seed)
  return { d20: () => 1 + rng.int(20) }
}
const begin = (brief: (typeof OFFICIAL)[number], seed: number) => {
  const built = buildWorld(brief, seed)
  return { world: built.world, first: open({ ...built, seed, hero: HERO, dice: seeded(seed), preface: [] }) }
}
const WAITER = PLAYERS.find((each) => each.name === 'waiter')!

describe.each([...OFFICIAL, ...MADE.slice(0, 3)])('the choices of $title', (brief) => {
  it.each([
    ['chooser', CHOOSER],
    ['waiter', WAITER],
  ])('are never in the same words three times running, for the %s', (_, player) => {
    const { world, first } = begin(brief, 11)
    const dice = seeded(11)
    const rng = createRng(3)
    let reply = first
    let before: readonly (readonly string[])[] = [[], []]
    while (!reply.state.ended && !reply.state.climax && reply.state.turn < 26) {
      const again = reply.choices.filter((choice) => before.every((each) => each.includes(choice)))
      expect(again).toEqual([])
      expect(reply.choices.length).toBeGreaterThanOrEqual(2)
      before = [before[1]!, reply.state.scene ? [] : reply.choices]
      reply = turn(world, reply.state, player.play(rng, reply.choices, world.quest, reply.state), HERO, dice)
    }
  })

  it('have one that follows what was brought', () => {
    const { world, first } = begin(brief, 11)
    let { state } = first
    let brought = 0
    for (let n = 0; n < 23 && !state.climax; n++) {
      const reply = turn(world, state, 'wait', HERO, { d20: () => 12 })
      const clue = world.quest.truths
        .find((each) => each.id === state.truth)!
        .clues.find((each) => each.id === reply.state.clues.at(-1))
      if (clue && reply.state.flags.visit === reply.state.turn && !reply.state.climax) {
        brought++
        expect(
          reply.state.offered.some((offer) => relates(offer, clue, world, reply.state)),
          clue.id,
        ).toBe(true)
      }
      state = reply.state
    }
    expect(brought).toBeGreaterThan(0)
  })
})

type World = ReturnType<typeof begin>['world']
type Clue = World['quest']['truths'][number]['clues'][number]

function relates({ action, kind }: State['offered'][number], clue: Clue, world: World, state: State): boolean {
  const truth = world.quest.truths.find((each) => each.id === state.truth)!
  const facet = truth.clues.filter((each) => each.facet === clue.facet)
  const ids = facet.flatMap((each) =>
    each.via.flatMap((v) => [v.detail, v.search, ...(v.ask ?? []), ...(v.show ?? [])]),
  )
  const people = world.quest.people.filter((each) => state.people[each.id]?.at === action.target?.id)
  const details = world.quest.places.find((each) => each.id === action.target?.id)?.details ?? []
  const topics = world.quest.people.flatMap((each) => each.topics)
  const reacts = topics.some(
    (each) => each.id === action.topic?.id && each.lines.some((line) => line.after?.includes(clue.id)),
  )
  const targets = [action.target?.id, action.topic?.id, ...people.map((p) => p.id), ...details.map((d) => d.id)]
  return kind === 'mind' || action.verb === 'accuse' || reacts || targets.some((id) => id && ids.includes(id))
}

describe('a question', () => {
  it('is not offered about somebody who is there when nothing new can come of it', () => {
    const { world, first } = begin(OFFICIAL[0]!, 5)
    const { quest } = world
    for (const asked of quest.people) {
      for (const other of quest.people) {
        if (asked === other || asked.offstage || other.offstage) continue
        const at = quest.start
        const state: State = {
          ...first.state,
          people: Object.fromEntries(
            Object.entries(first.state.people).map(([id, memory]) => [
              id,
              { ...memory, at: id === asked.id || id === other.id ? at : 'away' },
            ]),
          ),
        }
        const reply = turn(world, state, 'wait', HERO, { d20: () => 12 })
        const about = reply.state.offered.filter(({ action }) => quest.people.some((p) => p.id === action.topic?.id))
        for (const { text, action } of about) {
          const told = turn(world, reply.state, text, HERO, { d20: () => 12 })
          const topic = quest.people
            .find((p) => p.id === action.target?.id)
            ?.topics.find((each) => each.id === action.topic?.id)
          const isNew = topic?.lines.some((line) => told.text.includes(line.text.slice(0, 20)))
          expect(told.check !== null || isNew, text).toBe(true)
        }
      }
    }
  })
})

it('to go somewhere leads there', () => {
  const brief = { ...MADE[0]!, genre: 'Science Fiction', setting: 'Futuristic' }
  for (let seed = 1; seed <= 6; seed++) {
    const built = buildWorld(brief, seed, 'the-other-side-of-the-door')
    const rng = createRng(seed)
    const dice = { d20: () => 1 + rng.int(20) }
    let reply = open({ ...built, seed, hero: HERO, dice, preface: [] })
    for (let i = 0; i < 20 && !reply.state.climax && !reply.concluded; i++) {
      for (const { text, action } of reply.state.offered.filter((o) => o.action.verb === 'go')) {
        const { state, check } = turn(built.world, reply.state, text, HERO, { d20: () => 12 })
        expect(state.place === action.target?.id || check || state.climax || state.scene, text).toBeTruthy()
      }
      reply = turn(built.world, reply.state, rng.pick(reply.choices), HERO, dice)
    }
  }
})

describe('a choice to ask', () => {
  it('asks nobody about themselves by a by-name', () => {
    const tenants = { ...OFFICIAL[0]!, title: 'Sitting Tenants', contentId: 'sitting-tenants' }
    const { world, first } = begin(tenants, 3)
    const at: State = { ...first.state, place: 'flat131', shut: [], last: ['enid'] }
    const truth = world.quest.truths.find((x) => x.id === at.truth)!
    const offered = truth.clues.flatMap(
      (clue) => turn(world, { ...at, clues: [clue.id] }, 'wait', HERO, { d20: () => 12 }).choices,
    )
    expect(offered.some((choice) => choice.includes('herself'))).toBe(true)
    expect(offered.filter((choice) => /Mrs\. Thirteen.*lady on thirteen/.test(choice))).toEqual([])
    const asked = turn(world, at, 'Ask Mrs. Thirteen about herself', HERO, { d20: () => 15 })
    expect(asked.state.last).toEqual(['enid'])
  })
})

describe('a choice named by its place', () => {
  it.each([
    ['2', 1],
    ['2.', 1],
    ['option 2', 1],
    ['#3', 2],
    ['the second one', 1],
    ['first', 0],
  ])('is taken: %s', (words, at) => {
    const { world, first } = begin(OFFICIAL[0]!, 11)
    const dice = { d20: () => 12 }
    const typed = turn(world, first.state, words, HERO, dice)
    expect(typed.text).toBe(turn(world, first.state, first.choices[at]!, HERO, dice).text)
  })
})
