import { expect, it } from 'vitest'
import type { QuestBrief } from '../../narrator.ts'
import { HERO } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { CHOOSER } from '../players.ts'
import { createRng } from '../rng.ts'
import { buildWorld } from './world.ts'

const brief: QuestBrief = {
  id: 'light',
  title: 'The Light That Blinks Twice',
  description: 'The keeper is gone and the light blinks twice. Find out who is working it.',
  genre: 'Mystery',
  setting: 'Victorian',
  opening: null,
  contentId: null,
  cards: [
    { kind: 'person', name: 'Bram Sedley', note: 'He rows out at night and is paid in candles' },
    { kind: 'person', name: 'Old Tam', note: 'He died in March.' },
    { kind: 'place', name: 'Gull House', note: 'Under the third step is a door {{that}} opens at low water' },
    { kind: 'place', name: 'the old well', note: 'The bucket has been replaced' },
    { kind: 'person', name: 'mary stone', note: 'Dead since last year' },
    { kind: 'person', name: 'KING HAROLD', note: '' },
    { kind: 'person', name: 'the', note: 'x' },
    { kind: 'thing', name: 'the log book', note: 'Two pages are cut out.' },
  ],
}

it('gives the people of the cards a part, but not the dead, and the house its name', () => {
  for (let seed = 1; seed < 8; seed++) {
    const { quest } = buildWorld(brief, seed).world
    expect(quest.people.map((p) => p.name)).toContain('Bram Sedley')
    expect(quest.people.map((p) => p.name)).not.toContain('Old Tam')
    expect(JSON.stringify(quest.places)).toContain('Gull House')
  }
})

it('reads names as they are meant, and nobody into a small word', () => {
  const { quest } = buildWorld(brief, 3).world
  const names = quest.people.map((p) => p.name)
  expect(names).toContain('King Harold')
  expect(names).not.toContain('Mary Stone')
  expect(names).not.toContain('the')
})

it('lets the hero go to a place of a card, and find there what it says', () => {
  const built = buildWorld(brief, 3)
  const dice = { d20: () => 12 }
  const begun = open({ ...built, seed: 3, hero: HERO, dice, preface: [] })
  const there = turn(built.world, begun.state, 'go to the old well', HERO, dice)
  expect(there.state.place).toBe('card0')
  const [detail] = built.world.quest.places.find((p) => p.id === 'card0')!.details
  const seen = turn(built.world, there.state, `examine ${detail!.noun}`, HERO, dice)
  expect(seen.text).toContain('The bucket has been replaced.')
  expect(turn(built.world, seen.state, 'go back', HERO, dice).state.place).toBe(built.world.quest.start)
})

it('has what a card says told by anybody else, and offers to ask for it', () => {
  const { quest } = buildWorld(brief, 3).world
  const bram = quest.people.find((p) => p.name === 'Bram Sedley')!
  const tellers = quest.people.filter((p) => p.topics.some((x) => x.id === bram.id && x.offer))
  expect(tellers.length).toBeGreaterThanOrEqual(2)
  expect(tellers).not.toContain(bram)
  expect(JSON.stringify(tellers[0]!.topics)).toContain('He rows out at night and is paid in candles.')
  expect(JSON.stringify(quest)).not.toContain('{{')
})

it('lets a player who takes what is offered hear of the cards', () => {
  let heard = 0
  for (let seed = 1; seed <= 30; seed++) {
    const built = buildWorld(brief, seed)
    const dice = createRng(seed)
    const d20 = () => 1 + dice.int(20)
    let reply = open({ ...built, seed, hero: HERO, dice: { d20 }, preface: [] })
    let told = reply.text
    for (let i = 0; i < 25 && !reply.concluded; i++) {
      const words = CHOOSER.play(dice, reply.choices, built.world.quest, reply.state)
      reply = turn(built.world, reply.state, words, HERO, { d20 })
      told += reply.text
    }
    if (/paid in candles|died in March|opens at low water|Two pages are cut|Dead since|bucket has been/.test(told))
      heard++
  }
  expect(heard).toBeGreaterThanOrEqual(20)
})
