import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { KITS, SHARED_KIT } from '../world/content.ts'
import { buildWorld } from '../world/world.ts'
import { isLegend } from './legend-en.ts'

describe('what people tell of afterwards', () => {
  it.each([
    'juggling three turnips',
    'climbing out of the window',
    'giving the child your left shoe',
    'humming to a heron',
    'kicking the door of the chapel',
    'putting a blanket round the old man',
    'dancing with the coat stand',
  ])('is bold, odd or kind: %s', (ing) => expect(isLegend(ing)).toBe(true))

  it.each([
    'looking at the inside of the piano',
    'examining the lamp by the door',
    'thanking the widow for the tea',
    'asking the way to the station',
    'opening the second drawer',
    'hiding it in your coat',
    'kicking that over',
    'telling the clerk about the fog',
    'standing by the window',
  ])('is no plain look, word or touch, and points at nothing: %s', (ing) => expect(isLegend(ing)).toBe(false))
})

it('keeps an act in both persons, as told of a stranger and as told to whoever did it', () => {
  const built = buildWorld(PORTRAITS, 5)
  const dice = { d20: () => 12 }
  let { state } = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
  for (const words of ['I tip my hat to the moon', 'look at the carpet', 'I juggle three turnips']) {
    state = turn(built.world, state, words, HERO, dice).state
  }
  expect(state.echoes.map(({ ing, own }) => [ing, own])).toEqual([
    ['tipping their hat to the moon', 'tipping your hat to the moon'],
    ['juggling three turnips', undefined],
  ])
})

it('says “your” wherever a sentence says “you”', () => {
  const lines = [SHARED_KIT, ...KITS.values()].flatMap((kit) => [
    ...(kit.bank.echo ?? []),
    ...(kit.bank['epi.echo'] ?? []),
  ])
  const texts = lines.map((line) => (typeof line === 'string' ? line : line.text))
  expect(texts.length).toBeGreaterThan(25)
  expect(texts.filter((text) => /(?:\byou,? |\byourself, [^.]*|You, )\{eing\}/.test(text))).toEqual([])
})

it('makes no legend of a look in a story that was begun before', () => {
  const built = buildWorld(OFFICIAL[1]!, 5)
  const dice = { d20: () => 12 }
  const start = open({ ...built, seed: 5, hero: HERO, dice, preface: [] }).state
  const place = built.world.quest.places[0]!.name
  const truth = built.world.quest.truths.find((each) => each.id === start.truth)!
  const flags = Object.fromEntries(truth.facets.map((facet) => [`f:${facet.id}`, 5]))
  const echoes = [{ ing: 'looking at the inside of the piano', place, turn: 3 }]
  const climax = { step: 2, score: 5, why: 'accuse' }
  const over = turn(
    built.world,
    { ...start, turn: 20, act: 3, offered: [], climax, flags, echoes },
    'I forgive you all',
    HERO,
    dice,
  )
  expect(over.concluded).toBe(true)
  expect(over.text).not.toContain('inside of the piano')
})
