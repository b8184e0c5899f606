import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlayer, type Player, request } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

let server: TestServer
let player: Player
beforeAll(async () => {
  server = await startServer()
  player = await newPlayer(server)
})
afterAll(() => server.stop())

/** Samples of each kind: 200 in all. */
const SAMPLES = 100
/** Measurements before a difference is believed: the machine may be busy with other things. */
const MEASUREMENTS = 3

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The mean of the fastest third: what else the machine does only ever adds to a time. */
function undisturbed(times: readonly number[]): number {
  const fastest = [...times].sort((a, b) => a - b).slice(0, Math.ceil(times.length / 3))
  return fastest.reduce((sum, each) => sum + each, 0) / fastest.length
}

/** Takes turns at both, each first as often as second; how far the times lie apart, as a share of the longer. */
async function difference(known: () => Promise<unknown>, unknown: () => Promise<unknown>): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let each = 0; each < 10; each++) await Promise.all([known(), unknown()])
  for (let each = 0; each < SAMPLES; each++) {
    if (each % 2 === 0) times.known.push(await timeOf(known))
    times.unknown.push(await timeOf(unknown))
    if (each % 2 === 1) times.known.push(await timeOf(known))
  }
  const [one, two] = [undisturbed(times.known), undisturbed(times.unknown)]
  return Math.abs(one - two) / Math.max(one, two)
}

async function leastDifference(known: () => Promise<unknown>, unknown: () => Promise<unknown>): Promise<number> {
  let least = 1
  for (let each = 0; each < MEASUREMENTS && least > 0.1; each++) {
    least = Math.min(least, await difference(known, unknown))
  }
  return least
}

it('signing in takes as long for an unknown address as for a known one', { timeout: 240_000 }, async () => {
  const guess = (email: string) => async () => {
    const answer = await request(server, 'POST', '/auth/login', { email, password: 'not this one' })
    expect(answer.status).toBe(401)
  }
  expect(await leastDifference(guess(player.email), guess('nobody@example.org'))).toBeLessThan(0.1)
})

it('asking for a new password takes as long for an unknown address as for a known one', {
  timeout: 120_000,
}, async () => {
  const ask = (email: string) => async () => {
    const answer = await request(server, 'POST', '/auth/forgot-password', { email })
    expect(answer.status).toBe(200)
    // The address may be mailed again an hour later.
    server.advance(30 * 60_000)
  }
  // An unknown address is as long, and has been asked for as often.
  const unknown = player.email.replace('player', 'nobody')
  expect(await leastDifference(ask(player.email), ask(unknown))).toBeLessThan(0.1)
})
