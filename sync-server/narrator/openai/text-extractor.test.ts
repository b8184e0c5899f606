import { expect, test } from 'vitest'
import { createTextExtractor } from './text-extractor.ts'

function extract(pieces: string[]) {
  const extractor = createTextExtractor()
  const texts = pieces.map((piece) => extractor.push(piece))
  return { text: texts.join(''), texts, closed: extractor.textClosed, json: extractor.json }
}

const HARD = {
  before: { text: 'not this', list: ['"', '}', { text: 'nor this' }] },
  text: 'A "quote", a \\ backslash, a\nline,\ttab, é, 🜁 and 👩‍🚀, \u2028, {"text": "inner"}, </think>.',
  choices: ['{', '"text": "x"'],
}

test.each([
  ['plain', JSON.stringify(HARD)],
  ['indented', JSON.stringify(HARD, null, 2)],
  ['every character escaped', JSON.stringify(HARD).replace(/[^\x20-\x7e]/g, unicode)],
  [
    'fenced, with thinking and chatter',
    `<think>{"text": "no"}</think> Here:\n\`\`\`json\n${JSON.stringify(HARD)}\n\`\`\` Bye {"text":"no"}`,
  ],
])('the same text comes out wherever the answer is cut: %s', (_name, raw) => {
  for (let first = 0; first <= raw.length; first += 1) {
    const cut = extract([raw.slice(0, first), raw.slice(first)])
    expect(cut.text).toBe(HARD.text)
    expect(JSON.parse(cut.json ?? '')).toEqual(HARD)
  }
  const single = extract(raw.split(''))
  expect(single.text).toBe(HARD.text)
  expect(single.texts.every((piece) => !/\p{Surrogate}/u.test(piece))).toBe(true)
})

test('text comes out before the answer is complete, and the closing quote is seen', () => {
  expect(extract(['{"text": "Once ', 'upon'])).toMatchObject({ texts: ['Once ', 'upon'], closed: false, json: null })
  expect(extract(['{"text": "Once", "cho'])).toMatchObject({ text: 'Once', closed: true, json: null })
})

test('only the first top-level string named text counts', () => {
  expect(extract(['{"a": "text", "text": "one", "text": "two"}']).text).toBe('one')
  expect(extract(['{"text": ["no"], "x": {"text": "no"}}'])).toMatchObject({ text: '', closed: false })
  expect(extract(['{"t\\u0065xt": "one"}']).text).toBe('one')
})

test('lone surrogates become replacement characters, raw line breaks stay', () => {
  expect(extract(['{"text": "a\\ud83db\\udc00c\\ud83d"}']).text).toBe('a\ufffdb\ufffdc\ufffd')
  expect(extract(['{"text": "a\nb"}']).text).toBe('a\nb')
})

test('prose without an object yields nothing', () => {
  expect(extract(['<thinking about text: "x">', ' and so on'])).toMatchObject({ text: '', json: null })
})

function unicode(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
}
