// 20 stories a player on three official and three compiled quests; prints what the storyteller is measured by.
// npm run bench, or: node .bench/stories.js [stories a player] [player]
import { HERO, MADE, OFFICIAL } from '../../sync-server/narrator/storyteller/fixtures.ts'
import { sentences } from '../../sync-server/narrator/storyteller/language/grammar.ts'
import { open, type Reply, turn } from '../../sync-server/narrator/storyteller/play.ts'
import { PLAYERS, type Player } from '../../sync-server/narrator/storyteller/players.ts'
import { createRng, hash } from '../../sync-server/narrator/storyteller/rng.ts'
import { buildWorld } from '../../sync-server/narrator/storyteller/world/world.ts'
import { contradicts, isDead, stemsOf, syllables } from './story-figures.ts'

type Brief = (typeof MADE)[number]
const STORIES = Number(process.argv[2] ?? 20)
const only = process.argv[3]

interface Figures {
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

function tell(brief: Brief, player: Player, seed: number): Figures {
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
  while (!reply.state.ended && f.turns < 30) {
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
    f.turns++
    f.acts[state.act - 1] = (f.acts[state.act - 1] ?? 0) + 1
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

const sum = (rows: readonly Figures[], of: (f: Figures) => number) => rows.reduce((n, f) => n + of(f), 0)
const mean = (rows: readonly Figures[], of: (f: Figures) => number) => sum(rows, of) / Math.max(1, rows.length)
const share = (a: number, b: number) => `${((100 * a) / Math.max(1, b)).toFixed(1)} %`

function print(name: string, rows: readonly Figures[]): void {
  const ends = new Map<string, number>()
  for (const { end } of rows) ends.set(end, (ends.get(end) ?? 0) + 1)
  const cells = [
    name.padEnd(10),
    `${mean(rows, (f) => f.turns).toFixed(1)} turns`,
    `${mean(rows, (f) => f.words).toFixed(0)} words`,
    `twice ${share(
      sum(rows, (f) => f.twice),
      sum(rows, (f) => f.sentences),
    )}`,
    `taken up ${share(
      sum(rows, (f) => f.takenUp),
      sum(rows, (f) => f.toTakeUp),
    )}`,
    `dead ${sum(rows, (f) => f.dead)}/${sum(rows, (f) => f.offered)}`,
    `few ${sum(rows, (f) => f.few)}`,
    `heads ${sum(rows, (f) => f.sameHead)}`,
    `you ${share(
      sum(rows, (f) => f.you),
      sum(rows, (f) => f.replies),
    )}`,
    `rolls ${share(
      sum(rows, (f) => f.rolls),
      sum(rows, (f) => f.turns),
    )}`,
    `clues ${mean(rows, (f) => f.clues).toFixed(1)}`,
    `facets≥2 ${share(rows.filter((f) => f.facets >= 2).length, rows.length)}`,
    `acts ${[0, 1, 2].map((i) => mean(rows, (f) => f.acts[i] ?? 0).toFixed(1)).join('/')}`,
    `absent ${sum(rows, (f) => f.contradictions)}`,
    `bigrams ${mean(rows, (f) => f.bigrams).toFixed(2)}`,
    `grade ${mean(rows, (f) => f.grade).toFixed(1)}`,
    `state ${(Math.max(...rows.map((f) => f.state)) / 1024).toFixed(1)} KB`,
    `${(sum(rows, (f) => f.milliseconds) / sum(rows, (f) => f.turns)).toFixed(2)} ms (longest ${Math.max(...rows.map((f) => f.longest)).toFixed(0)})`,
    [...ends]
      .sort((a, b) => b[1] - a[1])
      .map(([end, count]) => `${end} ${count}`)
      .join(' '),
  ]
  console.log(cells.join(' · '))
}

for (const [kind, briefs] of [
  ['official quests', OFFICIAL],
  ['compiled quests', MADE.slice(0, 3)],
] as const) {
  console.log(`\n## ${kind}: ${briefs.map((brief) => brief.title).join(', ')}`)
  const all: Figures[] = []
  for (const player of PLAYERS.filter((each) => !only || each.name === only)) {
    const rows = Array.from({ length: STORIES }, (_, i) => tell(briefs[i % briefs.length]!, player, i + 1))
    all.push(...rows)
    print(player.name, rows)
  }
  print('all', all)
}
