import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'
import { inShort } from './lore.ts'

const dice = { d20: () => 19 }
const { world, ...built } = buildWorld(PORTRAITS, 5)
const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
const truth = world.quest.truths.find((each) => each.id === state.truth)!
const play = (words: string, s: State) => turn(world, s, words, HERO, dice)
const beside = (s: State, id: string, place: string): State => ({
  ...s,
  place,
  last: [id],
  shut: [],
  people: { ...s.people, [id]: { ...s.people[id]!, at: place, mood: 3 } },
})

describe('a fact that was told', () => {
  it('is repeated, and never denied', () => {
    for (const person of world.quest.people) {
      for (const topic of person.topics) {
        const fact = topic.lines.find((l) => l.clue && truth.clues.some((c) => c.id === l.clue))
        const clue = truth.clues.find((c) => c.id === fact?.clue && !c.needs)
        if (!fact || !clue?.via.some((v) => v.ask?.[0] === person.id && v.ask[1] === topic.id)) continue
        let s = beside(state, person.id, person.at)
        const asked = `ask about ${topic.alias[0]}`
        const first = play(asked, s)
        if (!first.state.clues.includes(clue.id) || !first.text.includes(fact.text.slice(0, 25))) continue
        const before = topic.lines.filter((l) => !l.clue && !l.after && l.min <= fact.min)
        for (let i = 0; i < 3; i++) {
          s = beside(i ? s : first.state, person.id, person.at)
          const reply = play(asked, s)
          for (const l of before) expect(reply.text, asked).not.toContain(l.text)
          s = reply.state
        }
      }
    }
  })

  it('is put into a few words', () => {
    expect(inShort('“Nobody buried him,” says Nan. “He walked. Ask me why.”')).toBe('nobody buried him')
    expect(inShort('She nods.')).toBeUndefined()
  })
})

describe('what the player asks about', () => {
  const alone: State = beside(state, 'honora', 'drawing')

  it('is echoed whole, or not at all', () => {
    const asked = [
      'where is my old tin bucket?',
      'how long does a tin bucket take?',
      'who mended the tin bucket in the house?',
    ]
    let s = alone
    for (const words of [...asked, ...asked, ...asked]) {
      const { text, state: next } = play(words, s)
      const answer = text.split('\n\n').slice(1).join('\n\n')
      expect(answer, words).not.toMatch(/“(?:Tin bucket|Bucket)\b/)
      expect(answer, words).not.toMatch(/\bbucket take\b/)
      s = beside(next, 'honora', 'drawing')
    }
  })

  it('is answered by what the story has of the word', () => {
    // The clue’s text has a word that no topic bears: the answer leads there.
    const known: State = { ...alone, clues: truth.clues.map((c) => c.id) }
    const word = truth.clues
      .flatMap((c) => c.text.match(/(?<= the )[a-z]{6,}(?=[,.])/g) ?? [])
      .find((w) => !world.quest.people.some((p) => JSON.stringify(p).includes(w)))!
    expect(play(`what is it with the ${word}?`, known).text).not.toMatch(/no notion|nobody has asked me|in this house/)
  })
})

describe('something that stands there', () => {
  it('is pointed at by whoever is asked about it, and looked at', () => {
    const tower = buildWorld({ ...PORTRAITS, id: 'no', contentId: 'the-word-for-no' }, 5)
    const first = open({ ...tower, seed: 5, hero: HERO, dice, preface: [] })
    const from: State = { ...first.state, place: 'tower', last: ['verrall'] }
    const asked = turn(tower.world, from, 'Show me the figures.', HERO, dice)
    const figures = tower.world.quest.places.find((p) => p.id === 'tower')!.details.find((d) => d.id === 'figures')!
    expect(asked.text).toContain(figures.text[0]!.slice(0, 30))
    expect(asked.state.seen).toContain('figures')
    const again = turn(tower.world, { ...asked.state, last: ['verrall'] }, 'Show me the figures.', HERO, dice)
    expect(again.text).not.toContain(figures.text[0]!.slice(0, 30))
  })
})
