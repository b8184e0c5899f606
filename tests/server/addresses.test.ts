import { expect, test } from 'vitest'
import { PASSWORD, request } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

/** The statuses of eleven guesses at one code; one address has ten. */
async function guess(server: TestServer, forwarded: (round: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; round < 11; round++) {
    const body = { userId: 'a-flow-nobody-began', code: '000000', newPassword: PASSWORD }
    const headers = { 'X-Forwarded-For': forwarded(round) }
    statuses.push((await request(server, 'POST', '/auth/reset-password', body, headers)).status)
  }
  return statuses
}

const tenThenNoMore = [...Array<number>(10).fill(400), 429]

test('behind a proxy an address is the one that the proxy saw, not one that the sender wrote before it', async () => {
  const server = await startServer({ limitFactor: 1, trustProxy: true })
  try {
    const invented = await guess(server, (round) => `10.0.0.${round}, 203.0.113.7`)
    expect(invented).toEqual(tenThenNoMore)
    const elsewhere = await guess(server, () => '203.0.113.7, 203.0.113.8')
    expect(elsewhere).toEqual(tenThenNoMore)
  } finally {
    await server.stop()
  }
})

test('all addresses of one IPv6 network count as one, for whoever has one has all of them', async () => {
  const server = await startServer({ limitFactor: 1, trustProxy: true })
  try {
    const neighbours = await guess(server, (round) => `2001:db8:0:7::${round.toString(16)}`)
    expect(neighbours).toEqual(tenThenNoMore)
    const elsewhere = await guess(server, () => '2001:db8:0:8::1')
    expect(elsewhere).toEqual(tenThenNoMore)
    const old = await guess(server, () => '::ffff:203.0.113.9')
    expect(old).toEqual(tenThenNoMore)
    const other = await guess(server, () => '::ffff:203.0.113.10')
    expect(other).toEqual(tenThenNoMore)
  } finally {
    await server.stop()
  }
})
