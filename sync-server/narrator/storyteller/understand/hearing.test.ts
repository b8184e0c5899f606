import { describe, expect, it } from 'vitest'
import type { State } from '../state.ts'
import { both, drawing, hear } from './drawing-room.ts'
import { sentencesOf } from './sentences.ts'

describe('sentences', () => {
  it('end at a stop, not after a title nor inside quotation marks', () => {
    expect(sentencesOf('I see Mrs. Vane. "Stop. Now." she says... well. Go')).toEqual([
      'I see Mrs. Vane.',
      '"Stop. Now." she says... well.',
      'Go',
    ])
  })

  it('that are said to one person stay one speech, and the question decides', () => {
    expect(hear('I know what you did. Why did you do it?')).toMatchObject({
      verb: 'ask',
      quote: 'I know what you did. Why did you do it?',
    })
    expect(hear('Sorry. Who was he?')).toMatchObject({ verb: 'ask', quote: 'Sorry. Who was he?' })
    expect(hear('Nobody blames you. You were twenty.').quote).toBe('Nobody blames you. You were twenty')
    expect(hear('"It was you," I tell her. "You painted them."').quote).toBe('It was you. You painted them')
  })

  it('know a name with a hyphen without it', () => {
    expect(hear('go to the wash house')).toMatchObject({ verb: 'go', target: { id: 'yard' } })
    expect(hear('ask Honora about the hat stand').topic?.id).toBe(hear('ask Honora about the hat-stand').topic?.id)
  })

  it('that end in a courtesy are told without it', () => {
    expect(hear('May I look at the portrait, please?')).toMatchObject({ verb: 'look', vp: 'look at the portrait' })
    expect(hear("Let's go to the hall, shall we?").verb).toBe('go')
    expect(hear('Honora, may I know more, please?').quote).toMatch(/please/)
  })

  it('of deed and speech are told in their order, none of them lost', () => {
    const action = hear('Good evening. I look at the fire. Where were you on Tuesday?')
    expect(action).toMatchObject({ verb: 'look', second: { verb: 'ask' } })
    expect(action.second?.quote).toBe('Good evening. Where were you on Tuesday?')
    expect(hear('I pat the cat. "Who\'s a good cat?"').second?.quote).toBe('Who’s a good cat?')
    expect(hear('"I found this," I lie, and give the letter to Mrs Vane')).toMatchObject({
      verb: 'deceive',
      second: { verb: 'give' },
    })
    expect(hear('Hello, where is the key?')).toMatchObject({ verb: 'ask', quote: 'Hello, where is the key?' })
    expect(hear('I thank the widow and I am going to the hall').second).toMatchObject({ verb: 'go' })
  })
})

describe('what is no act of the hero', () => {
  it.each([
    'Four thousand lives',
    "Don't touch me",
    'Thing either',
    'anybody ruined by this',
    'in your country we have a proverb',
    "I don't want anybody ruined",
    "I'm not scared of dragons",
    'so did he',
    'knew',
    'prove it',
    'No deal.',
    'I forgive nobody',
    'you can go first',
  ])('“%s” is said, and never conjugated', (words) => {
    const action = hear(words)
    expect(action.verb).toBe('say')
    expect(action.quote).toBeTruthy()
    expect(action.vp).toBe('say so')
  })

  it('is thought aloud where nobody is', () => {
    expect(hear('Four thousand lives', { ...drawing, place: 'yard' })).toMatchObject({ verb: 'say', vp: 'say so' })
  })

  it('gives no gerund to a word that no list knows for a verb', () => {
    expect(hear('I zorblate the carpet')).toMatchObject({ verb: 'perform', vp: 'zorblate the carpet', ing: '' })
  })
})

describe('spelling', () => {
  it.each([
    ['loook at teh pitcures', 'look at the pictures'],
    ['I opne the windwo', 'open the window'],
    ['TAKE THE LETTER NOW', 'take the letter now'],
  ])('“%s” is mended before it is printed', (words, vp) => {
    expect(hear(words).vp).toBe(vp)
  })

  it('leaves words alone that are words', () => {
    expect(hear('Fine, Vane, talk. Why did she do it?').quote).toBe('Fine, Vane, talk. Why did she do it?')
    expect(hear('Halse knew the earth would allow it').quote).toBe('Halse knew the earth would allow it')
  })
})

describe('terse words', () => {
  it.each([
    ['x clock', 'examine the clock'],
    ['look portraits', 'look at the four portraits'],
    ['ask vane money', 'ask Mrs. Vane about the money'],
    ['go kitchen', 'go to the kitchen'],
    ['take lamp', 'take the railway lantern'],
    ['l', 'look around'],
    ['i', 'take stock'],
  ])('“%s” is printed as a sentence would have it', (words, vp) => {
    expect(hear(words).vp).toBe(vp)
  })
})

describe('being addressed', () => {
  it.each([
    ['And you, sir', 'tull'],
    ['And you?', 'tull'],
    ['Mrs Vane?', 'honora'],
    ['Please, Mrs Vane', 'honora'],
    ['you, madam', 'honora'],
    ['hey you', 'honora'],
    ['Tell me, sir, who are you?', 'tull'],
    ['Could you tell me, ma’am, when he died?', 'honora'],
  ])('“%s” is for %s', (words, id) => {
    expect(hear(words, both).target?.id).toBe(id)
  })
})

describe('everybody together', () => {
  it.each([
    'send for everyone',
    'gather everyone',
    'call them together',
    'Send for them all, the cook too',
    'get everyone in here',
    'tell everyone',
    "could everyone come here? I'd like to say what I know",
    'ring for the household',
    'everybody into the drawing room, please',
  ])('“%s” calls them and accuses nobody yet', (words) => {
    const action = hear(words)
    expect(action.verb).toBe('accuse')
    expect(action.target).toBeUndefined()
  })

  it('but a name with it is a charge', () => {
    expect(hear('Send for them all, and accuse Dr. Marl')).toMatchObject({ verb: 'accuse', target: { id: 'marl' } })
    expect(hear('gather everyone. it was Dr. Marl')).toMatchObject({ verb: 'accuse', target: { id: 'marl' } })
  })
})

describe('directions', () => {
  it('take the exit whose name fits', () => {
    const hall: State = { ...drawing, place: 'hall' }
    expect(hear('go outside', hall).target?.id).toBe('yard')
    expect(hear('go downstairs', { ...drawing, place: 'yard' }).target?.id).toBe('kitchen')
  })

  it('lead back to where one came from', () => {
    const state: State = { ...drawing, flags: { 'v:hall': 1, 'v:study': 2, 'v:drawing': 3 } }
    expect(hear('go back', state).target?.id).toBe('study')
  })
})

describe('crumbs of names', () => {
  it('are no things where they stand as verbs', () => {
    expect(hear('did you note that?').topic).toBeUndefined()
    expect(hear('I ask her to light the fire').topic).not.toMatchObject({ id: 'lantern' })
    expect(hear('what time is it?').topic).toBeUndefined()
  })
})

describe('leaving for good', () => {
  it.each([
    "I'd like to resign",
    'I would like to go home',
    'I want to quit this',
    'I leave this house and never come back',
  ])('“%s” is meant', (words) => expect(hear(words).verb).toBe('leave'))

  it('is not meant by leaving something out', () => {
    expect(hear('leave out the last line').verb).not.toMatch(/go|leave/)
  })
})
