import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open } from '../play.ts'
import { verbSchema } from '../words.ts'
import { buildWorld } from '../world/world.ts'
import readings from './readings.json' with { type: 'json' }
import { understand } from './understand.ts'

const built = buildWorld(PORTRAITS, 3)
const { quest } = built.world
const opened = open({ ...built, seed: 3, hero: HERO, dice: { d20: () => 10 }, preface: [] })
const state = { ...opened.state, place: 'drawing' }

const READINGS = z.array(z.object({ text: z.string(), intents: z.array(verbSchema), dev: z.boolean() })).parse(readings)

/** What was read in a way that no reasonable reader would accept. */
function misread(list: typeof READINGS): string[] {
  return list.flatMap((r) => {
    const { verb } = understand(r.text, quest, state)
    return r.intents.includes(verb) ? [] : [`${r.text}: ${verb}, not ${r.intents.join('/')}`]
  })
}

describe('inputs that were written before the storyteller was looked at', () => {
  it.each([
    ['all', READINGS],
    ['held back from tuning', READINGS.filter((r) => !r.dev)],
  ])('%s are read at least nine times in ten as somebody would', (_, list) => {
    expect(misread(list).slice(list.length / 10)).toEqual([])
  })
})
