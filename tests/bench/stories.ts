// 20 stories a player on three official and three compiled quests; prints what the storyteller is measured by.
// npm run bench, or: node .bench/stories.js [stories a player] [player]
import { MADE, OFFICIAL } from '../../sync-server/narrator/storyteller/fixtures.ts'
import { PLAYERS } from '../../sync-server/narrator/storyteller/players.ts'
import { type Figures, measure } from '../stories/measure.ts'

const STORIES = Number(process.argv[2] ?? 20)
const only = process.argv[3]

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
    const rows = Array.from({ length: STORIES }, (_, i) => measure(briefs[i % briefs.length]!, player, i + 1))
    all.push(...rows)
    print(player.name, rows)
  }
  print('all', all)
}
