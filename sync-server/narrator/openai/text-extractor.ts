/** Reads a JSON answer while it is still coming and gives out its top-level string `text` piece by piece. */
export interface TextExtractor {
  /** Takes the next piece of the raw answer; returns the decoded story text it added, often ''. */
  push(piece: string): string
  /** Whether the closing quote of `text` was seen. */
  readonly textClosed: boolean
  /** The object from its opening to its closing brace, or null while it is open or was never begun. */
  readonly json: string | null
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }
const THINK = '<think>'
const THINK_END = '</think>'

/**
 * What stands before the first brace is skipped (code fences, chatter, a leading `<think>` block), and what follows
 * the object too. Raw line breaks in strings are taken, since small models write them. Lone surrogates become U+FFFD.
 *
 *   head → object { key → value → … } → after
 */
export function createTextExtractor(): TextExtractor {
  let phase: 'head' | 'object' | 'after' = 'head'
  let head = ''
  let raw = ''
  let depth = 0
  let inString = false
  let escaping = ''
  let key: string | null = null
  let collecting: 'key' | 'text' | 'other' = 'other'
  let textBegun = false
  let textClosed = false
  let decoded = ''
  let highSurrogate = ''

  function readHead(char: string) {
    head = (head + char).trimStart()
    if (head.startsWith(THINK)) {
      // Of the thinking only the end matters.
      if (head.endsWith(THINK_END)) head = ''
      else head = THINK + head.slice(THINK.length).slice(-THINK_END.length)
      return
    }
    if (THINK.startsWith(head)) return
    if (char !== '{') {
      head = '-'
      return
    }
    phase = 'object'
    depth = 1
    raw = '{'
  }

  function emit(char: string) {
    if (collecting === 'key') key = (key ?? '') + char
    if (collecting === 'text') decoded += pair(char)
  }

  /** Holds a high surrogate back until its other half arrives. */
  function pair(unit: string): string {
    const code = unit.charCodeAt(0)
    const before = highSurrogate
    highSurrogate = ''
    if (code >= 0xdc00 && code <= 0xdfff) return before ? before + unit : '\ufffd'
    if (code >= 0xd800 && code <= 0xdbff) {
      highSurrogate = unit
      return before && '\ufffd'
    }
    return (before && '\ufffd') + unit
  }

  function readString(char: string) {
    if (escaping) {
      escaping += char
      if (escaping[1] === 'u') {
        if (escaping.length < 6) return
        const code = Number.parseInt(escaping.slice(2), 16)
        emit(Number.isNaN(code) ? '\ufffd' : String.fromCharCode(code))
      } else emit(ESCAPES[char] ?? char)
      escaping = ''
    } else if (char === '\\') escaping = char
    else if (char === '"') endString()
    else emit(char)
  }

  function endString() {
    inString = false
    if (collecting === 'text') {
      if (highSurrogate) decoded += '\ufffd'
      highSurrogate = ''
      textClosed = true
    }
    collecting = 'other'
  }

  function beginString() {
    inString = true
    if (depth !== 1) return
    if (key === null) {
      collecting = 'key'
      key = ''
    } else if (key === 'text' && !textBegun) {
      collecting = 'text'
      textBegun = true
    }
  }

  function readObject(char: string) {
    raw += char
    if (inString) return readString(char)
    if (char === '"') return beginString()
    if (char === '{' || char === '[') depth += 1
    if (char === '}' || char === ']') depth -= 1
    if (char === ',' && depth === 1) key = null
    if (depth === 0) phase = 'after'
  }

  return {
    push(piece) {
      decoded = ''
      // By code units, so that a surrogate pair cut between two pieces is put together again.
      for (let index = 0; index < piece.length; index += 1) {
        const char = piece[index] as string
        if (phase === 'head') readHead(char)
        else if (phase === 'object') readObject(char)
        else break
      }
      return decoded
    },
    get textClosed() {
      return textClosed
    },
    get json() {
      return phase === 'after' ? raw : null
    },
  }
}
