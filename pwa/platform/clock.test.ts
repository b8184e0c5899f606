import { describe, expect, it } from 'vitest'
import { ServerClock } from './clock.ts'

const YEAR = 365 * 24 * 3_600_000

describe('the server’s clock', () => {
  const device = { wall: 1_000, steady: 0 }
  const clock = () => new ServerClock({ wall: () => device.wall, steady: () => device.steady })

  it('is the device’s until the server is heard, then the server’s', () => {
    Object.assign(device, { wall: 1_000, steady: 0 })
    const server = clock()
    expect(server.now()).toBe(1_000)
    server.learn(YEAR)
    expect(server.now()).toBe(YEAR)
    expect(server.offset).toBe(YEAR - 1_000)
    device.wall += 500
    device.steady += 500
    expect(server.now()).toBe(YEAR + 500)
  })

  it('goes on when the device’s clock is set back, and wakes with the device', () => {
    Object.assign(device, { wall: YEAR, steady: 0 })
    const server = clock()
    server.learn(5_000)
    device.wall = 0
    device.steady = 100
    expect(server.now()).toBe(5_100)
    // Asleep for a minute: the steady clock stood still.
    server.learn(5_100)
    device.wall += 60_000
    expect(server.now()).toBe(65_100)
  })

  it('is not disturbed by a coarser word', () => {
    Object.assign(device, { wall: 0, steady: 0 })
    const server = clock()
    server.learn(10_900)
    server.learn(10_000, 2_000)
    expect(server.now()).toBe(10_900)
    server.learn(20_000, 2_000)
    expect(server.now()).toBe(20_000)
    server.learn(Number.NaN)
    expect(server.now()).toBe(20_000)
  })
})
