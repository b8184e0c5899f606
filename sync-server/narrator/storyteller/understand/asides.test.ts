import { describe, expect, it } from 'vitest'
import { drawing, hear, quest } from './drawing-room.ts'
import { understand } from './understand.ts'

describe('what is only thought beside an act', () => {
  it.each([
    ['see Mrs. Vane in the drawing room, she must be frightened', 'see Mrs. Vane in the drawing room'],
    ['I open the letter, it might be important', 'open the letter'],
    ['I look at the portraits, who knows what they hide', 'look at the portraits'],
    ['I pick up the letter, whatever that is', 'pick up the letter'],
    ['I walk to the hall, I suppose', 'walk to the hall'],
    ["I kneel and, while I'm down there, look at the carpet", 'kneel and look at the carpet'],
    ['I smiled at her and she smiled back', 'smile at her'],
    ['my heart in my mouth, I open the letter', 'open the letter'],
  ])('is no part of it: %s', (words, vp) => expect(hear(words).vp).toBe(vp))

  it('is kept where it says where', () => {
    expect(hear('I look for it, it must be in the letter').vp).toContain('letter')
  })

  it('is kept in what is told', () => {
    expect(hear('I tell her that I know, it was a mistake').vp).toContain('mistake')
  })
})

describe('how a thing is done', () => {
  it.each([
    ['show Mr Vane the letter, gently at once', 'show Mr Vane the letter gently at once'],
    ['put the letter down, carefully and slowly', 'put the letter down carefully and slowly'],
  ])('is no part of the thing: %s', (words, vp) => expect(hear(words).vp).toBe(vp))

  it.each([
    ['I hold my breath and open the letter', 'use'],
    ['I caught my breath, then went to the hall', 'go'],
    ['I keep my voice down and ask her about Sallow', 'ask'],
    ['I close the door behind me and look round', 'look'],
    ['I walk to the hall, keeping to the light', 'go'],
    ['I creep to the portraits, keeping away from the fire', 'sneak'],
  ])('leads up to it: %s', (words, verb) => {
    expect(hear(words).verb).toBe(verb)
    expect(hear(words).second).toBeUndefined()
  })
})

describe('a story told in the past', () => {
  it.each([
    ['I counted the portraits. There were four. I counted them again', 'count the portraits', 'count them again'],
    ['I went to the window. It was raining. I waited.', 'go to the window', 'wait'],
    ['The room was cold. I lit the fire.', 'light the fire', undefined],
    ['I lit a candle and began to read', 'light a candle', 'read'],
    ['I promised her I would come back', 'promise her you will come back', undefined],
    ['I pretended that I had not heard', 'pretend that you have not heard', undefined],
    ['I reached out and touched the varnish', 'reach out and touch the varnish', undefined],
  ])('says nothing aloud that it only tells: %s', (words, vp, second) => {
    expect(hear(words).vp).toBe(vp)
    expect(hear(words).quote).toBeUndefined()
    expect(hear(words).second?.vp).toBe(second)
  })

  it.each([
    ['I swore I had never seen him before', 'say'],
    ['I had been staring at the portraits for some time', 'look'],
    ['I stole the letter while she was looking away', 'sneak'],
    ['ask her about Sallow', 'ask'],
    ['After dinner I looked at the portraits again', 'look'],
    ['I went on looking at the letter', 'look'],
    ['I made up my mind to go to the hall', 'go'],
    ['I thought she would never stop talking', 'wait'],
    ['I wanted to ask her about the letter but didn’t dare', 'refrain'],
    ['I meant to go to the hall, but I thought better of it', 'refrain'],
    ['I refused to sit down', 'refrain'],
  ])('is heard: %s', (words, verb) => expect(understand(words, quest, drawing).verb).toBe(verb))

  it.each(['ask her about Sallow', 'I asked where the painter lived', 'ask who Sallow is', 'I ask about Sallow'])(
    'is asked of whoever is there, and not of whom it is about: %s',
    (words) => expect(hear(words).target?.id).toBe('honora'),
  )
  it('is asked of whoever is named', () => expect(hear('ask Sallow where he lives').target?.id).toBe('sallow'))
})

describe('what is quoted in an act', () => {
  it('has the marks of the page', () => {
    expect(hear('I sing her the first verse of "Sweet Afton"').vp).toContain('“Sweet Afton”')
  })
})

describe('leave to stay', () => {
  it('is asked of whoever is here', () => {
    expect(hear("Mrs. Vane, I'm frightened. Can I stay here tonight?")).toMatchObject({
      verb: 'ask',
      target: { id: 'honora' },
    })
  })
})
