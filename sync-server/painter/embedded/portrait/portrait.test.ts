import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { GENRES } from '../../../../shared/rules/genres.ts'
import type { PictureOrder } from '../../painter.ts'
import { Rng } from '../canvas/rng.ts'
import { paint } from '../paint.ts'
import { CALLING_NAMES, CALLINGS } from './callings/callings.ts'
import { sitterOf } from './sitter.ts'

const LIMIT = 30_000

const order = (prompt: string, genre: PictureOrder['genre'] = 'Fantasy'): PictureOrder => ({
  kind: 'avatar',
  prompt,
  genre,
  setting: null,
})

/** The picture at 64 × 64, as bytes of red, green, blue and alpha. */
async function small(bytes: Uint8Array): Promise<Uint8ClampedArray> {
  const picture = await loadImage(Buffer.from(bytes))
  expect([picture.width, picture.height]).toEqual([512, 512])
  const c = createCanvas(64, 64).getContext('2d')
  c.drawImage(picture, 0, 0, 64, 64)
  return c.getImageData(0, 0, 64, 64).data
}

const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / (a.length * 0.75)

/** Hundreds of portraits, on a machine that may be busy with other suites. Milliseconds. */
const PATIENCE = 120_000

test('a portrait is the same every time, byte for byte', () => {
  const first = paint(order('a pirate with a red beard'), 2)
  paint(order('a nun'), 0)
  expect(Buffer.compare(paint(order('a pirate with a red beard'), 2), first)).toBe(0)
})

test('the options of an order are told apart at a glance', async () => {
  for (const [words, genre] of [
    ['a knight', 'Fantasy'],
    ['a hacker with a visor', 'Cyberpunk'],
    ['', 'Horror'],
    ['una reina rubia', 'Historical'],
  ] as const) {
    const four = await Promise.all([0, 1, 2, 3].map((option) => small(paint(order(words, genre), option))))
    for (const [i, a] of four.entries()) for (const b of four.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(12)
  }
})

test('every calling is painted, lightly enough, and in light that comes from one side', {
  timeout: PATIENCE,
}, async () => {
  for (const name of CALLING_NAMES) {
    const calling = CALLINGS[name]
    const words = calling.words.split(' ')[0]?.replace('.', '') ?? ''
    for (const option of [0, 1]) {
      const bytes = paint(order(words, calling.genres[0] ?? null), option)
      expect(bytes.length, `${words} ${option}`).toBeLessThanOrEqual(LIMIT)
      expect(bytes.length).toBeGreaterThan(5_000)
      const { side } = sitterOf(order(words, calling.genres[0] ?? null), option)
      expect(brighter(await small(bytes)), `${words} ${option}`).toBe(side)
    }
  }
})

/** Which half of head and shoulders is the brighter one: 1 right, -1 left. */
function brighter(pixels: Uint8ClampedArray): 1 | -1 {
  let sum = 0
  for (let y = 14; y < 60; y++) {
    for (let x = 18; x < 46; x++) {
      const at = (y * 64 + x) * 4
      const light = (pixels[at] ?? 0) * 0.3 + (pixels[at + 1] ?? 0) * 0.6 + (pixels[at + 2] ?? 0) * 0.1
      sum += x < 32 ? -light : light
    }
  }
  return sum > 0 ? 1 : -1
}

const STRANGE = [
  '',
  ' ',
  '🐉🔥👑',
  '\u202Eملك قديم ذو لحية بيضاء',
  'זקן עם כובע אדום',
  '老いた侍、片目',
  'x'.repeat(300),
  'a knight '.repeat(33),
  'no no no without without',
  '"; DROP TABLE users; --',
  '<script>alert(1)</script>',
  'constructor __proto__ toString',
  '\u0000\u0001\uFFFF\uD800',
  'ﷺ'.repeat(40),
]

test('two hundred prompts of any kind are painted', { timeout: PATIENCE }, () => {
  const rng = new Rng('prompts')
  const words = CALLING_NAMES.flatMap((name) => CALLINGS[name].words.split(' ').slice(0, 4))
  const extras =
    'old young red black hair beard hat hood crown mask goggles scar eyepatch woman man child elf orc no without glasses helmet blue cloak pale tattoo horns veil'.split(
      ' ',
    )
  const random = Array.from({ length: 200 - STRANGE.length }, () =>
    Array.from({ length: rng.int(1, 6) }, () => rng.pick(rng.chance(0.4) ? words : extras)).join(' '),
  )
  for (const prompt of [...STRANGE, ...random]) {
    const genre = rng.chance(0.1) ? null : rng.pick(GENRES)
    const bytes = paint(order(prompt, genre), rng.int(0, 5))
    expect(bytes.length, prompt).toBeLessThanOrEqual(LIMIT)
  }
})
