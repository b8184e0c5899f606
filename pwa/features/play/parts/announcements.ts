import { finishedParagraphs, paragraphsOf } from './paragraphs.ts'

/** What a listener has been told of the reply at hand. */
export interface Announcement {
  /** Counts the replies, so that each starts with an empty list. */
  readonly reply: number
  readonly streaming: boolean
  /** Paragraphs said, oldest first; one said is never said again. */
  readonly said: readonly string[]
}

/** Nothing said yet. */
export const SILENCE: Announcement = { reply: 0, streaming: false, said: [] }

/** The next announcement for a text; the same object when there is nothing new. Text that did not grow stays unsaid. */
export function announce(before: Announcement, text: string, streaming: boolean): Announcement {
  if (!streaming && !before.streaming) return before
  const begins = streaming && !before.streaming
  const said = begins ? [] : before.said
  const finished = streaming ? finishedParagraphs(text) : paragraphsOf(text)
  const news = finished.slice(said.length)
  if (!begins && news.length === 0 && streaming === before.streaming) return before
  return { reply: before.reply + (begins ? 1 : 0), streaming, said: [...said, ...news] }
}
