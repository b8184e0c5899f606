import { describe, expect, it } from 'vitest'
import { HERO, MADE, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { PLAYERS } from '../players.ts'
import { createRng, hash } from '../rng.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

/** Dice that count how often they are thrown, and for what. */
function counting(seed: number) {
  const rng = createRng(hash(`count${seed}`))
  const thrown: [label: string, die: number][] = []
  const d20 = (label: string): number => {
    const die = 1 + rng.int(20)
    thrown.push([label, die])
    return die
  }
  return { d20, thrown }
}

describe('the die of a turn', () => {
  it('is one, where one sneaks to a shut door', () => {
    const brief = { ...PORTRAITS, id: 'mrs-babcock-takes-in-washing', contentId: 'mrs-babcock-takes-in-washing' }
    const built = buildWorld(brief, 3)
    for (let seed = 0; seed < 12; seed++) {
      const dice = counting(seed)
      const { state } = open({ ...built, seed: 3, hero: HERO, dice, preface: [] })
      turn(built.world, state, 'sneak to the Prefect’s dressing room and listen at the door', HERO, dice)
      expect(dice.thrown.length).toBeLessThanOrEqual(1)
    }
  })

  const bots = PLAYERS.filter((each) => ['chooser', 'free', 'mixed', 'accuser', 'nonnative'].includes(each.name))
  it.each(bots)('is one at most, and the one that is shown, with $name', (player) => {
    for (const [i, brief] of [...OFFICIAL, ...MADE.slice(0, 3)].entries()) {
      const { world, ...rest } = buildWorld(brief, i)
      const rng = createRng(hash(`${player.name}${i}`))
      const dice = counting(i)
      let { state, choices } = open({ world, ...rest, seed: i, hero: HERO, dice, preface: [] })
      for (let n = 0; n < 30 && !state.ended; n++) {
        dice.thrown.length = 0
        const words = player.play(rng, choices, world.quest, state)
        const reply = turn(world, state, words, HERO, dice)
        expect(dice.thrown, words).toEqual(reply.check ? [[reply.check.label, reply.check.die]] : [])
        state = reply.state satisfies State
        choices = reply.choices
      }
    }
  })
})
