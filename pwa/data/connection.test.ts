import { describe, expect, it } from 'vitest'
import { connectionOf } from './connection.ts'
import type { OutboxRow } from './db.ts'

const row = (status: OutboxRow['status']): OutboxRow => ({
  seq: 1,
  id: 'a',
  name: 'game.input',
  args: { params: { questId: 'q1' }, body: { userInput: 'I knock.' } },
  argsVersion: 1,
  subject: '',
  status,
  code: null,
  message: '',
  enqueuedAt: 0,
  sentAt: null,
})

describe('the connection', () => {
  it('says why nothing is sent, even while the badge asks for attention', () => {
    const rows = [row('refused'), row('waiting')]
    expect(connectionOf('offline', false, rows)).toMatchObject({ state: 'attention', blocked: 'network', waiting: 1 })
    expect(connectionOf('parked', true, rows)).toMatchObject({ state: 'parked', blocked: 'session', cost: 5 })
    expect(connectionOf('outdated', true, rows)).toMatchObject({ state: 'outdated', blocked: 'outdated' })
    expect(connectionOf('sending', true, rows)).toMatchObject({ state: 'attention', blocked: null })
  })

  it('tells a missing network from a server in trouble', () => {
    expect(connectionOf('offline', true, [row('waiting')])).toMatchObject({ state: 'waiting', blocked: 'server' })
    expect(connectionOf('offline', true, [])).toMatchObject({ state: 'online', blocked: 'server' })
    expect(connectionOf('idle', false, [])).toMatchObject({ state: 'offline', blocked: 'network' })
    expect(connectionOf('sending', true, [row('waiting')])).toMatchObject({ state: 'sending', blocked: null })
  })
})
