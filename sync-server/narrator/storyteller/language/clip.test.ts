import { expect, it } from 'vitest'
import { clipSpeech, tidy } from './grammar.ts'

it('ends what somebody says with a sentence or a clause, and cuts nothing that has room', () => {
  expect(clipSpeech('What is your system?', 40)).toBe('What is your system?')
  expect(clipSpeech('I saw him go. I saw him come back again. And then there was the boat.', 50)).toBe(
    'I saw him go. I saw him come back again.',
  )
  expect(clipSpeech('I should like to know, before anybody goes home, who wrote it', 50)).toBe(
    'I should like to know, before anybody goes home',
  )
})

it('goes on in small letters after dots, and begins anew after a stop', () => {
  expect(tidy('“They were… ordinary hands.” she adds.')).toBe('“They were… ordinary hands.” She adds.')
  expect(tidy('“They were…” she adds.')).toBe('“They were…” She adds.')
})
