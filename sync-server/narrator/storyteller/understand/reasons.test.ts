import { describe, expect, it } from 'vitest'
import type { Verb } from '../words.ts'
import { hear } from './drawing-room.ts'

describe('an act with its reason', () => {
  const ACTS: readonly (readonly [string, Verb, string])[] = [
    ['It is cold, so I light the fire', 'use', 'light the fire'],
    ["It's getting dark so I light the lamp", 'use', 'light the lamp'],
    ['since nobody answers I open the window', 'use', 'open the window'],
    ['because I am hungry I eat the bread', 'use', 'eat the bread'],
    ['if nobody minds, I sit down', 'rest', 'sit down'],
    ["I don't trust her, so I follow her", 'follow', 'follow her'],
    ['unless she objects I open the window', 'use', 'open the window'],
    ['before anybody can stop me I grab the letter', 'take', 'grab the letter'],
    ['I am tired I want to sleep', 'rest', 'sleep'],
    ['my rogue checks the carpet', 'search', 'check the carpet'],
  ]
  it.each(ACTS)('“%s” is %s', (words, verb, vp) => expect(hear(words)).toMatchObject({ verb, vp }))

  it.each(['She lied, so I know it was her sister', 'It was late, so I was tired'])('“%s” is said', (words) =>
    expect(hear(words).quote).toBe(words),
  )
})

describe('an accusation', () => {
  it.each(['it was Dr Marl', 'you did it, Mrs Vane', 'then it was all of you', 'it was you all along'])(
    '“%s” is one',
    (words) => expect(hear(words).verb).toBe('accuse'),
  )
  it.each(['he did it for love', 'she did it yesterday', 'nobody did it'])('“%s” is none', (words) =>
    expect(hear(words).verb).toBe('say'),
  )
  it.each([
    ['I accuse Ebenezer Grubb', 'Ebenezer Grubb'],
    ['I accuse Baxter of the murder', 'Baxter'],
    ['accuse the milkman', 'milkman'],
  ])('“%s” falls to nobody who is here', (words, text) =>
    expect(hear(words).target).toMatchObject({ kind: 'unknown', text }),
  )
  it('of somebody here is theirs', () => {
    for (const words of ['accuse her of lying', 'I accuse Mrs Vane', 'I accuse you'])
      expect(hear(words).target, words).toMatchObject({ id: 'honora' })
  })
})

describe('letting somebody go', () => {
  it.each(['you can go', 'you may go now'])('“%s” is no pardon', (words) => expect(hear(words).verb).toBe('say'))
  it.each(['you can go free', "you can go, I won't tell"])('“%s” is one', (words) =>
    expect(hear(words).verb).toBe('spare'),
  )
})

describe('company', () => {
  const ACTS: readonly (readonly [string, Verb, string])[] = [
    ['share my bread with Mrs Vane', 'give', 'honora'],
    ['sit down beside whoever is there and share my sandwich', 'give', 'honora'],
    ['drink tea with her', 'perform', 'honora'],
    ['have breakfast with the widow', 'perform', 'honora'],
    ['make tea for her', 'craft', 'honora'],
  ]
  it.each(ACTS)('“%s” is %s', (words, verb, id) => expect(hear(words)).toMatchObject({ verb, target: { id } }))

  it('is nobody of whom the word cannot be said, and nothing that is only talked of', () => {
    expect(hear('knit a scarf for him').target?.kind).toBe('unknown')
    expect(hear('sing to the cat').target).toMatchObject({ kind: 'unknown', text: 'cat' })
  })
})

describe('what is echoed', () => {
  it('is an act in one piece', () => {
    expect(hear('play hide and seek with the cat').vp).toBe('play hide and seek with the cat')
    expect(hear('I avis')).toMatchObject({ verb: 'say', quote: 'I avis' })
    expect(hear('tell her them will not hang him').ing).toBe('')
    expect(hear('I row me across').vp).toBe('row yourself across')
  })
})
