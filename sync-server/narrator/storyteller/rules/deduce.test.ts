import { describe, expect, it } from 'vitest'
import { HERO, MADE, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { CHOOSER } from '../players.ts'
import { createRng } from '../rng.ts'
import { KITS, SHARED_KIT } from '../world/content.ts'
import { buildWorld } from '../world/world.ts'

/** What a line about an answer begins with. */
const headsOf = (lines: readonly unknown[] = []): string[] =>
  lines.map((line) => (typeof line === 'string' ? line : (line as { text: string }).text).split('{answer}')[0]!)
const MOMENTS = [SHARED_KIT, ...KITS.values()].flatMap((kit) => headsOf(kit.bank.deduce))

describe.each([...OFFICIAL, ...MADE.slice(0, 3)])('the answers in $title', (brief) => {
  it.each([1, 2, 3])('come with a great moment once at most (%i)', (seed) => {
    const built = buildWorld(brief, seed)
    const dice = { d20: () => 18 }
    const rng = createRng(seed)
    let reply = open({ ...built, seed, hero: HERO, dice, preface: [] })
    const texts: string[] = []
    while (!reply.concluded && texts.length < 30) {
      const words = CHOOSER.play(rng, reply.choices, built.world.quest, reply.state)
      reply = turn(built.world, reply.state, words, HERO, dice)
      texts.push(reply.text)
    }
    const all = texts.join(' ')
    expect(MOMENTS.filter((head) => all.includes(head)).length).toBeLessThanOrEqual(1)
  })
})
