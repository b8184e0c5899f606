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

  it('waits for a thought, and for words to somebody else', () => {
    const other = built.world.quest.people.find((each) => each.id !== here.id && !each.offstage)!
    for (const words of ['think about my mother', `ask ${other.call} about the weather`]) {
      const reply = play(fighting, words)
      expect(reply.check, words).toBeNull()
      expect(reply.state.scene, words).toMatchObject({ waited: 1 })
    }
  })

  it('has whoever is by to be spoken to over a piece of work', () => {
    for (const words of [`${here.call}, you have known it for years.`, `Who sent you, ${here.call}?`]) {
      for (let at = 1; at < 7; at++) {
        const scene: State['scene'] = { kind: 'craft', target: 'pulley', ahead: true }
        const { text } = play({ ...start, turn: at, scene }, words)
        expect(text).not.toMatch(/nearest stone|No one answers|dog agrees|spider/)
      }
    }
  })

  it('may be talked out of, and the die says so', () => {
    const reply = play(fighting, `talk to ${here.call}`)
    expect(reply.check?.label).toBe('Persuasion')
    expect(reply.text).toContain(`talk to ${here.call}`)
  })

  it('is run on with by whoever runs faster, and left by whoever runs away', () => {
    const chase: State = { ...start, scene: { kind: 'chase', target: here.id, ahead: true } }
    expect(play(chase, 'I run faster').check?.label).toBe('Following the trail')
    expect(play(chase, 'I run away').check).toBeNull()
  })

  it('does not begin with a chase after somebody who is not here', () => {
    const absent = built.world.quest.people.find((each) => !each.offstage && start.people[each.id]?.at !== start.place)!
    expect(play(start, `chase ${absent.call}`).state.scene).toBeNull()
  })

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
