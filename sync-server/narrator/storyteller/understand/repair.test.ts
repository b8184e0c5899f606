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

describe('good English', () => {
  it.each([
    'what are my stats',
    'I put on my tuxedo',
    'I google it',
    'take a selfie',
    'open my laptop',
    'send an email',
    'call an uber on my smartphone',
    'eat a hamburger',
    'post it on instagram',
    'do a karaoke number',
    'rely on him',
    'I rely upon her',
    'put the helicopter down',
    'I meditate with a smoothie',
  ])('“%s” is left as it is', (text) => expect(mended(text)).toBe(text))
})

describe('a verb at the head of a line', () => {
  it.each([
    ['acuse the doctor', 'accuse the doctor'],
    ['I acuse him', 'I accuse him'],
    ['serch the desk', 'search the desk'],
    ['serch', 'search'],
    ['examne it', 'examine it'],
    ['folow her', 'follow her'],
    ['I whisle a tune', 'I whistle a tune'],
    ['and then qestion her', 'and then question her'],
    ['I pretnd to sleep', 'I pretend to sleep'],
  ])('“%s” stays a verb', (text, meant) => expect(mended(text)).toBe(meant))

  it.each(['I zumbify it', 'gorble the lamp', 'I flarn her'])('“%s” becomes no noun', (text) =>
    expect(mended(text)).toBe(text),
  )
})

describe('a common slip', () => {
  it.each([
    ['did he rely die', 'did he really die'],
    ['I rely want it', 'I really want it'],
    ['you are lieing', 'you are lying'],
    ['look at the wal', 'look at the wall'],
    ['who is ther', 'who is there'],
    ['search the desc', 'search the desk'],
    ['look in the cuboard', 'look in the cupboard'],
    ['is he going to dye', 'is he going to die'],
    ['quitely open it', 'quietly open it'],
    ['go trough the door', 'go through the door'],
    ['ask wether he saw it', 'ask whether he saw it'],
    ['wat is it', 'what is it'],
    ['I dunt know', "I don't know"],
    ['go downstares', 'go downstairs'],
    ['tell me the truht', 'tell me the truth'],
    ['read the leters', 'read the letters'],
  ])('“%s” is mended', (text, meant) => expect(mended(text)).toBe(meant))
})

describe('a name', () => {
  it('is mended where it is nearly written', () => {
    expect(mended('It was Honnora')).toBe('It was Honora')
    expect(mended('It was Balthasarr')).toBe('It was Balthasarr')
    expect(mended('I ask Nora')).toBe('I ask Nora')
  })

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
