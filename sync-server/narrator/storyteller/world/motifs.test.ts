import { describe, expect, it } from 'vitest'
import { GENRES, SETTINGS } from '../../../../shared/rules/genres.ts'
import { MADE } from '../fixtures.ts'
import { questProblems } from '../lint/quest.ts'
import { saidTwice, sameHeads, textsOf, tooLong } from '../lint/texts.ts'
import { compile } from './compile.ts'
import { MOTIFS, PLOTS } from './content.ts'
import { readPremise } from './premise.ts'

const card = (title: string, description: string) => ({ ...MADE[0]!, title, description })
const nounsOf = (title: string, description: string) => readPremise(card(title, description)).motifs.map((m) => m.noun)

const HOUND = card('The Hound of Marrow Farm', 'Every night a black hound scratches at the door of Marrow Farm.')
const FULL = card(
  'The Last Concert of the Halcyon',
  'The ship Halcyon came home with a vampire aboard. Before the concert somebody burnt the old mill. The dogs howl; ' +
    'a fever is about. My father died of it. There is talk of mutiny. Find the letters.',
)

describe('readMotifs', () => {
  it.each([
    ['dragon stole my cow', 'dragon stole my cow lol', ['the dragon']],
    ['The Hound', 'Every night a black hound scratches at the door.', ['the black hound']],
    ['A Debt', 'My father died owing money. He has come for the ranch.', ['the debt', 'your father', 'the ranch']],
    ['It Hums', 'The survey ship Halcyon came home.', ['the Halcyon']],
    ['Crown', 'Before her coronation the crown of the queen was stolen from the mill.', ['the coronation', 'the mill']],
    ['Bells', 'Find the ham before the bells ring.', ['the bells']],
    ['tomato', 'someone ate the last tomato', ['the last tomato']],
    ['Names', 'The witch Morgana did it with bread.', ['the bread']],
    ['T', 'It is mine, and all is well. Children play. They match.', []],
    ['Noon', 'Marshal Ruth Bell is alone.', []],
    ['Der Fluch', 'Die Mühle ist verflucht und niemand weiß warum. Das ist der Hund.', []],
  ])('finds in “%s” what it speaks of', (title, description, nouns) => {
    expect(nounsOf(title, description)).toEqual(nouns)
  })

  it('takes four of them at most, of four kinds', () => {
    const { motifs } = readPremise(FULL)
    expect(motifs).toHaveLength(4)
    expect(new Set(motifs.map((m) => m.kind)).size).toBe(4)
  })
})

