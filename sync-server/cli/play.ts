import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { questCardSchema } from '../../shared/model/quest.ts'
import type { QuestBrief, Told } from '../narrator/narrator.ts'
import { HERO } from '../narrator/storyteller/fixtures.ts'
import { createStoryteller } from '../narrator/storyteller/index.ts'
import { readState } from '../narrator/storyteller/migrate.ts'
import { CHOOSER } from '../narrator/storyteller/players.ts'
import { createRng, hash } from '../narrator/storyteller/rng.ts'
import { buildWorld, questKeysOf } from '../narrator/storyteller/world/world.ts'

const USAGE = `Plays a story in the terminal with the embedded storyteller.
  --quest N|slug    an official quest, by number or by slug (default 1)
  --made "Title|Description|Genre|Setting"   a quest of your own instead
  --card "person|Name|What only the narrator knows"   a card of the quest of your own; also place, thing; again and again
  --seed S          seed of the story and, with --auto, of the dice and the choices (default 7)
  --turns T         at most so many turns (default 30)
  --auto            choices are picked by the seed; the default when nothing is piped in and there is no terminal`

const cardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  genre: z.string(),
  setting: z.string(),
  description: z.string(),
  opening: z.nullish(z.string()),
  contentId: z.nullish(z.string()),
})

const { values } = parseArgs({
  options: {
    quest: { type: 'string', default: '1' },
    made: { type: 'string' },
    card: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '7' },
    turns: { type: 'string', default: '30' },
    auto: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function officialQuests(): QuestBrief[] {
  const folder = fileURLToPath(new URL('../content/quests/', import.meta.url))
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.sort().map((name) => {
    const card = cardSchema.parse(JSON.parse(readFileSync(folder + name, 'utf8')))
    return { ...card, id: card.slug, opening: card.opening ?? null, contentId: card.contentId ?? null }
  })
}

const cardFrom = (text: string) => {
  const [kind, name, note = ''] = text.split('|')
  return questCardSchema.parse({ kind, name, note })
}

function questFrom(made: string | undefined, wanted: string): QuestBrief {
  if (made) {
    const [title = 'Untitled', description = title, genre = 'Mystery', setting = 'Victorian'] = made.split('|')
    return {
      id: 'made',
      title,
      description,
      genre,
      setting,
      opening: null,
      contentId: null,
      cards: values.card.map(cardFrom),
    }
  }
  const all = officialQuests()
  const quest = /^\d+$/.test(wanted) ? all[Number(wanted) - 1] : all.find((q) => q.id === wanted)
  if (!quest) throw new Error(`No such quest: ${wanted}. There are ${all.map((q) => q.id).join(', ')}.`)
  return quest
}

function show(told: Told): void {
  const { check } = told
  const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)
  if (check) {
    const sum = `${check.die} ${signed(check.modifier)} ${signed(check.situation)} = ${check.total}`
    stdout.write(`\n*${check.label} (${check.attribute}): ${sum} against ${check.target}: ${check.band}*\n`)
  }
  stdout.write(`\n${told.text}\n\n`)
  for (const [i, choice] of told.choices.entries()) stdout.write(`  ${i + 1}. ${choice}\n`)
}

/** Lines of the person at the keyboard or of a pipe, a number standing for a choice. */
async function* typed(last: () => Told): AsyncGenerator<string> {
  for await (const line of createInterface({ input: stdin })) {
    const text = line.trim()
    if (text) yield (/^[1-4]$/.test(text) ? last().choices[Number(text) - 1] : undefined) ?? text
  }
}

async function main(): Promise<void> {
  if (values.help) {
    stdout.write(`${USAGE}\n`)
    return
  }
  const seed = Number(values.seed)
  const turns = Number(values.turns)
  const quest = questFrom(values.made, values.quest)
  const rng = createRng(hash(`cli:${seed}`))
  let auto = values.auto
  const dice = { d20: () => (auto ? 1 + rng.int(20) : randomInt(1, 21)) }
  const narrator = createStoryteller()
  const signal = new AbortController().signal
  const tell = (kind: 'opening' | 'turn', words: string, state: unknown): Promise<Told> =>
    narrator.tell(
      { kind, quest, hero: HERO, language: 'en', words, history: [], summary: '', state, seed, dice, signal },
      () => {},
    )
  let told = await tell('opening', '', null)
  stdout.write(`${quest.title}\n`)
  show(told)
  let played = 0
  const play = async (words: string): Promise<boolean> => {
    stdout.write(`\n> ${words}\n`)
    told = await tell('turn', words, told.state)
    show(told)
    played++
    return !told.concluded && played < turns
  }
  if (!auto) for await (const words of typed(() => told)) if (!(await play(words))) break
  auto ||= played === 0 && !stdin.isTTY
  while (auto && !told.concluded && played < turns) {
    const state = readState(told.state, questKeysOf(quest))
    const { world } = buildWorld(quest, state.seed, state.plot)
    await play(CHOOSER.play(rng, told.choices, world.quest, state))
  }
  if (told.concluded) {
    stdout.write(`\nTHE END (${readState(told.state, questKeysOf(quest)).ended?.kind ?? ''}, ${played} turns)\n`)
  }
}

await main()
