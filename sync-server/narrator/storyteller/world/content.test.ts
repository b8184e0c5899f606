import { describe, expect, it } from 'vitest'
import { GENRES, SETTINGS } from '../../../../shared/rules/genres.ts'
import { MADE } from '../fixtures.ts'
import type { Quest, Truth } from '../types.ts'
import { compile } from './compile.ts'
import { KITS, PLOTS, QUESTS, SETTINGS as SETTING_FILES, SHARED_KIT, VOICES } from './content.ts'
import { readPremise } from './premise.ts'

/** Slots that the engine fills by itself, some only at times. */
const ENGINE_SLOTS = new Set(
  (
    'hero goal role danger place spot away vp ing noun part how npc npc.he npc.him npc.his npc.man other other.he other.him ' +
    'other.his other.man quote q qc topic topicQ answer question wants fears thing door carried n eing eplace ewhere where x him his'
  ).split(' '),
)
const SLOT = /\{([A-Za-z.]+)(?: ([a-zA-Z.]+))?\}/g
const slotsOf = (text: string): string[] =>
  [...text.matchAll(SLOT)].map((m) => m[2] ?? m[1]!).map((s) => s.charAt(0).toLowerCase() + s.slice(1))
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(textsOf)
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsOf)
        : []

const ALL_KITS = [SHARED_KIT, ...KITS.values()]

const SUBJECTS: [string, string][] = [
  ['The Portrait', 'A portrait was stolen.'],
  ['The Crown', 'The crown was stolen.'],
  ['The Diary', 'A diary is missing.'],
  ['The Violin', 'The violin was stolen.'],
  ['The Hound', 'The hound is missing.'],
  ['Gone', 'My sister never came home.'],
  ['The Bridge', 'It cracks.'],
]

function allQuests(): [string, Quest][] {
  const out: [string, Quest][] = [...QUESTS].map(([id, q]) => [id, q])
  for (const plot of PLOTS) {
    for (const setting of plot.settings ?? SETTINGS) {
      for (const [title, description] of SUBJECTS) {
        const brief = {
          ...MADE[0]!,
          title,
          description,
          setting,
          genre: plot.genres[0] === 'any' ? 'Horror' : 'Mystery',
        }
        const types = new Set<string>(plot.types)
        if (types.has(readPremise(brief).subject.type)) {
          out.push([`${plot.plot} ${setting} ${title}`, compile(brief, 1, plot.plot).quest])
        }
      }
    }
  }
  return out
}

function truthProblems(quest: Quest, truth: Truth): string[] {
  const out: string[] = []
  const details = new Set(quest.places.flatMap((p) => p.details.map((d) => d.id)))
  const person = (id: string) => quest.people.find((p) => p.id === id)
  for (const facet of truth.facets) {
    const clues = truth.clues.filter((c) => c.facet === facet.id)
    if (clues.length < 2) out.push(`${truth.id}.${facet.id}: fewer than two clues`)
    if (clues.flatMap((c) => c.via).length < 2) out.push(`${truth.id}.${facet.id}: fewer than two routes`)
  }
  for (const via of truth.clues.flatMap((c) => c.via)) {
    if (via.detail && !details.has(via.detail)) out.push(`no detail ${via.detail}`)
    if (via.search && !quest.places.some((p) => p.id === via.search)) out.push(`no place ${via.search}`)
    if (via.ask && !person(via.ask[0])) out.push(`no person ${via.ask[0]}`)
    if (via.show && !quest.things.some((x) => x.id === via.show?.[0])) out.push(`no thing ${via.show[0]}`)
  }
  if (!person(truth.culprit)) out.push(`no culprit ${truth.culprit}`)
  for (const kind of ['truth', 'mercy', 'bargain', 'wrong', 'late', 'fallen', 'gone']) {
    const ending = truth.endings.find((e) => e.kind === kind)
    if (!ending?.text.length) out.push(`${truth.id}: no ending ${kind}`)
    if (ending && ['truth', 'mercy', 'bargain'].includes(kind) && !ending.choice)
      out.push(`${truth.id}: no choice ${kind}`)
  }
  return out
}

describe('content', () => {
  it('compiles for every plot, setting and kind of subject', () => {
    expect(allQuests().length).toBeGreaterThanOrEqual(50)
  })

  it('has a voice for every genre and nouns for every setting', () => {
    expect(GENRES.filter((g) => !VOICES.has(g))).toEqual([])
    expect(SETTINGS.filter((s) => !SETTING_FILES.has(s))).toEqual([])
  })

  it('knows every slot', () => {
    const given = new Set([...allQuests().flatMap(([, q]) => Object.keys(q.slots)), ...ENGINE_SLOTS])
    const unknown = new Set<string>()
    for (const { bank } of ALL_KITS) {
      for (const slot of textsOf(bank).flatMap(slotsOf)) if (!given.has(slot)) unknown.add(slot)
    }
    for (const [name, quest] of allQuests()) {
      for (const slot of textsOf(quest).flatMap(slotsOf)) {
        if (!ENGINE_SLOTS.has(slot) && !Object.hasOwn(quest.slots, slot)) unknown.add(`${name}: ${slot}`)
      }
      expect(
        textsOf(quest).filter((x) => x.includes('{{')),
        name,
      ).toEqual([])
    }
    expect([...unknown]).toEqual([])
  })

  it('has sound truths: facets by two routes, endings with text, nobody who is not there', () => {
    const problems = allQuests().flatMap(([name, q]) =>
      q.truths.flatMap((t) => truthProblems(q, t)).map((p) => `${name}: ${p}`),
    )
    expect(problems).toEqual([])
  })

  it('pays every plant, places every beat, and links places both ways', () => {
    const problems: string[] = []
    for (const [name, q] of allQuests()) {
      const fx = q.beats.flatMap((b) => b.fx ?? [])
      const paid = new Set(fx.flatMap((x) => x.pay ?? []))
      for (const x of fx) if (x.plant && !paid.has(x.plant[0])) problems.push(`${name}: ${x.plant[0]} is never paid`)
      for (const p of q.places) {
        for (const exit of p.exits) if (!q.places.some((o) => o.id === exit)) problems.push(`${name}: no exit ${exit}`)
        if (!p.exits.length) problems.push(`${name}: no way out of ${p.id}`)
      }
      if (q.danger.stages.length !== 8) problems.push(`${name}: ${q.danger.stages.length} stages of danger`)
      for (const id of [q.start, q.climaxAt])
        if (!q.places.some((p) => p.id === id)) problems.push(`${name}: no place ${id}`)
    }
    expect(problems).toEqual([])
  })

  it('names no period where a quest has none', () => {
    const banned = /\b(trains?|cabs?|telegrams?|policem[ae]n|constables?|gaslight|Victorian)\b/i
    const banks = ALL_KITS.flatMap(({ bank }) => Object.values(bank))
    const lines = banks.flatMap((bank) => bank.flatMap((x) => (typeof x === 'string' ? [x] : x.needs ? [] : [x.text])))
    expect(lines.filter((x) => banned.test(x))).toEqual([])
    const far = allQuests().filter(([name]) => /Medieval|Futuristic/.test(name))
    expect(far.flatMap(([, q]) => textsOf(q)).filter((x) => banned.test(x))).toEqual([])
  })
})
