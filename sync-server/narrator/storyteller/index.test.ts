import { describe, expect, it } from 'vitest'
import { checkSchema } from '../../../shared/model/message.ts'
import { NarratorFailure, type Told } from '../narrator.ts'
import { MADE, PORTRAITS, playStory, requestFor } from './fixtures.ts'
import { createStoryteller } from './index.ts'
import { CHOOSER, PLAYERS } from './players.ts'

const narrator = createStoryteller()
const quiet = (): void => {}
const openStory = (quest = PORTRAITS): Promise<Told> => narrator.tell(requestFor(quest), quiet)

describe('tell', () => {
  it('opens an authored quest with its own first scene and choices', async () => {
    const told = await openStory()
    expect(told.text).toContain('four portraits')
    expect(told.choices.length).toBeGreaterThanOrEqual(2)
    expect(told.check).toBeNull()
    expect(told.imagePrompt).toMatch(/^Mystery, Victorian: /)
  })

  it('opens a compiled quest with the author’s opening, printed as it is', async () => {
    const told = await openStory(MADE[3]!)
    expect(
      told.text.startsWith('The lift stops. There is no button for this floor.\n\nThe doors open *anyway* {npc}.\n\n'),
    ).toBe(true)
    expect(told.text).toContain('Wren Halloran')
  })

  it('keeps the names of the player’s words', async () => {
    const told = await openStory(MADE[0]!)
    expect(told.text).toContain('Lady Ashcombe')
    expect(told.text).toContain('Dunmore Hall')
  })

  it('tells the same text for the same state, words and dice, through JSON at every turn', async () => {
    for (const quest of [PORTRAITS, MADE[2]!]) {
      const [a, b] = await Promise.all([playStory(quest, PLAYERS[2]!, 5), playStory(quest, PLAYERS[2]!, 5)])
      expect(a.words).toEqual(b.words)
      expect(a.replies).toEqual(b.replies)
    }
  })

  it('says that it tells in English only, and quotes nothing, when the words are in another language', async () => {
    let { state } = await openStory()
    for (const words of ['ich schaue mich in der Küche um', 'quiero hablar con la señora', 'je cherche une lettre']) {
      const told = await narrator.tell(requestFor(PORTRAITS, { kind: 'turn', words, state }), quiet)
      expect(told.text).toContain('English')
      expect(told.text.toLowerCase()).not.toContain(words.split(' ')[1])
      state = told.state
    }
  })

  it('does not change the state it was given', async () => {
    const { state } = await openStory()
    const before = JSON.stringify(state)
    await narrator.tell(requestFor(PORTRAITS, { kind: 'turn', words: 'search the hall', state }), quiet)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('gives a check whose total is die, modifier and situation, and whose band is known', async () => {
    const story = await playStory(PORTRAITS, CHOOSER, 11)
    const checks = story.replies.flatMap((r) => r.check ?? [])
    expect(checks.length).toBeGreaterThan(2)
    for (const check of checks) {
      expect(checkSchema.parse(check)).toEqual(check)
      expect(check.total).toBe(check.die + check.modifier + check.situation)
    }
  })

  it('asks for a picture only on a change of place or of act', async () => {
    const story = await playStory(MADE[1]!, CHOOSER, 3)
    const prompts = story.replies.flatMap((r) => r.imagePrompt ?? [])
    expect(prompts.length).toBeGreaterThan(2)
    expect(prompts.length).toBeLessThan(story.replies.length)
    expect(prompts.every((p) => p.length <= 500 && p.startsWith('Fantasy, Medieval: '))).toBe(true)
  })
})

describe('streaming', () => {
  it('gives the text in word-sized pieces that join to it', async () => {
    const got: string[] = []
    let waits = 0
    const paced = createStoryteller({ pace: async () => void waits++ })
    const told = await paced.tell(requestFor(MADE[3]!), (piece) => got.push(piece))
    expect(got.join('')).toBe(told.text)
    expect(got.every((piece) => piece.trim().split(/\s+/).length === 1)).toBe(true)
    expect(waits).toBe(got.length - 1)
  })

  it('throws the reason of the signal when aborted, before and while telling', async () => {
    const reason = new Error('enough')
    const controller = new AbortController()
    const got: string[] = []
    const telling = narrator.tell(requestFor(PORTRAITS, { signal: controller.signal }), (piece) => {
      got.push(piece)
      if (got.length === 3) controller.abort(reason)
    })
    await expect(telling).rejects.toBe(reason)
    expect(got.length).toBe(3)
    await expect(narrator.tell(requestFor(PORTRAITS, { signal: AbortSignal.abort(reason) }), quiet)).rejects.toBe(
      reason,
    )
  })
})

describe('a story that was begun before its quest was written out', () => {
  it('goes on as it began', async () => {
    const before = { ...PORTRAITS, contentId: null }
    const { state } = await narrator.tell(requestFor(before), quiet)
    const told = await narrator.tell(requestFor(PORTRAITS, { kind: 'turn', words: 'look around', state }), quiet)
    expect(told.state).toMatchObject({ quest: `compiled:${PORTRAITS.id}`, turn: 1 })
  })

  it('is read in the first version of its state', async () => {
    const { state } = await openStory()
    const { scene: _, ...first }: Record<string, unknown> = { ...(state as object), v: 1 }
    const told = await narrator.tell(requestFor(PORTRAITS, { kind: 'turn', words: 'look around', state: first }), quiet)
    expect(told.state).toMatchObject({ v: 2, scene: null, turn: 1 })
  })
})

describe('state', () => {
  const states: [string, (state: Record<string, unknown>) => unknown][] = [
    ['nothing', () => null],
    ['text', () => 'state'],
    ['an empty object', () => ({})],
    ['a newer version', (s) => ({ ...s, v: 99 })],
    ['another quest', (s) => ({ ...s, quest: 'elsewhere' })],
    ['an unknown place', (s) => ({ ...s, place: 'constructor' })],
    ['an unknown truth', (s) => ({ ...s, truth: '__proto__' })],
    ['a broken list', (s) => ({ ...s, clues: 'all' })],
    ['a story that is over', (s) => ({ ...s, ended: { kind: 'truth', id: 'x' } })],
  ]
  it.each(states)('refuses %s', async (_name, spoil) => {
    const { state } = await openStory()
    const telling = narrator.tell(
      requestFor(PORTRAITS, { kind: 'turn', words: 'look', state: spoil(state as Record<string, unknown>) }),
      quiet,
    )
    await expect(telling).rejects.toSatisfy((e) => e instanceof NarratorFailure && e.reason === 'nonsense')
  })
})

describe('hostile words', () => {
  const hostile = [
    '   ',
    '🙂🙂🙂',
    '<script>alert(1)</script>',
    '<b>look</b>',
    '__proto__',
    'constructor',
    'ask constructor about __proto__',
    'hasOwnProperty toString valueOf',
    "$& $1 $` $'",
    'look at $& and $1',
    'a'.repeat(2000),
    `go ${'very '.repeat(390)}far`,
    `“${'word '.repeat(300)}”`,
    'I look at {npc} and {vp} [a|b|c]',
    '{{client}} {hero}',
    '\u0000\u0001\u202e\u200b',
    'ＬＯＯＫ',
    '"""',
    '?!?!?!',
    '1 2 3 4',
    'null',
    '\n\n\n',
    '(((((((((((((((((((((((',
    '\\ud800',
  ]
  it.each([PORTRAITS, MADE[2]!])('are answered in $title', async (quest) => {
    let { state } = await openStory(quest)
    for (const words of hostile) {
      const told = await narrator.tell(requestFor(quest, { kind: 'turn', words, state }), quiet)
      expect(told.text.length, words).toBeGreaterThan(20)
      expect(told.text.length, words).toBeLessThanOrEqual(6000)
      expect(told.text, words).not.toMatch(/\{\w+|\bundefined\b|\[object|<script|NaN/)
      expect(JSON.stringify(told.state).length).toBeLessThan(16_384)
      if (told.concluded) break
      state = JSON.parse(JSON.stringify(told.state))
    }
  })
})
