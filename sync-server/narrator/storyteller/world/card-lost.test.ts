import { describe, expect, it } from 'vitest'
import { MADE } from '../fixtures.ts'
import { questProblems } from '../lint/quest.ts'
import { compile } from './compile.ts'
import { PLOTS } from './content.ts'
import { readPremise } from './premise.ts'

const brief = (description: string, title = 'The House') => ({ ...MADE[0]!, title, description })
const motifs = (description: string) => readPremise(brief(description)).motifs

describe('several who are gone', () => {
  it.each([
    ['Three children have vanished from St. Agnes orphanage.', 'the three children'],
    ['Seven miners never came up; the seven miners are missing.', 'the seven miners'],
    ['My daughters were taken by the fog.', 'your daughters'],
    ['Two young nuns disappeared in May.', 'the two young nuns'],
    ['The passengers have all vanished.', 'the passengers'],
  ])('“%s” are somebody to ask after', (card, noun) => {
    expect(motifs(card).find((m) => m.kind === 'person')).toMatchObject({ noun, plural: true })
  })
})

describe('what somebody was killed with', () => {
  it.each([
    ['Lord Ashworth was found dead, stabbed with a letter opener.', 'the letter opener'],
    ['The colonel was killed in the library with the lead pipe.', 'the lead pipe'],
  ])('“%s” is a thing of its own', (card, noun) => {
    expect(motifs(card).find((m) => m.kind === 'thing')).toMatchObject({ noun })
    expect(motifs(card).some((m) => m.kind === 'writing')).toBe(false)
  })
})

it('is sound in every plot, asked of everybody, and shown', () => {
  const cards = [
    brief('Three children have vanished from St. Agnes orphanage. Sister Beatrice hears them singing.'),
    brief('Lord Ashworth was found dead in his library, stabbed with a letter opener. His nephew Rupert smiles.'),
  ]
  for (const [i, card] of cards.entries()) {
    for (const plot of PLOTS) {
      const { quest } = compile(card, 5, plot.plot)
      expect(questProblems(quest), plot.plot).toEqual([])
      const here = quest.people.filter((p) => !p.offstage)
      const word = i ? 'letter opener' : 'children'
      for (const p of here)
        expect(
          p.topics.some((t) => t.alias.some((a) => a.includes(word))),
          plot.plot,
        ).toBe(true)
    }
  }
})
