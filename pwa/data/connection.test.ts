import { describe, expect, it } from 'vitest'
import { connectionOf } from './connection.ts'
import { aMove } from './fake-server.ts'

describe('the connection', () => {
  it('says why nothing is sent, even while the badge asks for attention', () => {
    const rows = [aMove({ status: 'refused' }), aMove()]
    expect(connectionOf('offline', false, rows)).toMatchObject({ state: 'attention', blocked: 'network', waiting: 1 })
    expect(connectionOf('parked', true, rows)).toMatchObject({ state: 'parked', blocked: 'session', cost: 5 })
    expect(connectionOf('outdated', true, rows)).toMatchObject({ state: 'outdated', blocked: 'outdated' })
    expect(connectionOf('sending', true, rows)).toMatchObject({ state: 'attention', blocked: null })
  })

  it('tells a missing network from a server in trouble', () => {
    expect(connectionOf('offline', true, [aMove()])).toMatchObject({ state: 'waiting', blocked: 'server' })
    expect(connectionOf('offline', true, [])).toMatchObject({ state: 'online', blocked: 'server' })
    expect(connectionOf('idle', false, [])).toMatchObject({ state: 'offline', blocked: 'network' })
    expect(connectionOf('sending', true, [aMove()])).toMatchObject({ state: 'sending', blocked: null })
  })
})
