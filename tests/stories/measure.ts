import { HERO, type MADE } from '../../sync-server/narrator/storyteller/fixtures.ts'
import { sentences } from '../../sync-server/narrator/storyteller/language/grammar.ts'
import { open, type Reply, turn } from '../../sync-server/narrator/storyteller/play.ts'
import type { Player } from '../../sync-server/narrator/storyteller/players.ts'
import { createRng, hash } from '../../sync-server/narrator/storyteller/rng.ts'
import { buildWorld } from '../../sync-server/narrator/storyteller/world/world.ts'
import { contradicts, isDead, stemsOf, syllables } from './story-figures.ts'

type Brief = (typeof MADE)[number]

/** What one story is measured by. */
export interface Figures {
  turns: number
  words: number
  sentences: number
  twice: number
  takenUp: number
  toTakeUp: number
  dead: number
  offered: number
  few: number
  sameHead: number
  you: number
  replies: number
  clues: number
  facets: number
  contradictions: number
  bigrams: number
  grade: number
  state: number
  milliseconds: number
  longest: number
  rolls: number
  readonly acts: number[]
  end: string
}

const none = (): Figures => ({
  ...{ turns: 0, words: 0, sentences: 0, twice: 0, takenUp: 0, toTakeUp: 0, dead: 0, offered: 0, few: 0, sameHead: 0 },
  ...{ you: 0, replies: 0, clues: 0, facets: 0, contradictions: 0, bigrams: 0, grade: 0, state: 0, milliseconds: 0 },
  ...{ longest: 0, rolls: 0, acts: [0, 0, 0], end: 'none' },
})

/** Whose words there is nothing to take up in. */
const WORDLESS = new Set(['insulter', 'keyboard', 'foreign', 'numbers', 'emoji', 'markup', 'fourth', 'yes', 'paster'])

/** Plays a story with a simulated player and measures it. */
export function measure(brief: Brief, player: Player, seed: number): Figures {
  const f = none()
  const dice = createRng(hash(`dice${player.name}${seed}`))
  const d20 = () => 1 + dice.int(20)
  const rng = createRng(hash(`${player.name}${seed}`))
  const storySeed = (hash(player.name) % 1000) + seed * 7919
  const { world, plot, questKey } = buildWorld(brief, storySeed)
  const preface = brief.opening ? [brief.opening] : []
  let reply: Reply = open({
    ...{ world, seed: storySeed, questKey, plot, hero: HERO, dice: { d20 }, preface },
  })
  const texts = [reply.text]
  const heads: string[] = []
  while (!reply.state.ended && f.turns < 30 && texts.length < 60) {
    const { state } = reply
    for (const choice of reply.choices) {
      f.offered++
      if (isDead(state, turn(world, state, choice, HERO, { d20: () => 8 }))) f.dead++
    }
    if (reply.choices.length < 2) f.few++
    const move = player.play(rng, reply.choices, world.quest, state)
    const began = performance.now()
    const next = turn(world, state, move, HERO, { d20 })
    const took = performance.now() - began
    f.milliseconds += took
    f.longest = Math.max(f.longest, took)
    // What is asked of the storyteller and not of the story takes no turn of it.
    const advanced = next.state.turn - state.turn
    f.turns += advanced
    f.acts[state.act - 1] = (f.acts[state.act - 1] ?? 0) + advanced
    if (next.check) f.rolls++
    const asked = stemsOf(move)
    if (asked.length > 0 && !WORDLESS.has(player.name) && next.action?.verb !== 'nonsense') {
      f.toTakeUp++
      const told = new Set(stemsOf(next.text))
      if (asked.some((word) => told.has(word))) f.takenUp++
    }
    const head = next.text.split(/\s+/).slice(0, 3).join(' ').toLowerCase()
    if (heads.slice(-5).includes(head)) f.sameHead++
    heads.push(head)
    if (/^you\b/i.test(next.text)) f.you++
    f.replies++
    f.contradictions += contradicts(world.quest, state, next)
    texts.push(next.text)
    reply = next
  }
  const { state } = reply
  const said = new Set<string>()
  for (const sentence of texts.flatMap((text) => sentences(text))) {
    const key = sentence
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
    if (!key) continue
    f.sentences++
    if (said.has(key)) f.twice++
    said.add(key)
  }
  const all =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}’']+/gu) ?? []
  f.words = all.length / texts.length
  f.bigrams = new Set(all.slice(1).map((word, i) => `${all[i]} ${word}`)).size / all.length
  f.grade = 0.39 * (all.length / f.sentences) + 11.8 * (all.reduce((n, x) => n + syllables(x), 0) / all.length) - 15.59
  f.state = JSON.stringify(state).length
  f.end = state.ended?.kind ?? 'none'
  f.clues = state.clues.length
  f.facets = Object.keys(state.flags).filter((flag) => flag.startsWith('f:')).length
  return f
}
