import { describe, expect, it } from 'vitest'
import { EN } from '../language/en.ts'
import { drawing, quest } from './drawing-room.ts'
import { createListener } from './listener.ts'
import { repair } from './repair.ts'
import { type Known, resolve } from './resolve.ts'

const mended = (text: string): string => repair(text, createListener(quest, drawing, EN))

describe('a long word written as it sounds', () => {
  it.each([
    ['look at the dragen', 'look at the dragon'],
    ['examine the portrates', 'examine the portraits'],
    ['a portrate of him', 'a portrait of him'],
    ['becuase I wisper', 'because I whisper'],
    ['a sekret candel', 'a secret candle'],
    ['I am wispering', 'I am whispering'],
  ])('“%s” is mended', (text, meant) => expect(mended(text)).toBe(meant))

  it.each([
    'defenestrate the doctor',
    'I zorblate the carpet',
    'ask Baxter',
    'look around the ground',
    'both stand there',
  ])('“%s” is left alone', (text) => expect(mended(text)).toBe(text))
})

describe('a name', () => {
  const known = (noun: string): Known => ({
    ref: { kind: 'detail', id: noun, text: `the ${noun}`, present: true },
    names: [noun],
    rank: 4,
  })
  const names = ['ground', 'strand', 'booth', 'thing', 'board'].map(known)
  it.each(['I look around', 'I stand here', 'take both', 'I think of it'])('is not meant by “%s”', (words) =>
    expect(resolve(words, names)).toBeUndefined(),
  )
  it('is meant with a word before it', () => {
    expect(resolve('look at the ironing board', names)?.id).toBe('board')
  })
})
