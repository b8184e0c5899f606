import { describe, expect, it } from 'vitest'
import { hear } from './drawing-room.ts'

describe('sentences without a stop', () => {
  it.each([
    ["hi i'm tilly what's your name", 'Hi, I’m Tilly. What’s your name?'],
    ['hello my name is tilly who are you', 'Hello, my name is Tilly. Who are you?'],
    ['im tilly im nine whats your name', 'I’m Tilly. I’m nine. What’s your name?'],
  ])('are parted where a greeting ends: %s', (words, quote) =>
    expect(hear(words)).toMatchObject({ verb: 'ask', quote }),
  )

  it.each([
    ['i go to the hall i look at the clock', 'go', 'look at the clock'],
    ['i went to the hall i looked at the clock', 'go', 'look at the clock'],
    ['go to the hall look at the clock take the letter', 'go', 'look at the clock'],
    ['look at the portraits who painted them', 'look', 'ask, “Who painted them?”'],
  ])('are two acts: %s', (words, verb, second) => {
    expect(hear(words).verb).toBe(verb)
    expect(hear(words).second?.vp).toBe(second)
  })

  it.each([
    ['i look at everything i can', 'look at everything you can'],
    ['I read the letter i found', 'read the letter you found'],
    ['I see her take the letter', 'see her take the letter'],
    ['I ask her what is wrong', 'ask her what is wrong'],
  ])('stay whole where the second belongs to the first: %s', (words, vp) => {
    expect(hear(words).vp).toBe(vp)
    expect(hear(words).second).toBeUndefined()
  })
})

describe('the words of somebody from elsewhere', () => {
  it.each([
    ['now go I to the hall', 'go to the hall', 'go'],
    ['then take I the letter', 'take the letter', 'take'],
    ['I am want to go to the hall', 'go to the hall', 'go'],
    ['I look now the letter', 'look at the letter', 'look'],
    ['I must to go to the hall', 'go to the hall', 'go'],
  ])('are put in order: %s', (words, vp, verb) => expect(hear(words)).toMatchObject({ vp, verb }))

  it.each(['Excuse me please, I look now the letter', 'Please excuse me, I look at the letter'])(
    'are a courtesy and then an act: %s',
    (words) => {
      const action = hear(words)
      expect(action.quote).toMatch(/excuse me/i)
      expect(action.second).toMatchObject({ verb: 'look', target: { id: 'letter' } })
    },
  )
})

describe('an offer', () => {
  it.each([
    'Can I make you a cup of tea?',
    'Could I get you something to drink, Mrs. Vane?',
    'Would you like some tea?',
  ])('is a courtesy, and no question: %s', (words) =>
    expect(hear(words)).toMatchObject({ courtesy: true, target: { id: 'honora' } }),
  )
  it('is none where words are asked for', () => {
    expect(hear('Would you like to tell me who did it?').courtesy).toBeUndefined()
  })
})

describe('what is done to you', () => {
  it.each([
    ['i hit you', 'hit Mrs. Vane'],
    ['me hit you', 'hit Mrs. Vane'],
    ['I push you out of the window', 'push Mrs. Vane out of the window'],
  ])('is done to whoever is here: %s', (words, vp) => expect(hear(words).vp).toBe(vp))

  it.each(['Tell me where he is or I throw you off the roof', 'i will throw you off the roof', 'talk or i fight you'])(
    'is a threat where it is still to come: %s',
    (words) => expect(hear(words)).toMatchObject({ verb: 'threaten', quote: expect.stringContaining('you') }),
  )
})

describe('a promise about “you”', () => {
  it('is made to whoever is here', () => {
    const words = 'I promise I will not write your name down unless you say so'
    expect(hear(words).quote).toBe(words)
    expect(hear('I promise her that I will come back').quote).toBeUndefined()
  })
})

describe('what is done to “you”', () => {
  it.each(['found you', 'ha! found you behind the plant', 'got you!', 'love you', 'saw you at the door last night'])(
    'is said to whoever is here: %s',
    (words) => {
      const action = hear(words)
      expect(action.target?.id).toBe('honora')
      expect([action.vp, action.second?.vp].join(' ')).not.toMatch(/\byou\b/)
    },
  )
})
