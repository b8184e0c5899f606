import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createOpenAiNarrator } from '../../sync-server/narrator/openai/narrator.ts'
import { aRequest } from '../../sync-server/narrator/openai/test-request.ts'
import { realClock } from '../../sync-server/sources.ts'

/**
 * Prints the time the narrator layer adds to the first word of a reply, against reading the same stand-in model's
 * stream with fetch alone. The stand-in runs in a process of its own. `tsx tests/bench/first-word.ts`
 */
const ROUNDS = 5
const AT_ONCE = 100

const child = spawn(process.execPath, ['--import', 'tsx', 'tests/standins/openai.ts', '--wps', '200'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line] = (await once(child.stdout, 'data')) as [Buffer]
const url = line.toString().trim()

const narrator = createOpenAiNarrator({
  server: { apiKey: 'none', baseURL: url, model: 'stand-in' },
  clock: realClock,
  log: console,
  canary: 'bench-mark-5d1c',
})

/** Milliseconds to the first word of the story, read without the narrator; the stream is read to its end. */
async function direct(): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'stand-in', stream: true, messages: [{ role: 'user', content: 'Go on.' }] }),
  })
  let first = 0
  let seen = ''
  const decoder = new TextDecoder()
  for await (const part of answer.body ?? []) {
    if (first) continue
    seen += decoder.decode(part as Uint8Array, { stream: true })
    if (seen.includes('text') && /The/.test(seen)) first = performance.now() - began
  }
  return first
}

/** The same through the narrator. */
async function told(): Promise<number> {
  const began = performance.now()
  let first = 0
  await narrator.tell(aRequest(), () => {
    first ||= performance.now() - began
  })
  return first
}

async function median(call: () => Promise<number>, atOnce: number): Promise<number> {
  return middle(await Promise.all(Array.from({ length: atOnce }, call)))
}

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

try {
  for (const atOnce of [1, AT_ONCE]) {
    // The first rounds pay for compiling and connecting on both sides.
    for (let warm = 0; warm < 4; warm += 1) await Promise.all([median(direct, atOnce), median(told, atOnce)])
    const plain: number[] = []
    const through: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(await median(direct, atOnce))
      through.push(await median(told, atOnce))
    }
    const [a, b] = [middle(plain), middle(through)]
    console.log(
      `${atOnce} at once: direct ${a.toFixed(1)} ms, narrator ${b.toFixed(1)} ms, added ${(b - a).toFixed(1)} ms, ratio ${(b / a).toFixed(2)}`,
    )
  }
} finally {
  child.kill()
}
