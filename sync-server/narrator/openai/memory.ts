import type { StoryRequest } from '../narrator.ts'

type Entry = StoryRequest['history'][number]

/** Messages that are given to the model word for word. */
export const KEPT = 10
/** Longest running summary, in characters. */
export const SUMMARY_MAX = 1500
const EXTRACT_MAX = 160
/** Rough length of the kept messages together: about 6,000 tokens at 4 characters each. */
const HISTORY_BUDGET = 24_000

/** What of a story fits into the prompt, and the summary to keep for the next turn. */
export interface Recall {
  readonly summary: string
  readonly recent: readonly Entry[]
}

/** Splits the stored story: the newest messages word for word, everything older as short extracts. */
export function recall(history: readonly Entry[], summary: string): Recall {
  let from = Math.max(0, history.length - KEPT)
  let length = history.slice(from).reduce((sum, entry) => sum + entry.content.length, 0)
  while (length > HISTORY_BUDGET && from < history.length - 1) {
    length -= history[from]?.content.length ?? 0
    from += 1
  }
  const recent = history.slice(from).map((entry) => ({ ...entry, content: entry.content.slice(-HISTORY_BUDGET) }))
  return { summary: extendSummary(summary, history.slice(0, from)), recent }
}

/**
 * The summary to store after a turn: it holds what will have left the kept messages by the next one, once `told`
 * (the player's move and the answer) has joined them. Null when nothing changed.
 */
export function summaryAfter(history: readonly Entry[], told: readonly Entry[], summary: string): string | null {
  const all = [...history, ...told]
  const next = extendSummary(summary, all.slice(0, Math.max(0, all.length - KEPT)))
  return next === summary ? null : next
}

/** Adds one line per message, leaving out those it holds already; the oldest lines but the first make room. */
export function extendSummary(summary: string, leaving: readonly Entry[]): string {
  const lines = summary.split('\n').filter(Boolean)
  const held = new Set(lines)
  // Callers may pass messages again that were summed up before: continue after the newest of those.
  const done = leaving.findLastIndex((entry) => entry.type === 'ai' && held.has(extract(entry)))
  lines.push(
    ...leaving
      .slice(done + 1)
      .map(extract)
      .filter(Boolean),
  )
  while (lines.length > 1 && lines.join('\n').length > SUMMARY_MAX) lines.splice(1, 1)
  return lines.join('\n').slice(0, SUMMARY_MAX)
}

/** The first sentence on one line; the player's words are marked as such. */
function extract(entry: Entry): string {
  const line = entry.content.replace(/\s+/g, ' ').trim()
  const sentence = /^.*?[.!?…。]+["”»’']?(?=\s|$)/u.exec(line)?.[0] ?? line
  const short =
    sentence.length > EXTRACT_MAX ? `${[...sentence.slice(0, EXTRACT_MAX - 1)].slice(0, -1).join('')}…` : sentence
  return entry.type === 'user' && short ? `> ${short}` : short
}
