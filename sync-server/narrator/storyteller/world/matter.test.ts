import { describe, expect, it } from 'vitest'
import { MADE } from '../fixtures.ts'
import { questProblems } from '../lint/quest.ts'
import { textsOf } from '../lint/texts.ts'
import type { Quest } from '../types.ts'
import { compile } from './compile.ts'
import { PLOTS } from './content.ts'
import { readPremise } from './premise.ts'

const brief = (title: string, description: string) => ({ ...MADE[0]!, title, description })
const CROWN = brief(
  'The Crown of Queen Ysolde',
  'Three nights before her coronation, the crown of Queen Ysolde has disappeared from the vault. Lord Emeric says that no door was opened.',
)
const DIARY = brief(
  'The Diary of Clara Finch',
  'Miss Clara Finch, governess at Thornbury House, died last winter. Her diary has been missing ever since. Mrs. Thornbury would like it.',
)
const SHIP = brief(
  'The Ship That Hums',
  'The survey ship Halcyon came home with nobody aboard, humming. Captain Inga Sorensen’s last entry is a tune.',
)
const DEBT = brief(
  'A Debt in Dry Creek',
  'My father died owing four hundred dollars to Judge Amos Thorne. The Judge has come for the ranch, but I found a receipt.',
)
const LAMPS = brief(
  'The Salt Road to Vellamere',
  'Tobias Crane has begun to find letters. They say that he will be drowned on Friday by somebody who loves him. His sister Maud has hired you.',
)
const COW = brief('dragon stole my cow', 'dragon stole my cow lol')

/** Who has something to say when asked for a word of the card. */
const whoSpeaks = (quest: Quest, word: string) =>
  quest.people.filter((p) => !p.offstage && p.topics.some((t) => t.alias.some((a) => a.toLowerCase() === word)))
const sights = (quest: Quest, word: string) =>
  quest.places.flatMap((p) => p.details).filter((d) => d.alias?.includes(word) || d.noun.includes(word))

describe('what a card is about', () => {
  it.each([
    [CROWN, ['crown', 'coronation']],
    [DIARY, ['diary', 'finch', 'clara', 'miss finch', 'governess']],
    [SHIP, ['halcyon', 'tune', 'sorensen', 'captain sorensen']],
    [DEBT, ['debt', 'father', 'four hundred dollars', 'receipt']],
    [LAMPS, ['letter', 'drowning', 'drowned', 'friday']],
    [COW, ['cow', 'dragon']],
  ])('can be asked of everybody, whatever the plot (%#)', (card, words) => {
    for (const plot of PLOTS) {
      const { quest } = compile(card, 3, plot.plot)
      const here = quest.people.filter((p) => !p.offstage)
      for (const word of words) expect(whoSpeaks(quest, word), `${plot.plot}: ${word}`).toHaveLength(here.length)
    }
  })

  it.each([
    [CROWN, 'crown'],
    [DIARY, 'diary'],
    [DIARY, 'finch'],
    [SHIP, 'sorensen'],
    [SHIP, 'tune'],
    [DEBT, 'debt'],
    [LAMPS, 'drowning'],
    [COW, 'cow'],
  ])('is to be seen, and has a line in every ending or after it (%#)', (card, word) => {
    for (const plot of PLOTS) {
      const { quest } = compile(card, 3, plot.plot)
      expect(sights(quest, word).length, plot.plot).toBeGreaterThan(0)
      const after = textsOf(quest.closing ?? []).some((x) => x.toLowerCase().includes(word))
      const last = quest.truths.flatMap((t) => t.endings)
      const matter = quest.beats.some((b) => b.when.act?.includes(3) && b.text.join().toLowerCase().includes(word))
      const told = last.filter((e) => e.text.join(' ').toLowerCase().includes(word)).length
      expect(told >= last.length / 2 || after || matter, plot.plot).toBe(true)
    }
  })

  it('is spoken of in lines of its own, several by each of them', () => {
    const { quest } = compile(CROWN, 3, 'the-long-supper')
    for (const person of quest.people) {
      const lines = person.topics.filter((t) => t.alias.includes('the crown')).flatMap((t) => t.lines)
      expect(lines.filter((l) => l.min <= 0).length, person.id).toBeGreaterThanOrEqual(2)
    }
    const lines = quest.people.flatMap((p) => p.topics.filter((t) => t.id === 'subject').flatMap((t) => t.lines))
    expect(new Set(lines.map((l) => l.text)).size).toBe(lines.length)
  })

  it('is read out of the card with what it is asked for by', () => {
    const { motifs } = readPremise(DIARY)
    expect(motifs.find((m) => m.kind === 'person')).toMatchObject({ role: 'governess', head: 'finch' })
    expect(readPremise(LAMPS).motifs.find((m) => m.kind === 'doom')).toMatchObject({ noun: 'the drowning' })
    const farm = readPremise(brief('The Farm', 'The Judge will burn the farm. They must kill it.'))
    expect(farm.motifs.some((m) => m.kind === 'doom')).toBe(false)
    expect(readPremise(DEBT).motifs[0]).toMatchObject({ kind: 'claim', noun: 'the debt' })
  })

  it.each([CROWN, DIARY, SHIP, DEBT, LAMPS, COW])('is sound in every plot (%#)', (card) => {
    for (const plot of PLOTS) expect(questProblems(compile(card, 5, plot.plot).quest), plot.plot).toEqual([])
  })

  it('finishes the tune, and the title has its say', () => {
    const { quest } = compile(SHIP, 3, 'the-passenger-nobody-booked')
    expect(quest.beats.some((b) => b.when.act?.includes(3) && b.text.join().toLowerCase().includes('the tune'))).toBe(
      true,
    )
    const road = compile(brief('The Glass Orchard', 'My sister Maud never came home.'), 3, 'the-empty-bed').quest
    expect(whoSpeaks(road, 'the glass orchard').length).toBeGreaterThanOrEqual(3)
  })
})
