// Controls (other than line breaks and tabs), zero-width and direction-changing characters: they hide or reorder text.
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Text as it is stored: NFC, line breaks as \n, without hidden characters, trimmed. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').replace(HIDDEN, '').trim()
}

/** Whether nothing readable is left of `text` under compatibility folding. */
export function isBlank(text: string): boolean {
  return cleanText(text.normalize('NFKC')).replace(/[\s\p{Mn}\p{Cf}\u115f\u1160\u3164\u2800]/gu, '') === ''
}

/** Folded for search and for uniqueness without regard to case. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}

/** Whether `text` is valid Unicode: no half of a surrogate pair stands alone. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

/**
 * The last sentence of the last paragraph, at most 200 characters: where a story stopped. A question somebody asks stays
 * with who asks it. `language`: such as `de`.
 */
export function lastSentence(text: string, language: string): string {
  const paragraph = text.trim().split(/\n+/).at(-1) ?? ''
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph)]
  // A small letter begins no sentence: “Alone?” she asks.
  const start = sentences.findLast(({ segment }) => !/^\p{Ll}/u.test(segment))?.index ?? 0
  return [...paragraph.slice(start).trim()].slice(0, 200).join('')
}
