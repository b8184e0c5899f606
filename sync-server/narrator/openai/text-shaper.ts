// Controls other than line breaks and tabs, zero-width and direction-changing characters: they hide or reorder text.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Cleans story text while it streams; what it returned, joined, is the text as it is kept. */
export interface TextShaper {
  /** The part of the story that is certain after this piece. */
  push(piece: string): string
  /** Everything returned so far. */
  readonly text: string
}

/** Hidden characters go, outer white space goes, more than one blank line becomes one, and it ends at `limit`. */
export function createTextShaper(limit: number): TextShaper {
  let text = ''
  let space = ''
  let full = false
  return {
    push(piece) {
      if (full) return ''
      let added = ''
      for (const part of (space + piece.replace(HIDDEN, '')).match(/\s+|\S+/g) ?? []) {
        // Trailing white space is held back: it belongs to the text only when something follows.
        if (/^\s/.test(part)) space = part
        else {
          const gap = text || added ? space.replace(/[ \t]*\n[ \t]*/g, '\n').replace(/\n{3,}/g, '\n\n') : ''
          added += gap + part
          space = ''
        }
      }
      const room = limit - text.length
      full = added.length > room
      if (full) added = cutAt(added, room)
      text += added
      return added
    },
    get text() {
      return text
    },
  }
}

/** The first `length` code units, without a half character at the end. */
function cutAt(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}
