import { describe, expect, it } from 'vitest'
import { asSeen, secondPerson } from '../language/grammar.ts'
import { both, hear } from './drawing-room.ts'

describe('speech without quotation marks', () => {
  it.each([
    ['I pick up the letter and ask: who wrote this? And when?', 'pick up the letter', 'Who wrote this? And when?'],
    ['I open the window, saying: there, that’s done. See?', 'open the window', 'There, that’s done. See?'],
    ['I give her the letter and say, this is yours', 'give her the letter', 'This is yours'],
    ['I look at her and say you are lying', 'look at her', 'You are lying'],
    ['"It was you", I say, and close the door', 'say so', 'It was you'],
  ])('%s', (words, vp, quote) => {
    const action = hear(words)
    expect(action.vp).toBe(vp)
    expect(action.quote ?? action.second?.quote).toBe(quote)
  })

  it.each([
    ['I say to her: you painted them. All of them.', 'You painted them. All of them'],
    ['I ask her quietly: did you do it?', 'Did you do it?'],
    ['I tell her: go home.', 'Go home'],
  ])('%s', (words, quote) => expect(hear(words)).toMatchObject({ quote, target: { id: 'honora' } }))

  it('is for what one sentence of it is for', () => {
    expect(hear("and then I say: it's over, Honora. It was you.")).toMatchObject({
      verb: 'accuse',
      target: { id: 'honora' },
    })
    expect(hear('ok so who painted these').verb).toBe('ask')
    expect(hear('wait I know this man').quote).toBe('Wait I know this man')
  })

  it('goes to whom it is said, not to whom it is about', () => {
    expect(hear('ask her where the painter lives').target?.id).toBe('honora')
    expect(hear('ask the painter where she lives').target?.id).toBe('sallow')
  })

  it('is not what is told of, nor what is asked for', () => {
    expect(hear('I close the door, telling her that I know everything').second?.vp).toBe(
      'tell her that you know everything',
    )
    expect(hear('Tell me: who is he?').quote).toBe('Tell me: who is he?')
  })

  it('has its own gerund when it comes second', () => {
    expect(hear('I pick up the letter and ask: who wrote this?').second?.ing).toBe('asking, “Who wrote this?”')
  })

  it('keeps the marks that it came with', () => {
    expect(hear('I ask Mrs Vane, "Can you hear this? There is a voice on line four"').quote).toBe(
      'Can you hear this? There is a voice on line four',
    )
    expect(hear('Who was he? what did he want').quote).toBe('Who was he? what did he want?')
  })
})

describe('a name after a question', () => {
  it.each([
    'Who is Arthur, Mr Vane? Was he your father?',
    'Have you been talking to Sallow, Mr Vane? Be honest.',
    'What is this about, Mr Vane? Tell me.',
  ])('“%s” calls', (words) => expect(hear(words, both).target?.id).toBe('tull'))
})

describe('the hero as somebody else', () => {
  it('is the object of an own act only as oneself', () => {
    expect(secondPerson('row me across')).toBe('row yourself across')
    expect(secondPerson('row us across')).toBe('row across')
    expect(secondPerson('pour us a drink')).toBe('pour a drink')
    expect(secondPerson('tell her that I think they are lying')).toBe('tell her that you think they are lying')
  })

  it('is told from who has it done', () => {
    expect(asSeen('telling her you will not hang him')).toBe('telling her they will not hang him')
    expect(asSeen('asking her to follow you')).toBe('asking her to follow them')
  })
})
