import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterEach, expect, test } from 'vitest'
import { embeddedPainter } from '../../painters.ts'
import type { Painter, PainterFailed, PictureOrder } from '../painter.ts'
import { paint } from './paint.ts'
import { createEmbeddedPainter, WAITING_MAX } from './painter.ts'

const ORDER: PictureOrder = { kind: 'avatar', prompt: 'a knight with a scar', genre: 'Fantasy', setting: 'Medieval' }
const never = () => new AbortController().signal

const open: Painter[] = []
const folders: string[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((painter) => painter.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function painterOf(make: () => Painter): Painter {
  const painter = make()
  open.push(painter)
  return painter
}

/** A painter whose thread does what `script` says; the message is in `message`, and `answer` answers it. */
function scripted(script: string): Painter {
  const folder = mkdtempSync(join(tmpdir(), 'painter-'))
  folders.push(folder)
  const workerFile = join(folder, 'worker.mjs')
  writeFileSync(
    workerFile,
    `import { parentPort } from 'node:worker_threads'
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
const folder = ${JSON.stringify(folder)}
const answer = (message) => parentPort.postMessage({ id: message.id, picture: Uint8Array.of(message.option, message.order.prompt.charCodeAt(0)) })
parentPort.on('message', (message) => { ${script} })`,
  )
  return painterOf(() => createEmbeddedPainter({ workerFile }))
}

const reason = (painting: Promise<unknown>) =>
  painting.then(
    () => 'painted',
    (error: PainterFailed) => error.reason,
  )

test('the thread gives the bytes that the painter gives, twice over', async () => {
  const painter = painterOf(embeddedPainter)
  const first = await painter.paint(ORDER, 2, never())
  const other = painter.paint({ ...ORDER, prompt: 'a witch' }, 1, never())
  const second = await painter.paint(ORDER, 2, never())
  await other
  expect(second).toEqual(first)
  expect([0, 1].map((option) => Buffer.compare(paint(ORDER, option), first[option] ?? Buffer.alloc(0)))).toEqual([0, 0])
})

test('the server goes on while a portrait is painted', async () => {
  const painter = painterOf(embeddedPainter)
  await painter.paint(ORDER, 1, never())
  const before = performance.eventLoopUtilization()
  await painter.paint(ORDER, 6, never())
  // On this thread it would be close to 1.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.3)
  // A machine that holds up an idle thread tells nothing about pauses; one that does not must show none of 50 ms.
  const idle = await longestPause(new Promise((resolve) => setTimeout(resolve, 500)))
  if (idle > 15) return
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5 && least >= 50; round++) {
    least = Math.min(least, await longestPause(painter.paint(ORDER, 6, never())))
  }
  expect(least).toBeLessThan(50)
})

async function longestPause(work: Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  await work
  clearInterval(timer)
  return longest
}

test('one order too many is turned away, the others are painted in their turn', async () => {
  const painter = scripted('setTimeout(() => answer(message), 5)')
  const done: number[] = []
  const orders = Array.from({ length: WAITING_MAX + 1 }, (_, i) =>
    painter.paint(ORDER, 2, never()).then((pictures) => {
      done.push(i)
      return pictures.map(([option]) => option)
    }),
  )
  expect(await reason(painter.paint(ORDER, 1, never()))).toBe('busy')
  expect(await Promise.all(orders)).toEqual(orders.map(() => [0, 1]))
  expect(done).toEqual([...done].sort((a, b) => a - b))
  expect(await reason(painter.paint(ORDER, 1, never()))).toBe('painted')
})

test('an order that is called off leaves the queue, or stops being painted', async () => {
  const painter = scripted(
    "appendFileSync(folder + '/log', message.order.prompt + message.option + ' '); setTimeout(() => answer(message), 20)",
  )
  const players = [new AbortController(), new AbortController(), new AbortController()]
  const orders = players.map(({ signal }, i) => reason(painter.paint({ ...ORDER, prompt: 'abc'[i] ?? '' }, 3, signal)))
  players[1]?.abort()
  setTimeout(() => players[0]?.abort(), 30)
  expect(await Promise.all(orders)).toEqual(['timeout', 'timeout', 'painted'])
  expect(await reason(painter.paint(ORDER, 1, AbortSignal.abort()))).toBe('timeout')
  const log = readFileSync(join(folders.at(-1) ?? '', 'log'), 'utf8')
    .trim()
    .split(' ')
  expect(log).not.toContain('b0')
  expect(log).not.toContain('a2')
  expect(log.slice(-3)).toEqual(['c0', 'c1', 'c2'])
})

test('a thread that dies is replaced, and its order painted by the next one', async () => {
  const painter = scripted(
    "if (message.option === 1 && !existsSync(folder + '/died')) { writeFileSync(folder + '/died', ''); process.exit(1) } answer(message)",
  )
  const pictures = await painter.paint(ORDER, 3, never())
  expect(pictures.map(([option]) => option)).toEqual([0, 1, 2])
})

test('an order that kills two threads fails, the ones after it do not', async () => {
  const painter = scripted(
    "if (message.order.prompt === 'poison') { appendFileSync(folder + '/deaths', 'x'); throw new Error('boom') } answer(message)",
  )
  const orders = ['poison', 'a', 'poison', 'b'].map((prompt) => reason(painter.paint({ ...ORDER, prompt }, 1, never())))
  expect(await Promise.all(orders)).toEqual(['unreachable', 'painted', 'unreachable', 'painted'])
  expect(readFileSync(join(folders.at(-1) ?? '', 'deaths'), 'utf8')).toHaveLength(4)
})

test('what was still being painted when it was called off is not taken for the next order', async () => {
  const painter = scripted('setTimeout(() => answer(message), 30)')
  const player = new AbortController()
  const first = reason(painter.paint({ ...ORDER, prompt: 'a' }, 1, player.signal))
  setTimeout(() => player.abort(), 10)
  expect(await first).toBe('timeout')
  const pictures = await painter.paint({ ...ORDER, prompt: 'b' }, 2, never())
  expect(pictures.map((picture) => [...picture])).toEqual([
    [0, 98],
    [1, 98],
  ])
})

test('what cannot be painted is said to be so, and a closed painter paints no more', async () => {
  const painter = painterOf(embeddedPainter)
  expect(await reason(painter.paint({ ...ORDER, kind: 'scene' }, 1, never()))).toBe('malformed')
  const orders = [reason(painter.paint(ORDER, 4, never())), reason(painter.paint(ORDER, 4, never()))]
  await painter.close()
  expect(await Promise.all(orders)).toEqual(['unreachable', 'unreachable'])
  expect(await reason(painter.paint(ORDER, 1, never()))).toBe('unreachable')
})
