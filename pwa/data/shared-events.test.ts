import { afterEach, expect, it, vi } from 'vitest'
import type { ServerEvent } from '../../shared/contract/events.ts'
import { SharedEvents } from './shared-events.ts'

const poke: ServerEvent = { type: 'poke', version: 3 }
const tabs: SharedEvents[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop()
})

/** A lock the first who asks has for ever. */
function oneHolder(): Pick<LockManager, 'request'> {
  let taken = false
  const request = (_name: string, _options: LockOptions, work: () => unknown) => {
    if (taken) return new Promise(() => undefined)
    taken = true
    return Promise.resolve(work())
  }
  return { request: request as LockManager['request'] }
}

function openTab(locks: Pick<LockManager, 'request'> | null, channel: BroadcastChannel | null) {
  const heard: ServerEvent[] = []
  const send = vi.fn<typeof fetch>(async () => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(poke)}\n\n`)),
    })
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  const tab = new SharedEvents({
    fetch: send,
    origin: '',
    userId: 'u1',
    token: () => 't1',
    random: () => 0,
    onEvent: (event) => heard.push(event),
    channel,
    locks,
  })
  tabs.push(tab)
  tab.start()
  return { heard, send }
}

it('opens one stream for all tabs, and every tab hears each event once', async () => {
  const locks = oneHolder()
  const channel = () => new BroadcastChannel('shared-events-test')
  const first = openTab(locks, channel())
  const other = openTab(locks, channel())
  await vi.waitFor(() => expect(other.heard).toEqual([poke]))
  expect(first.heard).toEqual([poke])
  expect(first.send).toHaveBeenCalledOnce()
  expect(other.send).not.toHaveBeenCalled()
})

it('lets every tab listen for itself where nothing can be passed on', async () => {
  const locks = oneHolder()
  const [first, other] = [openTab(locks, null), openTab(locks, null)]
  await vi.waitFor(() => expect([first.heard, other.heard]).toEqual([[poke], [poke]]))
})
