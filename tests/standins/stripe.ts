import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Books, newBooks, type Price, type StripeEvent } from './stripe-books.ts'
import { answerCall, type Desk, StripeRefusal } from './stripe-calls.ts'
import { readForm } from './stripe-form.ts'
import { endPeriod, failPayment, giveUp, paySession } from './stripe-life.ts'
import { servePage } from './stripe-page.ts'

/** `refuse` hangs up before anything is done, `lost` after it was done, `stall` never answers. */
export type StripeMood = '500' | '429' | 'refuse' | 'lost' | 'stall'

export interface Sending {
  /** Milliseconds that the signature is older than now. */
  readonly age?: number
  readonly secret?: string
  /** What is sent in place of the bytes that were signed. */
  readonly body?: (signed: string) => string
  /** False sends no signature at all. */
  readonly signed?: boolean
}

export interface SeenCall {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly idempotencyKey: string | null
}

export interface StripeStandIn {
  /** For the switch STRIPE_API_URL. */
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly books: Books
  readonly calls: SeenCall[]
  /** Puts a monthly price on sale, amounts in cents. */
  addPrice(id: string, amount: number, more?: Partial<Price>): Price
  /** The next `times` calls (default 1) go wrong. Each call of the package is tried three times. */
  failNext(mood: StripeMood, times?: number): void
  /** Whether the next charges of a changed plan are declined. */
  declineCards(decline: boolean): void
  forget(): void
  advance(milliseconds: number): void
  /** Pays an open session; its events wait in `books.events`. */
  pay(sessionId: string): void
  endPeriod(subscriptionId: string): void
  failPayment(subscriptionId: string): void
  giveUp(subscriptionId: string): void
  /** Where events go. With `live` each is sent when a browser pays. */
  webhook(url: string, live?: boolean): void
  /** Sends one event; answers with the status and the body it got. */
  send(event: StripeEvent, sending?: Sending): Promise<{ status: number; text: string }>
  /** Sends all that were not sent, oldest first. */
  sendAll(): Promise<void>
  stop(): Promise<void>
}

/** Starts a stand-in for Stripe on a free port: its API, its hosted page to pay on, and its signed events. */
export async function startStripe(): Promise<StripeStandIn> {
  const secretKey = 'sk_test_standin'
  const webhookSecret = 'whsec_standin'
  const books = newBooks()
  const calls: SeenCall[] = []
  const answered = new Map<string, { content: string; status: number; body: string }>()
  const moods: StripeMood[] = []
  const sent = new Set<string>()
  let shift = 0
  let hook: { url: string; live: boolean } | null = null
  const now = () => Math.floor((Date.now() + shift) / 1000)

  const server = createServer((req, res) => {
    void handle(req, res).catch(() => res.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const desk: Desk = { books, orders: new Map(), url, cardDeclines: false }

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const { pathname, search } = new URL(req.url ?? '/', url)
    if (!pathname.startsWith('/v1/')) {
      if (!(await servePage(req, res, books.sessions, payInBrowser))) res.writeHead(404).end()
      return
    }
    const text = await readAll(req)
    const key = req.headers['idempotency-key']
    const call = {
      method: req.method ?? '',
      path: pathname.slice(3),
      form: readForm(text || search.slice(1)),
      now: now(),
    }
    const idempotencyKey = call.method === 'POST' && typeof key === 'string' ? key : null
    calls.push({ method: call.method, path: call.path, body: text, idempotencyKey })
    const mood = moods.shift()
    if (mood === 'stall') return
    if (mood === 'refuse') return void res.destroy()
    if (mood === '500') return fault(res, 500, { type: 'api_error', message: 'Something went wrong on our end.' })
    if (mood === '429')
      return fault(res, 429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' })
    if (req.headers.authorization !== `Bearer ${secretKey}`) {
      return fault(res, 401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
    }
    const content = `${call.path} ${text}`
    const before = idempotencyKey ? answered.get(idempotencyKey) : undefined
    if (before && before.content !== content) {
      return fault(res, 400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    }
    const answer = before ?? { content, ...answerOf(call) }
    if (idempotencyKey) answered.set(idempotencyKey, answer)
    if (mood === 'lost') return void res.destroy()
    write(res, answer.status, answer.body, before ? { 'idempotent-replayed': 'true' } : {})
  }

  function answerOf(call: Parameters<typeof answerCall>[1]): { status: number; body: string } {
    try {
      return { status: 200, body: JSON.stringify(answerCall(desk, call)) }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      return { status: error.status, body: JSON.stringify({ error: error.error }) }
    }
  }

  const fault = (res: ServerResponse, status: number, error: object) => write(res, status, JSON.stringify({ error }))

  function write(res: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
    const date = new Date(now() * 1000).toUTCString()
    res
      .writeHead(status, { 'content-type': 'application/json', date, 'request-id': 'req_standin', ...headers })
      .end(body)
  }

  async function payInBrowser(id: string) {
    paySession(books, desk.orders, id, now())
    if (hook?.live) await sendAll()
  }

  async function send(event: StripeEvent, sending: Sending = {}) {
    if (!hook) throw new Error('no webhook was set')
    sent.add(event.id)
    const body = JSON.stringify(event, null, 2)
    const at = Math.floor((Date.now() + shift - (sending.age ?? 0)) / 1000)
    const signature = createHmac('sha256', sending.secret ?? webhookSecret)
      .update(`${at}.${body}`)
      .digest('hex')
    const response = await fetch(hook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        ...(sending.signed === false ? {} : { 'stripe-signature': `t=${at},v1=${signature}` }),
      },
      body: sending.body?.(body) ?? body,
    })
    return { status: response.status, text: await response.text() }
  }

  async function sendAll() {
    for (const event of books.events.filter((each) => !sent.has(each.id))) await send(event)
  }

  return {
    url,
    secretKey,
    webhookSecret,
    books,
    calls,
    send,
    sendAll,
    addPrice(id, amount, more = {}) {
      const recurring = { interval: 'month' as const, interval_count: 1 }
      const price: Price = {
        id,
        object: 'price',
        active: true,
        currency: 'eur',
        unit_amount: amount,
        recurring,
        ...more,
      }
      books.prices.set(id, price)
      return price
    },
    failNext: (mood, times = 1) => void moods.push(...Array.from({ length: times }, () => mood)),
    declineCards: (decline) => {
      desk.cardDeclines = decline
    },
    forget() {
      moods.length = 0
      calls.length = 0
      desk.cardDeclines = false
    },
    advance: (milliseconds) => {
      shift += milliseconds
    },
    pay: (id) => paySession(books, desk.orders, id, now()),
    endPeriod: (id) => endPeriod(books, id, now()),
    failPayment: (id) => failPayment(books, id, now()),
    giveUp: (id) => giveUp(books, id, now()),
    webhook: (to, live = false) => {
      hook = { url: to, live }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readAll(req: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of req) text += String(part)
  return text
}
