import { expect, test } from 'vitest'
import { KEPT, recall, SUMMARY_MAX, summaryAfter } from './memory.ts'

const ai = (n: number) => ({ type: 'ai' as const, content: `Scene ${n} begins. And it goes on, and on.` })
const user = (n: number) => ({ type: 'user' as const, content: `I take door ${n}` })
const story = (turns: number) => [ai(0), ...Array.from({ length: turns }, (_, n) => [user(n + 1), ai(n + 1)]).flat()]

test('a short story is given whole and needs no summary', () => {
  expect(recall(story(4), '')).toEqual({ summary: '', recent: story(4) })
  expect(summaryAfter(story(3), [user(4), ai(4)], '')).toBeNull()
})

test('what leaves the last ten is kept as one line each, the player marked', () => {
  expect(summaryAfter(story(4), [user(5), ai(5)], '')).toBe('Scene 0 begins.')
  expect(summaryAfter(story(5), [user(6), ai(6)], 'Scene 0 begins.')).toBe(
    'Scene 0 begins.\n> I take door 1\nScene 1 begins.',
  )
})

test('the summary is the same whether the caller passes the whole story or its last ten messages', () => {
  let whole = ''
  let last = ''
  for (let turn = 1; turn <= 60; turn += 1) {
    const history = story(turn - 1)
    const told = [user(turn), ai(turn)]
    whole = summaryAfter(history, told, recall(history, whole).summary) ?? whole
    last = summaryAfter(history.slice(-KEPT), told, recall(history.slice(-KEPT), last).summary) ?? last
    expect(last.length).toBeLessThanOrEqual(SUMMARY_MAX)
  }
  expect(whole).toBe(last)
  expect(whole.split('\n')[0]).toBe('Scene 0 begins.')
  expect(whole).toContain('Scene 55 begins.')
})

test('a story begun by another narrator is summed up before the next turn', () => {
  expect(recall(story(8), '').summary).toContain('Scene 3 begins.')
})

test('long messages fall out before the prompt grows beyond its budget, the newest never', () => {
  const long = Array.from({ length: 10 }, (_, n) => ({ type: 'ai' as const, content: `${n}. ${'x'.repeat(5990)}` }))
  const { recent, summary } = recall(long, '')
  expect(recent).toEqual(long.slice(-4))
  expect(summary.length).toBeLessThanOrEqual(SUMMARY_MAX)
  expect(recall([{ type: 'ai', content: 'y'.repeat(30_000) }], '').recent[0]?.content).toHaveLength(24_000)
})
