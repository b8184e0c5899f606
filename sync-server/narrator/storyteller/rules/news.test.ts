import { describe, expect, it } from 'vitest'
import { HERO, isToldFrom, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const storyOf = (quest: string, place: string, person: string, culprit?: string) => {
  const { world, ...built } = buildWorld({ ...PORTRAITS, id: quest, contentId: quest }, 5)
  const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
  const truth = world.quest.truths.find((each) => !culprit || each.culprit === culprit)!
  const from: State = {
    ...state,
    truth: truth.id,
    place,
    last: [person],
    people: { ...state.people, [person]: { ...state.people[person]!, at: place, met: 1 } },
  }
  const play = (words: string, s: State = from) => turn(world, s, words, HERO, dice)
  return { world, truth, from, play }
}
const REACTIONS = ['believes', 'doubts', 'dreads']

describe('what the hero tells somebody', () => {
  const { world, truth, from, play } = storyOf('the-favour-office', 'counter', 'halse')
  it.each([
    'it was all of us, wasn’t it?',
    'I know it was all of us',
    'I know that you took the shell',
    'I know what you did',
    'tell Halse that I know about the night',
    'tell halse i know who it was',
    'so it was the clerks who did it, right?',
    'Halse, I know everything.',
    'he is still alive, isn’t he?',
    'did you know that he is alive?',
  ])('is taken up: %s', (words) => {
    expect(isToldFrom(play(words).text, ...REACTIONS), play(words).text).toBe(true)
  })
  it.each([
    'I want to know who you are',
    'do you know where Small is?',
    'tell me about the ledger',
    'I don’t know',
    'what do we know?',
    'hello',
  ])('is not taken for news: %s', (words) => {
    expect(isToldFrom(play(words).text, ...REACTIONS), play(words).text).toBe(false)
  })
  it('brings the line that somebody has for a clue that is known', () => {
    const person = world.quest.people.find((p) => p.id === 'halse')!
    const lines = person.topics.flatMap((topic) => topic.lines)
    const line = lines.find((l) => l.after?.some((id) => truth.clues.some((c) => c.id === id)))!
    const clue = truth.clues.find((c) => line.after!.includes(c.id))!
    const words = clue.text
      .toLowerCase()
      .replace(/[^\p{L} ]/gu, '')
      .split(' ')
      .filter((w) => w.length > 5)
      .slice(0, 4)
      .join(' ')
    const reply = play(`I know about the ${words}`, { ...from, clues: [clue.id] })
    const told = lines.filter((l) => l.after?.includes(clue.id)).some((l) => reply.text.includes(l.text.slice(0, 25)))
    expect(told, reply.text).toBe(true)
  })
})

describe('a clue that was found', () => {
  it('is a topic for whomever it concerns', () => {
    const { world, from, play, truth } = storyOf('the-favour-office', 'counter', 'halse')
    const person = world.quest.people.find((p) => p.id === 'halse')!
    const lines = person.topics.flatMap((topic) => topic.lines)
    const clue = truth.clues.find((c) => c.id === lines.find((l) => l.after?.includes(c.id))?.after?.[0])!
    const told = lines.filter((l) => l.after?.includes(clue.id)).map((l) => l.text.slice(1, 24))
    const detail = world.quest.places.flatMap((p) => p.details).find((d) => clue.via.some((v) => v.detail === d.id))
    const reply = play(`What about ${detail?.noun ?? clue.id}?`, { ...from, clues: [clue.id] })
    expect(
      told.some((text) => reply.text.includes(text)),
      `${detail?.noun}: ${reply.text}`,
    ).toBe(true)
  })
})

describe('a lead', () => {
  it('names neither the place where the hero stands nor whoever is before them', () => {
    const { world, truth, from, play } = storyOf('the-favour-office', 'counter', 'halse')
    const { name } = world.quest.places.find((p) => p.id === 'counter')!
    const names = [name.replace(/^the /, ''), 'Halse']
    const here = truth.clues.filter((c) => names.some((x) => c.lead.includes(x))).map((c) => c.lead)
    let s = from
    for (const words of [
      'I wait',
      'purple',
      'did you do it?',
      'was it you?',
      'are you lying?',
      'liar',
      'did you do it?',
    ]) {
      const reply = play(words, s)
      for (const lead of here) expect(reply.text).not.toContain(lead)
      s = { ...reply.state, place: 'counter' }
    }
  })
})
