import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { isBeyond, isDeadly } from '../language/acts-en.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const id = 'mrs-babcock-takes-in-washing'
const built = buildWorld({ ...PORTRAITS, id, contentId: id }, 3)
const dice = { d20: () => 15 }
const { state } = open({ ...built, seed: 3, hero: HERO, dice, preface: [] })
const play = (words: string, from: State = state) => turn(built.world, from, words, HERO, dice)

describe('what cannot be done in a minute, or at all', () => {
  it.each([
    'bury him',
    'I burn down the church',
    'I fly to the moon',
    'I marry Griet',
    'I eat the cuff',
    'jump off the bridge',
    'I pull the whole building down with my bare hands',
    'look around and burn down the church',
  ])('is an attempt, and nothing comes of it: %s', (words) => {
    const { text, check } = play(words)
    const act = words.replace(/^I |^look around and /, '')
    expect(text).not.toMatch(new RegExp(`(?:^|[.,:] )(?:[^.]*, )?[Yy]ou ${act}`))
    expect(check).toBeNull()
  })

  it.each(['kill Philomena', 'kill everyone', 'shoot Philomena with a pistol', 'hit Philomena'])(
    'is violence that is meant, and the dice say what becomes of it: %s',
    (words) => {
      const { text, check } = play(words)
      expect(text).not.toContain(`you ${words}`)
      expect(check).not.toBeNull()
    },
  )

  it('leaves a weapon that nobody has out of the hand', () => {
    expect(play('I shoot Philomena with a pistol').text).toMatch(
      /pistol.*(?:have none|sleeve|fists|brought no)|brought no/,
    )
  })

  it('is told from what anybody does', () => {
    for (const vp of [
      'shoot a glance at Ned',
      'bury my face in my hands',
      'burn the letter',
      'tear the place apart',
      'take the bridge down to the river',
      'hang my coat on the hook',
    ]) {
      expect(isBeyond(vp), vp).toBe(false)
    }
    expect(isDeadly('hang my coat on the hook')).toBe(false)
  })
})
