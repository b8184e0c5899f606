import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { officialQuests } from '../../sync-server/content/quests.ts'
import type { DiceSource, QuestBrief } from '../../sync-server/narrator/narrator.ts'
import { HERO } from '../../sync-server/narrator/storyteller/fixtures.ts'
import { open, type Reply, turn } from '../../sync-server/narrator/storyteller/play.ts'
import { createRng, hash } from '../../sync-server/narrator/storyteller/rng.ts'
import type { State } from '../../sync-server/narrator/storyteller/state.ts'
import { buildWorld } from '../../sync-server/narrator/storyteller/world/world.ts'

const opt = z.optional
const text = z.string().check(z.minLength(1))

/** What a person says in a story, and what has to come of it. */
const turnSchema = z.strictObject({
  /** The player's words; `1`–`4` take the choice of that number. */
  say: text,
  /** What the words are taken for. */
  verb: opt(text),
  /** Id of whom or what they are about. */
  target: opt(text),
  /** Id of where the hero is afterwards. */
  place: opt(text),
  /** How the check comes out; null when nothing may be rolled. */
  band: opt(z.nullable(text)),
  /** Ids of clues that are found. */
  finds: opt(z.array(text)),
  /** Words that the reply has, and words that it must not have. */
  tells: opt(z.array(text)),
  never: opt(z.array(text)),
})

const scriptSchema = z.strictObject({
  title: text,
  /** Who plays, in a sentence. */
  player: text,
  /** Slug of an official quest, or a quest of a player's own. */
  quest: z.union([text, z.strictObject({ title: text, description: text, genre: text, setting: text })]),
  seed: z.int(),
  turns: z.array(turnSchema),
  /** The ending that it comes to; null when the script stops before one. */
  end: z.nullable(text),
})
export type Script = z.infer<typeof scriptSchema>
export type ScriptTurn = Script['turns'][number]

const folder = join(import.meta.dirname, 'scripts')

/** All scripts by the name of their file. */
export const scripts: readonly (readonly [name: string, script: Script])[] = readdirSync(folder)
  .sort()
  .map((file) => [file.replace('.json', ''), scriptSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))])

function briefOf({ quest, title }: Script): QuestBrief {
  if (typeof quest !== 'string') return { id: `made-${title}`, ...quest, opening: null, contentId: null }
  const official = officialQuests.find((each) => each.slug === quest)
  if (!official) throw new Error(`there is no quest ${quest}`)
  const { slug, genre, setting, description, opening, contentId } = official
  return { id: slug, title: official.title, genre, setting, description, opening, contentId }
}

/** One move of a played script. */
export interface Played {
  readonly turn: ScriptTurn
  readonly words: string
  readonly before: State
  readonly reply: Reply
}

/** Plays a script with dice that fall by its seed; the state goes through JSON before every turn. */
export function playScript(script: Script): { opening: Reply; moves: Played[] } {
  const brief = briefOf(script)
  const rng = createRng(hash(`script${script.seed}`))
  const dice: DiceSource = { d20: () => 1 + rng.int(20) }
  const { world, plot, questKey } = buildWorld(brief, script.seed)
  const preface = plot === 'authored' ? [] : [brief.opening ?? brief.description]
  const opening = open({ world, plot, questKey, seed: script.seed, hero: HERO, dice, preface })
  const moves: Played[] = []
  let reply = opening
  for (const each of script.turns) {
    const before = JSON.parse(JSON.stringify(reply.state)) as State
    const choice = /^[1-4]$/.test(each.say) ? reply.choices[Number(each.say) - 1] : undefined
    const words = choice ?? each.say
    reply = turn(world, before, words, HERO, dice)
    moves.push({ turn: each, words, before, reply })
    if (reply.concluded) break
  }
  return { opening, moves }
}
