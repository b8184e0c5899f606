import { describe, expect, it } from 'vitest'
import { MADE, OFFICIAL } from '../../sync-server/narrator/storyteller/fixtures.ts'
import { PLAYERS } from '../../sync-server/narrator/storyteller/players.ts'
import { type Figures, measure } from './measure.ts'

const STORIES = 3
const sum = (rows: readonly Figures[], of: (f: Figures) => number) => rows.reduce((n, f) => n + of(f), 0)

describe.each([
  ['official quests', OFFICIAL],
  ['quests of players', MADE.slice(0, 3)],
])('%s', (_, briefs) => {
  const told = PLAYERS.map((player) => ({
    name: player.name,
    rows: Array.from({ length: STORIES }, (_each, i) => measure(briefs[i % briefs.length]!, player, i + 1)),
  }))
  const all = told.flatMap(({ rows }) => rows)

  it('come to an end between the 12th and the 30th turn, whoever plays', () => {
    expect(all.filter((f) => f.end === 'none' || f.turns < 12 || f.turns > 30)).toEqual([])
  })

  it('come in three acts of their lengths', () => {
    // To one decimal, as the table of the benchmark prints them.
    const mean = (act: number) => Number((sum(all, (f) => f.acts[act] ?? 0) / all.length).toFixed(1))
    expect([mean(0) >= 5, mean(1) >= 7, mean(2) >= 3]).toEqual([true, true, true])
    expect([mean(0) <= 7, mean(1) <= 10, mean(2) <= 6]).toEqual([true, true, true])
  })

  it('say next to nothing twice, and never begin as the last five did', () => {
    expect(sum(all, (f) => f.twice) / sum(all, (f) => f.sentences)).toBeLessThanOrEqual(0.01)
    expect(sum(all, (f) => f.sameHead)).toBe(0)
    expect(sum(all, (f) => f.you) / sum(all, (f) => f.replies)).toBeLessThanOrEqual(0.2)
  })

  it('take up the words of those who have some', () => {
    expect(sum(all, (f) => f.takenUp) / sum(all, (f) => f.toTakeUp)).toBeGreaterThanOrEqual(0.9)
  })

  it('read easily and not childishly, in words enough and not the same ones', () => {
    const mean = (of: (f: Figures) => number) => sum(all, of) / all.length
    expect(mean((f) => f.grade)).toBeGreaterThanOrEqual(4)
    expect(mean((f) => f.grade)).toBeLessThanOrEqual(8)
    expect(mean((f) => f.words)).toBeGreaterThanOrEqual(70)
    expect(mean((f) => f.words)).toBeLessThanOrEqual(130)
    expect(mean((f) => f.bigrams)).toBeGreaterThanOrEqual(0.75)
  })

  it('offer choices that are never dead and never fewer than two', () => {
    expect(sum(all, (f) => f.dead) / sum(all, (f) => f.offered)).toBeLessThanOrEqual(0.001)
    expect(sum(all, (f) => f.few)).toBe(0)
  })

  it('let nobody act who is not there', () => {
    expect(sum(all, (f) => f.contradictions)).toBe(0)
  })

  it('stay small and quick', () => {
    expect(Math.max(...all.map((f) => f.state))).toBeLessThanOrEqual(16_384)
    expect(sum(all, (f) => f.milliseconds) / sum(all, (f) => f.turns)).toBeLessThanOrEqual(10)
  })

  it('end as their players play', () => {
    const endsOf = (name: string) => new Set(told.find((each) => each.name === name)?.rows.map((f) => f.end))
    expect([...endsOf('leaver')]).toEqual(['gone'])
    for (const name of ['keyboard', 'fourth', 'numbers']) expect([...endsOf(name)], name).toEqual(['late'])
    for (const end of endsOf('insulter')) expect(['wrong', 'bargain']).toContain(end)
    for (const end of endsOf('accuser')) expect(['wrong', 'truth']).toContain(end)
    for (const end of endsOf('chooser')) expect(['truth', 'mercy', 'bargain', 'wrong', 'late']).toContain(end)
  })
})
