import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 13 }
const id = 'the-bell-that-was-promised'
const built = buildWorld({ ...PORTRAITS, id, contentId: id, genre: 'Fantasy' }, 5)
const { quest } = built.world
const start = open({ ...built, seed: 5, hero: HERO, dice, preface: [] }).state
const play = (state: State, words: string) => turn(built.world, state, words, HERO, dice)

const church = quest.places.find((place) => place.details.some((detail) => detail.id === 'poorbox'))!
const inChurch: State = { ...start, place: church.id }
const someone = quest.people.find((person) => !person.offstage)!
const beside: State = { ...start, place: start.people[someone.id]!.at }

describe('theft', () => {
  it('of a piece of the place looks at that, and at nothing else', () => {
    const { state } = play(inChurch, 'rob the poor box')
    expect(state.seen).toEqual(['poorbox'])
  })

  it('of what is not here takes nothing in its place', () => {
    const { state, text } = play(inChurch, 'steal a trombone')
    expect(state.seen).toEqual([])
    expect(state.things).toEqual(inChurch.things)
    expect(text).toContain('trombone')
  })
})

describe('what a thief names', () => {
  it('is repeated as a noun', () => {
    const { text } = play(inChurch, 'I steal one of his boots while he counts')
    expect(text.split('. ').slice(1).join('. ')).not.toMatch(/while he coun|one of his/)
  })
})

describe('what is no handiwork', () => {
  it.each(['pray', 'I pray to the saint', 'stroke the cat', 'sing a hymn'])('%s', (words) => {
    const reply = play(inChurch, words)
    expect(reply.state.scene).toBeNull()
    expect(reply.check?.label).not.toBe('Handiwork')
  })
})

describe('a quiet minute beside somebody', () => {
  it('is company, without a die', () => {
    const reply = play(beside, `rest for a minute beside ${someone.call}`)
    expect(reply.check).toBeNull()
    expect(reply.text).not.toMatch(/asleep|sleep/)
  })
})

describe('a walk back to somebody', () => {
  it('is no chase', () => {
    const away = quest.places.find((place) => place.id !== beside.place && !start.shut.includes(place.id))!
    const met = { ...start.people, [someone.id]: { ...start.people[someone.id]!, met: 1 as const } }
    const reply = play({ ...start, place: away.id, people: met }, `go back to ${someone.call}`)
    expect(reply.state.scene).toBeNull()
  })
})
