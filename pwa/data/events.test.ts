import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerEvent } from '../../shared/contract/events.ts'
import { EventLines } from './event-lines.ts'
import { EventStream } from './events.ts'
import { TurnTexts } from './turn-text.ts'

const poke = (version: number): ServerEvent => ({ type: 'poke', version })
const line = (event: ServerEvent) => `data: ${JSON.stringify(event)}\n\n`

describe('the parser', () => {
  it('reads events however the stream is cut', () => {
    const text = `: beat\n\n${line(poke(1))}${line(poke(2)).replaceAll('\n', '\r\n')}${line(poke(3))}`
    for (const size of [1, 2, 3, 7, text.length]) {
      const lines = new EventLines()
      const events: ServerEvent[] = []
      for (let at = 0; at < text.length; at += size) events.push(...lines.push(text.slice(at, at + size)))
      expect(events, `pieces of ${size}`).toEqual([poke(1), poke(2), poke(3)])
    }
  })

  it('passes over what it does not know', () => {
    const lines = new EventLines()
    expect(lines.push(`data: {"type":"balloon"}\n\ndata: not json\n\nevent: x\n\n${line(poke(4))}`)).toEqual([poke(4)])
  })
})

describe('the stream', () => {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const heard: ServerEvent[] = []
  let token: string | null
  let stream: EventStream
  const send = vi.fn<typeof fetch>(async (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller)
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
  })
  const tell = async (event: ServerEvent) => {
    streams.at(-1)?.enqueue(new TextEncoder().encode(line(event)))
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    streams.length = 0
    heard.length = 0
    send.mockClear()
    token = 't1'
    stream = new EventStream({
      fetch: send,
      origin: '',
      token: () => token,
      onEvent: (event) => heard.push(event),
      random: () => 0.5,
    })
  })
  afterEach(() => {
    stream.stop()
    vi.useRealTimers()
  })

  it('tells events, and connects again when it ends', async () => {
    stream.start()
    await vi.advanceTimersByTimeAsync(0)
    await tell(poke(1))
    expect(heard).toEqual([poke(1)])
    streams.at(-1)?.close()
    await vi.advanceTimersByTimeAsync(900)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('takes silence for a dead connection', async () => {
    stream.start()
    await vi.advanceTimersByTimeAsync(44_000)
    await tell(poke(1))
    await vi.advanceTimersByTimeAsync(44_000)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('waits longer after each failure, at most 30 s', async () => {
    send.mockImplementation(async () => new Response('<html>', { status: 200 }))
    stream.start()
    await vi.advanceTimersByTimeAsync(3_500)
    expect(send).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(200_000)
    expect(send.mock.calls.length).toBeLessThan(14)
    stream.retry()
    const tried = send.mock.calls.length
    await vi.advanceTimersByTimeAsync(1_100)
    expect(send.mock.calls.length).toBe(tried + 1)
  })

  it('is silent without a session, and when it was stopped', async () => {
    token = null
    stream.start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).not.toHaveBeenCalled()
    token = 't2'
    stream.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledTimes(1)
    stream.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('the text of a reply', () => {
  const nothingKept = { read: async () => new Map(), write: async () => undefined, drop: async () => undefined }

  it('grows by offset, and hears nothing twice', () => {
    const texts = new TurnTexts(async () => null, nothingKept)
    const hear = vi.fn()
    texts.subscribe(hear)
    texts.add('t', 0, 'It ')
    texts.add('t', 3, 'rains.')
    texts.add('t', 0, 'It rains.')
    texts.add('t', 6, 'ns. Hard.')
    expect(texts.get('t')).toBe('It rains. Hard.')
    expect(hear).toHaveBeenCalledTimes(3)
    texts.drop('t')
    expect(texts.get('t')).toBe('')
  })

  it('fetches what it missed, once', async () => {
    const fetchText = vi.fn(async () => 'It rains. ')
    const texts = new TurnTexts(fetchText, nothingKept)
    texts.add('t', 10, 'Hard.')
    texts.add('t', 15, ' Very.')
    await vi.waitFor(() => expect(texts.get('t')).toBe('It rains. '))
    expect(fetchText).toHaveBeenCalledOnce()
    texts.add('t', 10, 'Hard. Very.')
    expect(texts.get('t')).toBe('It rains. Hard. Very.')
  })
})
