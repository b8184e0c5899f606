import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const built = buildWorld(OFFICIAL[1]!, 5)
const dice = { d20: () => 12 }
const start = open({ ...built, seed: 5, hero: HERO, dice, preface: [] }).state
const play = (state: State, words: string) => turn(built.world, state, words, HERO, dice)
const here = built.world.quest.people.find((each) => start.people[each.id]?.at === start.place)!
const fighting = play(start, `punch ${here.call}`).state

describe('the second step of a scene', () => {
  it.each(['', '...', 'qwrtp sdfgh', 'are you an AI?', 'what do I know so far?', 'Who sent you?'])(
    'waits once for who says “%s”, and then goes on by itself',
    (words) => {
      const waits = play(fighting, words)
      expect(waits.check).toBeNull()
      expect(waits.state.scene).toMatchObject({ kind: 'fight', waited: 1 })
      expect(waits.choices).toHaveLength(3)
      const over = play(waits.state, words)
      expect(over.check).toBeNull()
      expect(over.state.scene).toBeNull()
    },
  )

  it('prints a question that is asked in it', () => {
    expect(play(fighting, 'Who sent you?').text).toContain('Who sent you?')
  })

  it('is left by whoever accuses somebody', () => {
    const reply = play(fighting, `I accuse ${here.call}`)
    expect(reply.check).toBeNull()
    expect(reply.state.scene).toBeNull()
  })

  it('is still what it was for who fights on', () => {
    expect(play(fighting, 'I hit again').check).not.toBeNull()
  })
})
