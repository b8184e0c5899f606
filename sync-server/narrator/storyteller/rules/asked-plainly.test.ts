import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { SHARED_KIT } from '../world/content.ts'
import { buildWorld } from '../world/world.ts'

const storyAt = (brief: typeof PORTRAITS, place: string) => {
  const dice = { d20: () => 15 }
  const { world, ...built } = buildWorld(brief, 5)
  const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
  const start = { ...state, place, flags: { ...state.flags, [`v:${place}`]: 1 } }
  return (words: string) => turn(world, start, words, HERO, dice)
}
const drawing = storyAt(PORTRAITS, 'drawing')
const bridge = storyAt(OFFICIAL[1]!, 'bridge')

/** Whether a reply has a line of a bank, by its longest piece without slots. */
const hasOf = (text: string, ...banks: string[]): boolean =>
  banks
    .flatMap((name) => SHARED_KIT.bank[name] ?? [])
    .map((line) => (typeof line === 'string' ? line : line.text))
    .map((line) => line.split(/\{[^}]*\}/).sort((a, b) => b.length - a.length)[0]!)
    .some((piece) => text.includes(piece.trim()))

describe('a question that nobody has an answer to', () => {
  it.each([
    'When is dinner?',
    'why do you wear black',
    'I ask her when they eat',
    'who is cooking tonight?',
    'did it rain',
  ])('“%s” is not passed off as answered', (words) =>
    expect(hasOf(drawing(words).text, 'goesRound', 'goesRound.fact')).toBe(true),
  )

  it.each(['go on', 'what else?', 'and then?', 'Good evening.', 'tell me more'])(
    '“%s” asks nothing that could be known',
    (words) => expect(hasOf(drawing(words).text, 'goesRound', 'goesRound.fact')).toBe(false),
  )

  it('is answered by the topic that its verbs fit', () => {
    expect(drawing('who painted the fourth one?').text).toContain('asked four people')
  })
})

describe('who somebody is', () => {
  it.each([
    ['Are you Mrs. Vane?', 'isThem'],
    ['is your name Honora Vane', 'isThem'],
    ['Are you the widow, madam?', 'isThem'],
    ['are you Bridie?', 'isNotThem'],
    ['Are you a ghost?', 'isWhat'],
    ['are you a religious woman', 'isWhat'],
    ['who is Bridie?', 'tellsWho'],
    ['Who is the painter?', 'tellsWho'],
  ])('“%s” is answered', (words, bank) => expect(hasOf(drawing(words).text, bank), drawing(words).text).toBe(true))

  it('is not asked by how somebody is, or by a charge', () => {
    for (const words of ['are you a bit tired?', 'are you a murderer?'])
      expect(hasOf(drawing(words).text, 'isWhat', 'isThem'), words).toBe(false)
    expect(bridge('are you a bird').text).toContain('the Toll')
  })

  it('sends whoever asks what another said to that other', () => {
    for (const words of ['what did the doctor say', 'When did Dr. Marl come?', 'what does Bridie know'])
      expect(hasOf(drawing(words).text, 'askThem'), drawing(words).text).toBe(true)
    expect(hasOf(drawing('what do you think of Bridie?').text, 'askThem')).toBe(false)
  })
})
