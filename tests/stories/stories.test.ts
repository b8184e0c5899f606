import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { officialQuests } from '../../sync-server/content/quests.ts'
import { playScript, scripts } from './script.ts'
import { transcriptOf } from './transcript.ts'

const pages = join(import.meta.dirname, '..', '..', 'docs', 'transcripts')

describe.each(scripts)('%s', (name, script) => {
  const { moves } = playScript(script)

  it('takes the words as they are meant', () => {
    for (const { turn, words, before, reply } of moves) {
      const said = `turn ${reply.state.turn}, “${words}”\n${reply.text}`
      if (turn.verb) expect(reply.action?.verb, said).toBe(turn.verb)
      if (turn.target) expect(reply.action?.target?.id ?? reply.action?.topic?.id, said).toBe(turn.target)
      if (turn.place) expect(reply.state.place, said).toBe(turn.place)
      if (turn.band !== undefined) expect(reply.check?.band ?? null, said).toBe(turn.band)
      const found = reply.state.clues.filter((clue) => !before.clues.includes(clue))
      if (turn.finds) expect(found, said).toEqual(turn.finds)
      for (const words of turn.tells ?? []) expect(reply.text.toLowerCase(), said).toContain(words.toLowerCase())
      for (const words of turn.never ?? []) expect(reply.text.toLowerCase(), said).not.toContain(words.toLowerCase())
    }
  })

  it('comes to its end', () => {
    expect(moves.at(-1)?.reply.state.ended?.kind ?? null).toBe(script.end)
    // A script that ends early hides what it wanted to say.
    expect(moves).toHaveLength(script.turns.length)
  })

  it('reads as docs/transcripts has it (npm run transcripts writes it anew)', () => {
    const page = join(pages, `${name}.md`)
    expect(existsSync(page) ? readFileSync(page, 'utf8') : 'missing').toBe(transcriptOf(script))
  })
})

describe('the scripts', () => {
  it('are thirty, half of them on official quests', () => {
    expect(scripts.length).toBeGreaterThanOrEqual(30)
    const official = scripts.map(([, { quest }]) => quest).filter((quest) => typeof quest === 'string')
    expect(official.length).toBeGreaterThanOrEqual(15)
    expect(officialQuests).toHaveLength(10)
    expect([...new Set(official)].sort()).toEqual(officialQuests.map(({ slug }) => slug).sort())
  })

  it('each say at every second turn, at least, what has to come of it', () => {
    for (const [name, { turns }] of scripts) {
      const held = turns.filter((turn) => Object.keys(turn).length > 1)
      expect(held.length, name).toBeGreaterThanOrEqual(turns.length / 2)
    }
  })
})
