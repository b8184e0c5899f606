import { describe, expect, it } from 'vitest'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'
import { drawing, hear } from './drawing-room.ts'

const { world } = buildWorld(PORTRAITS, 3)
const play = (words: string, state: State = drawing) => turn(world, state, words, HERO, { d20: () => 15 })

describe('what the object makes of a verb', () => {
  it.each([
    'I listen without saying anything',
    'just listen',
    'listen politely',
    'I listen carefully to her',
    'listen in silence',
  ])('“%s” is no sneaking', (words) => {
    expect(hear(words)).toMatchObject({ verb: 'ask', target: { id: 'honora' } })
    expect(play(words).check?.label ?? '').not.toMatch(/unseen/i)
  })
  it.each(['listen at the door', 'listen in on them', 'listen at the keyhole'])('“%s” may be', (words) =>
    expect(hear(words).verb).toBe('sneak'),
  )
  it.each(['stop her', 'stop them'])('“%s” is an attempt at whoever is here', (words) =>
    expect(hear(words)).toMatchObject({ verb: 'persuade', target: { id: 'honora' } }),
  )
  it.each(['stop the bailiffs', 'stop the killer', 'hold back the crowd', 'prevent the men from entering'])(
    '“%s” is told as one',
    (words) => {
      const reply = play(words)
      expect(reply.check).toBeNull()
      expect(reply.state.echoes).toEqual([])
    },
  )
  it.each(['stop the clock', 'stop the machine', 'stop the motor'])('“%s” is done to a thing', (words) =>
    expect(hear(words).verb).toBe('use'),
  )
  it.each([
    'I look her in the eyes',
    'look her straight in the eye',
    'I look Mrs. Vane in the face',
    'stare into her eyes',
    'meet her gaze',
  ])('“%s” looks at her', (words) => {
    expect(hear(words)).toMatchObject({ verb: 'look', target: { id: 'honora' } })
    expect(hear(words).vp).not.toContain('look at her in')
  })
  it.each([
    'walk up to the nearest person',
    'walk up to them',
    'I go up to the woman',
    'go over to somebody',
    'I walk up and ask what happened',
    'walk up politely and greet whoever is closest',
    'I stroll over and say hello',
  ])('“%s” goes up to her', (words) => {
    expect(hear(words).target?.id).toBe('honora')
    expect(play(words).state.place).toBe('drawing')
  })
  it.each(['go back in time', 'turn back time', 'travel through time', 'go up to the bar'])(
    '“%s” leads nowhere',
    (words) => expect(play(words).state.place).toBe('drawing'),
  )
  it.each(['I lean close and whisper that I know they are lying.', 'I lean across and tell her that I know'])(
    '“%s” is told',
    (words) => {
      expect(hear(words).quote).toBeUndefined()
      expect(play(words).text).not.toMatch(/“I lean/)
    },
  )
  it.each(['yes', 'ok', 'Yes, please.', 'sure', 'okay then', 'of course', 'all right'])('“%s” is said', (words) => {
    expect(hear(words)).toMatchObject({ verb: 'say', vp: expect.stringMatching(/^say (?:yes|so)$/) })
  })
  it.each([
    'Would anybody mind if I looked behind the portraits?',
    'is it okay if I look at the portraits',
    'Am I allowed to look at the portraits?',
    'Do I have your permission to look at the portraits?',
  ])('“%s” asks leave, and is done', (words) => expect(['look', 'search']).toContain(hear(words).verb))
  it.each(['vote', 'vote no', 'I vote against', 'abstain'])('“%s” is said', (words) =>
    expect(hear(words)).toMatchObject({ verb: 'say', quote: expect.stringMatching(/^I (?:vote|abstain)/) }),
  )
  it('“arrest” accuses', () =>
    expect(hear('I arrest Mrs. Vane')).toMatchObject({ verb: 'accuse', target: { id: 'honora' } }))
  it.each(['I invoke my right to see the register', "I'd like to draw my favour now", 'claim my privilege as a guest'])(
    '“%s” makes nothing',
    (words) => expect(hear(words).verb).not.toBe('craft'),
  )
  it.each(['help', 'what are my options?', 'how do I play?', 'what can I do here?'])(
    '“%s” is told by example',
    (words) => {
      const { text, check } = play(words)
      expect(check).toBeNull()
      expect(text).toContain('Mrs. Vane')
      expect(text).toMatch(/look at the/i)
      expect(text).not.toMatch(/facts/i)
    },
  )
})

describe('what somebody has on, or about them', () => {
  it.each([
    'I look at her hands',
    'look at her clothes',
    'examine her boots',
    "I study Mrs. Vane's gloves closely",
    'watch her fingers',
    'I look into her eyes',
    'glance at her shoes',
    'what is she wearing',
  ])('is looked at with them: %s', (words) => {
    expect(hear(words)).toMatchObject({ verb: expect.stringMatching(/look|search/), target: { kind: 'person' } })
  })

  it.each(['I look at the boots', 'examine the hat stand', 'look at my hands'])('is not meant by “%s”', (words) => {
    expect(hear(words).target?.kind).not.toBe('person')
  })
})
