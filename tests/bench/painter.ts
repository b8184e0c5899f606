// A portrait against the least that a picture of its size can cost: filling the canvas and encoding it.
import { createCanvas } from '@napi-rs/canvas'
import { GENRES } from '../../shared/rules/genres.ts'
import { paint } from '../../sync-server/painter/embedded/paint.ts'
import { paintPortrait } from '../../sync-server/painter/embedded/portrait/portrait.ts'
import { median, sideBySide, time } from './raw.ts'

const ROUNDS = 40
const WORDS = ['a knight', 'an old witch', 'a detective with a hat', 'a pirate', 'a hacker with a visor', 'a queen']
const canvas = createCanvas(512, 512)

const order = (round: number) => ({
  kind: 'avatar' as const,
  prompt: WORDS[round % WORDS.length] ?? '',
  genre: GENRES[round % GENRES.length] ?? null,
  setting: null,
})
// Native gradients and pictures are freed only when the loop turns, as it does between two orders.
const turn = () => new Promise((resolve) => setImmediate(resolve))

const first = await time(async () => paint(order(0), 0))
const sizes: number[] = []
const painting: number[] = []
let round = 0
const { ours, raw } = await sideBySide(
  ROUNDS,
  async () => {
    sizes.push(paint(order(round), round++ % 4).length)
    await turn()
  },
  async () => {
    const c = canvas.getContext('2d')
    c.fillStyle = `hsl(${(round * 7) % 360}, 40%, 50%)`
    c.fillRect(0, 0, 512, 512)
    canvas.encodeSync('webp', 84)
    await turn()
  },
)
for (let i = 0; i < ROUNDS; i++) {
  painting.push(
    await time(async () => {
      paintPortrait(order(i), i % 4)
        .canvas.getContext('2d')
        .getImageData(0, 0, 1, 1)
    }),
  )
  await turn()
}
const paintMs = median(painting)
const kilobytes = sizes.map((size) => size / 1000)
console.log(`first portrait      ${first.toFixed(0)} ms (textures, compiling)`)
console.log(
  `a portrait          ${ours.toFixed(1)} ms: ${paintMs.toFixed(1)} painting, ${(ours - paintMs).toFixed(1)} encoding`,
)
console.log(`fill and encode     ${raw.toFixed(1)} ms; ratio ${(ours / raw).toFixed(1)}`)
console.log(`weight              ${median(kilobytes).toFixed(1)} kB, at most ${Math.max(...kilobytes).toFixed(1)} kB`)