describe('a woven quest', () => {
  it('lets a motif be asked about, looked at, met, heard of and remembered', () => {
    for (const plot of PLOTS) {
      const { quest } = compile(HOUND, 3, plot.plot)
      const speak = quest.people.filter((p) => textsOf(p.topics).some((x) => x.includes('black hound')))
      expect(speak.length, plot.plot).toBeGreaterThanOrEqual(4)
      expect(textsOf(quest.opening).join(' ')).toContain('black hound')
      expect(quest.places.flatMap((p) => p.details).filter((d) => d.id === 'motif0')).toHaveLength(1)
      expect(quest.beats.filter((b) => b.id.startsWith('motif0')).map((b) => b.id)).toHaveLength(3)
      for (const truth of quest.truths) {
        for (const ending of truth.endings) expect(ending.text.at(-1), ending.id).toContain('black hound')
      }
    }
  })

  it('ties the first of them to a clue', () => {
    const tied = PLOTS.filter((plot) => {
      const { quest } = compile(HOUND, 3, plot.plot)
      const clues = quest.truths.flatMap((t) => t.clues.flatMap((c) => c.via.flatMap((v) => v.detail ?? [])))
      const details = quest.places.flatMap((p) => p.details).filter((d) => clues.includes(d.id))
      return details.some((d) => d.text[0]?.includes('black hound'))
    })
    expect(tied.length).toBeGreaterThanOrEqual(PLOTS.length - 1)
  })

  it('is sound in every plot and setting, whatever the card speaks of', () => {
    for (const [i, plot] of PLOTS.entries()) {
      const setting = plot.settings?.[0] ?? SETTINGS[i % SETTINGS.length]!
      const { quest } = compile({ ...FULL, setting, genre: GENRES[i % GENRES.length]! }, i, plot.plot)
      expect(questProblems(quest), plot.plot).toEqual([])
    }
  })

  it('speaks of somebody of the card for whom the plot has no part', () => {
    const court = card('The Crown', 'King Aldo, Duke Varn, Lord Emeric and Count Brask each want the crown.')
    const { quest } = compile(court, 3, 'the-bend')
    expect(questProblems(quest)).toEqual([])
    const calls = quest.people.map((p) => p.call)
    expect(calls).toContain('King Aldo')
    expect(calls).not.toContain('Count Brask')
    const spoken = textsOf(quest.people.map((p) => p.topics)).filter((x) => /Duke Varn|Lord Emeric|Count Brask/.test(x))
    expect(spoken.length).toBeGreaterThan(4)
  })

  it('answers to its name in a place and in talk', () => {
    const ship = card('The Ship That Hums', 'The ship hums at night. The survey ship Halcyon came home.')
    for (const plot of PLOTS) {
      const { quest } = compile(ship, 3, plot.plot)
      const detail = quest.places.flatMap((p) => p.details).find((d) => d.id === 'motif0')!
      expect(detail.alias).toContain('halcyon')
      const speak = quest.people.filter((p) => p.topics.some((t) => t.alias.includes(detail.noun)))
      expect(speak.length, plot.plot).toBeGreaterThanOrEqual(4)
    }
  })

  it('gives its name to nothing else', () => {
    const { quest } = compile(
      card('Letters', 'Somebody sends letters. Find out who writes the letters.'),
      3,
      'the-bend',
    )
    expect(quest.things.flatMap((x) => x.alias ?? [])).not.toContain('letter')
    expect(quest.people.every((p) => p.topics.some((t) => t.alias.includes('the letters')))).toBe(true)
  })

  it('says it otherwise in another quest', () => {
    const texts = [1, 2, 3, 4, 5, 6].map((n) => compile({ ...HOUND, id: `h${n}` }, n, 'the-bend').quest.opening.at(-1))
    expect(new Set(texts).size).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['x y', 'z'],
    ['🐉🔥', '🐉 ate 🏰 help 😭'],
    ['{{thing}} {npc}', '{{client}} took [the|a] dog and $(x). Find {{thing}}.'],
    ['The fucking dragon', 'The fucking dragon ate my bitch of a neighbour, that asshole. Kill it.'],
    ['Der Fluch der Mühle', 'Die Mühle ist verflucht. Meine Großmutter ist verschwunden. Finde sie!'],
    ['ДРАКОН', 'Дракон украл мою корову.'],
    ['long', 'The dragon, the ship and the mill. '.repeat(70)],
    ['Constructor __proto__', 'constructor toString dragon'],
  ])('shows no slot and no foul word for “%s”', (title, description) => {
    for (const plot of PLOTS) {
      const { quest } = compile(card(title, description), 3, plot.plot)
      expect(questProblems(quest), plot.plot).toEqual([])
      expect(textsOf(quest).filter((x) => /\bfuck|bitch|asshole|undefined|\$\(|\{\{/i.test(x))).toEqual([])
    }
  })
})

describe('the banks of the motifs', () => {
  const text = (kind: (typeof MOTIFS.kinds)[number]) =>
    textsOf({ ...kind, kind: [], nouns: [], detail: kind.detail.map((d) => d.text) })

  it('know a noun in one kind only, and name the motif in what is told of it alone', () => {
    const nouns = MOTIFS.kinds.flatMap((kind) => kind.nouns)
    expect(nouns.filter((noun, i) => nouns.indexOf(noun) !== i)).toEqual([])
    for (const kind of MOTIFS.kinds) {
      const dumb = [...kind.warm, ...kind.plain, ...kind.cold].filter((x) => !/\{\{[Ss]peaker\}\}/.test(x))
      expect(dumb, kind.kind).toEqual([])
    }
  })

  it('have lines that are short enough, stand in one place, and do not begin alike', () => {
    const subjects = MOTIFS.subjects.flatMap((x) => textsOf({ ...x, types: [], detail: x.detail.map((d) => d.text) }))
    const all = [...MOTIFS.kinds.flatMap(text), ...subjects]
    expect(tooLong(all)).toEqual([])
    expect(saidTwice(all).filter((x) => !x.includes('{{'))).toEqual([])
    for (const { kind, nouns: _, detail: __, ...banks } of MOTIFS.kinds) {
      for (const [name, lines] of Object.entries(banks)) expect(sameHeads(lines ?? []), `${kind} ${name}`).toEqual([])
    }
  })

  it('shout at nobody', () => {
    expect(MOTIFS.kinds.flatMap(text).filter((x) => x.includes('!') && !/“[^”]*!/.test(x))).toEqual([])
  })
})
