import { expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { buildWorld } from '../world/world.ts'

it('speaks with the shared voice where a genre has said all it has', () => {
  const built = buildWorld(PORTRAITS, 3)
  const dice = { d20: () => 12 }
  const { state } = open({ ...built, seed: 3, hero: HERO, dice, preface: [] })
  const { kit, quest } = built.world
  const here = quest.places.find((place) => place.id === state.place)!
  const voice = (own: readonly string[]) => ({
    quest,
    kit: {
      ...kit,
      bank: new Map([...kit.bank, ['alreadyHere', own]]),
      shared: new Map([['alreadyHere', ['So you are.']]]),
    },
  })
  const reply = (own: readonly string[]) => turn(voice(own), state, `go to ${here.name}`, HERO, dice).text
  expect(reply(['You are there.'])).not.toContain('So you are.')
  expect(reply([])).toContain('So you are.')
})
