import { describe, expect, it } from 'vitest'
import { lastScene } from './last-scene-fixture.ts'

const portraits = lastScene('the-man-in-four-portraits')
const knowing = { ...portraits.from(2), clues: portraits.truth.clues.map((clue) => clue.id) }
const KIND = /as a child|one can tell|One can tell|Don’t,|let|Thank you/
const LOST = /to see who has understood|kind of patience|You know that,|what it was for|round at who is listening/

describe('a kindness in the last scene', () => {
  it.each([
    'I sit down on the bunk next to her',
    'I sit beside Mrs. Vane',
    'sit with her',
    'Would you like to lie down for a bit, Mrs. Vane?',
    'Would you like a glass of water?',
    'Mrs. Vane, do you want to sit down?',
    'I put my arm around her',
    'I take her hand',
    'hold her hand',
    'I lay my hand on her shoulder',
    'I offer her a chair',
    'Give Mrs. Vane a glass of water',
    'Are you all right?',
    'Can I get you some water?',
    'I kneel beside her',
    'I put my coat around Mrs. Vane',
    'comfort her',
    'I hug Bridie',
    'I hand her my handkerchief',
    'You look tired, Mrs. Vane',
  ])('is told and answered, and the scene waits: %s', (words) => {
    const { text, state } = portraits.play(knowing, words)
    expect(text).toMatch(KIND)
    expect(text).not.toMatch(LOST)
    expect(text).not.toContain('bunk')
    expect(state.climax?.step).toBe(2)
    expect(state.ended).toBeNull()
  })

  it('may be what a clue has waited for', () => {
    const found = portraits.say('I hug Bridie').state.clues
    expect(found.length).toBeGreaterThan(0)
  })

  it.each(['I forgive her', 'You killed him, Mrs. Vane.', 'Would you like to tell us who he was?'])(
    'is not what decides something: %s',
    (words) => expect(portraits.say(words).text).not.toMatch(/as a child|One can tell|Don’t,/),
  )
})
