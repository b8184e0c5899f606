import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'
import { normalise } from './normalise.ts'
import { understand } from './understand.ts'

const { world, ...built } = buildWorld(PORTRAITS, 3)
const { quest } = world
const dice = { d20: () => 12 }
const opened = open({ ...built, world, seed: 3, hero: HERO, dice, preface: [] })
const drawing: State = { ...opened.state, place: 'drawing' }
const hear = (words: string, state: State = drawing) => understand(words, quest, state)
const play = (words: string, state: State = drawing) => turn(world, state, words, HERO, dice)

describe('a place that is destroyed', () => {
  it.each([
    'I burn down the church',
    'burn down the kitchen',
    'I burn the house',
    'smash up the kitchen',
    'I torch the study',
    'set fire to the studio',
  ])('“%s” is no way to it', (words) => {
    const reply = play(words)
    expect(reply.action?.verb).toMatch(/use|fight/)
    expect(reply.state.place).toBe('drawing')
  })
  it('is not left for the moon', () => expect(hear('I fly to the moon').verb).toBe('perform'))
  it('leaves what is here to be burnt', () => expect(hear('burn the portraits').target?.kind).toBe('detail'))
})

describe('a limb that is broken', () => {
  it.each(['break his hand', 'I break her wrist', 'smash his face in', "smash Mrs. Vane's face"])(
    '“%s” is a blow',
    (words) => {
      expect(hear(words).verb).toBe('fight')
    },
  )
  it('is no plate', () => expect(hear('break the plate').verb).not.toBe('fight'))
})

describe('a question about oneself', () => {
  it('“where am I?” is a look round', () => {
    const reply = play('where am I?')
    expect(reply.action).toMatchObject({ verb: 'look', vp: 'look around' })
    expect(reply.check).toBeNull()
  })
  it.each(['who am I?', 'what is my name?', "what's my name"])('“%s” is told by name and office', (words) => {
    const { text, action } = play(words)
    expect(action?.verb).toBe('recap')
    expect(text).toContain(HERO.name)
    expect(text).toContain(quest.role)
  })
  it.each(['how do I get out of here?', 'where can I go?', 'what are the exits?'])('“%s” names a way', (words) => {
    const place = quest.places.find((each) => each.id === 'drawing')!
    const ways = quest.places.filter((each) => place.exits.includes(each.id))
    expect(ways.some((each) => play(words).text.includes(each.name))).toBe(true)
  })
  it('“who are you?” is about whoever is asked', () => {
    for (const words of ['who are you?', "what's your name?", 'tell me about yourself']) {
      expect(play(words).text).toContain(quest.people.find((each) => each.id === 'honora')!.role)
      expect(play(words).text).not.toMatch(/“(?:Yourself|Name)\b/)
    }
  })
  it.each(['save', 'load', 'restart', 'score', 'undo', 'Save!', 'restore'])(
    '“%s” is said to the storyteller',
    (words) => expect(hear(words).verb).toBe('fourthwall'),
  )
})

describe('what is typed', () => {
  it.each([
    'look aruond',
    'look arond',
    'lo\u00adok aro\u200bund',
    '<b>look around</b>',
    'look <i>around</i>',
    '“look around',
  ])('“%s” is a look round', (words) =>
    expect(hear(words)).toMatchObject({ verb: words.startsWith('“') ? 'say' : 'look' }),
  )
  it.each(['“', '”', '"', "'", '“ ”', '" "', "' '"])('%s alone says nothing', (words) => {
    expect(hear(words).verb).toBe('wait')
    expect(play(words).text).not.toMatch(/["]|“\s*”|like [“”']/)
  })
  it.each([
    ['look at the fire"', 'look at the fire'],
    ['hello” he said “', 'hello he said'],
    ['say "hello', 'say "hello"'],
    ['“hello', '“hello”'],
    ['she said "no" and "', 'she said "no" and'],
  ])('%s has its quotation marks in pairs', (words, paired) => expect(normalise(words)).toBe(paired))
})

describe('a name that nobody has', () => {
  it('keeps its word and its capitals', () => {
    expect(hear('ask about <script>').topic?.text).toBe('script')
    expect(hear('ask about constructor').topic?.text).toBe('constructor')
    expect(hear('ask her about R2-D2').topic?.text).toBe('R2-D2')
    expect(hear('ask her about Mary').topic?.text).toBe('Mary')
  })
  it('is not somebody absent where it is a common noun', () => {
    expect(hear("what's your name, stranger?").target?.id).toBe('honora')
  })
})

describe('a detail of another place', () => {
  const seen = quest.places.find((each) => each.id === 'study')!
  const detail = seen.details.find((each) => each.noun.split(' ').length > 2) ?? seen.details[0]!
  it('is said to be there, once one has been there', () => {
    const been: State = { ...drawing, flags: { ...drawing.flags, 'v:study': 1 } }
    const reply = play(`look at ${detail.noun}`, been)
    expect(reply.action?.target).toMatchObject({ kind: 'detail', id: detail.id, present: false })
    expect(reply.text).toContain(seen.name)
    expect(reply.state.seen).not.toContain(detail.id)
  })
  it('is unknown before', () => expect(hear(`look at ${detail.noun}`).target?.id).not.toBe(detail.id))
})
