import { describe, expect, it } from 'vitest'
import type { QuestBrief } from '../../narrator.ts'
import { HERO, made } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from './world.ts'

const dice = { d20: () => 15 }
const brief = (title: string, description: string, genre = 'Fantasy', setting = 'Medieval'): QuestBrief =>
  made('made', genre, setting, title, description)
const worldOf = (b: QuestBrief) => buildWorld(b, 9).world.quest
const landsOf = (b: QuestBrief): string[] =>
  worldOf(b)
    .places.filter((p) => /^land\d/.test(p.id))
    .map((p) => p.name)

const HILL = brief(
  'The Dragon Under Harrow Hill',
  'A dragon sleeps under the hill and the sheep are vanishing one by one.',
)
const begin = (b: QuestBrief) => {
  const { world, ...built } = buildWorld(b, 9)
  const { state } = open({ ...built, world, seed: 9, hero: HERO, dice, preface: [] })
  return { world, state, play: (s: State, words: string) => turn(world, s, words, HERO, dice) }
}

describe('a landmark of the card', () => {
  it('is a place of the story, by its own name', () => {
    expect(landsOf(HILL)).toEqual(['Harrow Hill'])
    expect(landsOf(brief('The Forest of Glass', 'Deep in the forest of glass a witch keeps voices in jars.'))).toEqual([
      'the forest of glass',
    ])
    expect(
      landsOf(brief('Mine of Echoes', 'The silver mine at Dry Gulch answers back.', 'Western', 'Victorian')),
    ).toEqual(['the silver mine'])
    expect(
      landsOf(brief('The Light', 'The keeper of the Cold Ness lighthouse has vanished.', 'Mystery', 'Victorian')),
    ).toEqual(['the Cold Ness lighthouse'])
  })

  it('is none where the plot takes place there already, where nobody calls it one, or in another language', () => {
    expect(landsOf(brief('The Feast', 'Captain Roja buried her gold on Skull Island and died.'))).toEqual([])
    expect(landsOf(brief('The Feast', 'They keep the peace, and mine is not the only road to it.'))).toEqual([])
    expect(landsOf(brief('Der Wald', 'Im tiefen Wald steht ein Schloss, und niemand kennt den Weg.'))).toEqual([])
  })

  it.each([
    'Eleven brides in our town have hired the same dress.',
    'Nobody in the village will say who rings.',
    'Our street has no number nine.',
    'The city has forgotten my name.',
  ])('is none where the story takes place: “%s”', (text) => {
    expect(landsOf(brief('The Feast', text))).toEqual([])
  })

  it('can be gone to in plain words, looked about in, and left again', () => {
    const { state, play } = begin(HILL)
    for (const words of ['go to the hill', 'climb Harrow Hill', 'I walk up the hill', 'Make your way to Harrow Hill']) {
      expect(play(state, words).state.place, words).toBe('land0')
    }
    const there = play(state, 'go to the hill')
    expect(there.text).toContain('Harrow Hill')
    expect(play(there.state, 'go back').state.place).toBe(state.place)
  })

  it('is not what “in” or a blind flight means', () => {
    const { state, play, world } = begin(
      brief('The Light', 'The keeper of the Cold Ness lighthouse has vanished.', 'Mystery', 'Victorian'),
    )
    expect(world.quest.places.some((p) => p.landmark)).toBe(true)
    for (const words of ['go inside', 'go in', 'run', 'leave'])
      expect(play(state, words).state.place, words).not.toBe('land0')
  })

  it('is dug where it is a mine, and left only from within', () => {
    const { state, play } = begin(
      brief('The Silver Mine', 'The silver mine at Dry Gulch answers back when one shouts.', 'Western', 'Victorian'),
    )
    const asked = play(state, 'I want to look for the silver mine')
    expect(asked.text).not.toMatch(/silver yours|the yours/)
    const away = play(state, 'leave the silver mine')
    expect(away.state.place).toBe(state.place)
    expect(away.text).toContain('silver mine')
    const there = play(state, 'go to the silver mine')
    expect(play(there.state, 'leave the silver mine').state.place).toBe(state.place)
  })

  it('is left, and not the story, where the town is called the same', () => {
    const { state, play } = begin({
      ...brief('The Silver Mine', 'Old Tom vanished from Harrow Hill after the mine closed.', 'Western', 'Victorian'),
      cards: [{ kind: 'place', name: 'Harrow Hill', note: '' }],
    })
    const there = play(state, 'go to Harrow Hill')
    expect(there.state.place).not.toBe(state.place)
    expect(play(there.state, 'leave Harrow Hill').state.place).toBe(state.place)
  })

  it('is the door of the house, where the plot has its house there', () => {
    const { state, play, world } = begin({
      ...brief('The Voice', 'Somebody sings at night, and the children go out to it.'),
      cards: [{ kind: 'place', name: 'the Old Mill', note: '' }],
    })
    const home = world.quest.places.find((p) => p.alias?.includes('the Old Mill'))
    expect(home?.id).toBe(world.quest.start)
    const reply = play({ ...state, place: home!.exits[0]!, shut: [] }, 'go to the Old Mill')
    expect(reply.state.place).toBe(home!.id)
  })

  it('has somewhere that things are left, which brings what nobody has told yet', () => {
    const { state, play, world } = begin(HILL)
    const place = world.quest.places.find((p) => p.id === 'land0')!
    const hides = place.details.filter((d) => d.brings)
    expect(hides).toHaveLength(2)
    const there: State = { ...state, place: 'land0', turn: 3 }
    const first = play(there, `examine ${hides[0]!.noun}`)
    expect(first.state.clues).toHaveLength(1)
    expect(first.state.flags.visit).toBe(first.state.turn)
    const flag = `b:${hides[0]!.id}`
    expect(play(first.state, `examine ${hides[0]!.noun}`).state.flags[flag]).toBe(first.state.turn)
    const plain = place.details.find((d) => !d.brings)!
    expect(play(there, `examine ${plain.noun}`).state.clues).toHaveLength(0)
  })
})
