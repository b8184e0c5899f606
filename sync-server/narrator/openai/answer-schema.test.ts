import { expect, test } from 'vitest'
import { readTail } from './answer-schema.ts'

const good = { text: 't', choices: ['a', 'b'], imagePrompt: null, concluded: false }
const read = (change: object) => readTail(JSON.stringify({ ...good, ...change }))

test('a good answer is read, and keys nobody asked for are left behind', () => {
  expect(read({ xp: 9999, imagePrompt: ' a gate ' })).toEqual({
    tail: { choices: ['a', 'b'], imagePrompt: 'a gate', concluded: false },
  })
})

test('up to six choices are taken, four are kept, doubles and hidden characters go', () => {
  expect(read({ choices: ['a', 'a', ' b\u202e', 'c', 'd', 'e'] })).toMatchObject({
    tail: { choices: ['a', 'b', 'c', 'd'] },
  })
})

test.each([
  ['none', []],
  ['one', ['a']],
  ['seven', ['1', '2', '3', '4', '5', '6', '7']],
  ['the same twice', ['a', ' a']],
  ['blank', ['a', ' ']],
  ['too long', ['a', 'x'.repeat(201)]],
  ['numbers', [1, 2]],
  ['no list', 'a, b'],
])('choices that are %s are a fault', (_name, choices) => {
  expect(read({ choices })).toHaveProperty('fault')
})

test('a concluded story needs no choices and has none', () => {
  expect(read({ concluded: true, choices: [1] })).toMatchObject({ tail: { choices: [], concluded: true } })
})

test('a wrong picture prompt or ending counts as none', () => {
  expect(read({ imagePrompt: 'x'.repeat(501), concluded: 'yes' })).toMatchObject({
    tail: { imagePrompt: null, concluded: false },
  })
  expect(readTail('{"choices": ["a", "b"]}')).toMatchObject({ tail: { imagePrompt: null, concluded: false } })
})

test('what is no object is a fault', () => {
  for (const raw of [null, '{"choices": ["a",]}', '[]', 'null', '{}']) expect(readTail(raw)).toHaveProperty('fault')
})
