import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const storyOf = (brief: typeof PORTRAITS, die = 15, seed = 5) => {
  const dice = { d20: () => die }
  const { world, ...built } = buildWorld(brief, seed)
  const { state } = open({ ...built, world, seed, hero: HERO, dice, preface: [] })
  return { world, state, play: (s: State, words: string) => turn(world, s, words, HERO, dice) }
}
const SHADE = { ...PORTRAITS, id: 'q9', contentId: 'nine-miles-of-shade' }
const shade = storyOf(SHADE, 15, 22)
const made = (title: string, description: string, genre: string, setting: string) => ({
  ...PORTRAITS,
  id: 'qq',
  contentId: null,
  title,
  description,
  genre,
  setting,
})
const ASHWORTH = made(
  'The Murder of Lord Ashworth',
  'Lord Ashworth was found dead in his locked library, stabbed with a letter opener. The suspects: his wife Lady Eleanor, the butler Higgins, and his nephew Rupert.',
  'Mystery',
  'Victorian',
)
const ashworth = storyOf(ASHWORTH, 14, 49)
const dragon = storyOf(made('Dragon slayer', 'kill the dragon get the gold', 'Fantasy', 'Medieval'), 14, 13)

describe('hands', () => {
  it.each([
    'untie Iris',
    'kiss Iris',
    'hug Iris',
    'I give Iris a big hug',
    'take Iris by the hand',
    'put my arm around Iris',
    'I gently touch Iris on the shoulder',
    'wink at Iris',
    'dance with Iris',
    'slap Iris',
    'tie up Iris',
    'push Iris over',
    'sit down beside Iris',
    'stab Iris',
  ])('are not laid on whoever is elsewhere: “%s”', (words) => {
    const reply = shade.play(shade.state, words)
    expect(reply.check).toBeNull()
    expect(reply.text).toMatch(/Saloon|not here|elsewhere|go and find|would be standing/)
    expect(reply.state.echoes).toEqual([])
  })

  it.each(['I write Iris a letter', 'I take a look for Iris', 'I think of Iris', 'I pray for Iris'])(
    'are not meant by “%s”',
    (words) => {
      expect(shade.play(shade.state, words).action?.verb).toBeDefined()
      expect(shade.play(shade.state, words).text).not.toMatch(/would be standing/)
    },
  )
})

describe('a blow', () => {
  it.each([
    'kill dragon',
    'kill the dragon',
    'kill gunnora',
    'attack the zombies',
    'I stab Dame Gunnora',
    'fight the orcs',
  ])('at what is not here lands on nobody: “%s”', (words) => {
    const { check, state } = dragon.play(dragon.state, words)
    expect(check).toBeNull()
    expect(state.scene).toBeNull()
    expect(Object.values(state.people).every((p) => p.mood >= 0)).toBe(true)
    expect(state.echoes).toEqual([])
  })

  it.each([
    'hit him',
    'punch the man in the face',
    'kill the nearest person',
    'attack',
    'I hit Master Greave',
    'kick his shin',
  ])('at somebody who is here is one: “%s”', (words) => {
    expect(dragon.play(dragon.state, words).state.scene?.kind).toBe('fight')
  })

  it.each(['punch the air', 'I fight the urge to laugh', 'kill the lights'])('at nobody hits nobody: “%s”', (words) => {
    const { state, text } = dragon.play(dragon.state, words)
    expect(state.scene).toBeNull()
    expect(text).not.toMatch(/You look about for|not come|reach/)
  })

  it('is remembered by whoever was struck, and no killing is told of the living', () => {
    const { play, state } = dragon
    let s = play(state, 'I hit Master Greave').state
    s = play(s, 'I let him go').state
    const { text } = play(s, 'ask Master Greave about the gold')
    const lines = dragon.world.kit.shared.get('beaten.says') ?? dragon.world.kit.bank.get('beaten.says') ?? []
    const pieces = lines.map(
      (x) =>
        x
          .replace(/\{[^}]*\}/g, '|')
          .split('|')
          .sort((a, b) => b.length - a.length)[0]!,
    )
    expect(pieces.some((x) => text.includes(x))).toBe(true)
    expect(play(state, 'I kill Master Greave').state.echoes).toEqual([])
    for (const echo of s.echoes) expect(echo.to).toBe('client')
  })
})

describe('the dead', () => {
  it.each([
    'talk to Lord Ashworth',
    'ask Lord Ashworth who killed him',
    'speak with Lord Ashworth',
    'question Lord Ashworth',
    'tell Lord Ashworth that I am sorry',
    'Lord Ashworth, who did this to you?',
    'I greet Lord Ashworth',
  ])('cannot be talked to: “%s”', (words) => {
    const at = (place: string): State => ({ ...ashworth.state, place })
    for (const place of [ashworth.state.place, ashworth.state.people.carter!.at])
      expect(ashworth.play(at(place), words).text, place).toMatch(/dead|past hearing|died/)
  })

  it('can be talked about', () => {
    const state = { ...ashworth.state, place: ashworth.state.people.carter!.at }
    const asked = ashworth.play(state, 'ask Rupert about Lord Ashworth')
    expect(asked.text).not.toMatch(/past hearing|no talking to/)
    expect(shade.play(shade.state, 'talk to the marshal').text).toMatch(/dead|past hearing|died/)
  })
})

describe('what is not here', () => {
  it.each([
    'examine the body',
    'look for the letter opener',
    'search for the diamond',
    'look for a unicorn',
    'find food',
  ])('takes no die: “%s”', (words) => {
    const { check, state, text } = ashworth.play(ashworth.state, words)
    expect(check).toBeNull()
    expect(state.wounds).toEqual([])
    expect(text.length).toBeGreaterThan(80)
  })

  it.each(['search for clues', 'look for anything odd', 'look for evidence', 'look for signs of a struggle'])(
    'is not denied to whoever looks for no one thing: “%s”',
    (words) => {
      const { check } = ashworth.play(ashworth.state, words)
      expect(check?.band).toBe('success')
    },
  )
})

describe('a price', () => {
  it.each(['search the room', 'look for clues', 'I hum a tune', 'put a hand on her shoulder'])(
    'breaks no bones: “%s”',
    (words) => {
      for (const die of [1, 2, 9])
        for (const seed of [1, 2, 3, 4, 5, 6]) {
          const story = storyOf(ASHWORTH, die, seed)
          expect(story.play(story.state, words).state.wounds).toEqual([])
        }
    },
  )
})
