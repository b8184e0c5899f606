import { SYNC_BATCH, SYNC_SCHEMA } from '../../shared/contract/protocol.ts'
import { type OperationResult, type SyncAnswer, sync } from '../../shared/contract/sync.ts'
import type { Api } from './api.ts'
import { ApiError } from './api-error.ts'
import { applyAnswer, type Cursor, isUndecided, readCursor, refuseRow, releaseRows } from './apply.ts'
import type { OutboxRow, PlayerDb } from './db.ts'
import { countWaiting, sendableRows } from './outbox.ts'
import { joinPages } from './pages.ts'

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000
/** A full answer may take long on a slow line. */
const TIMEOUT = 30_000

export type FlushState = 'idle' | 'sending' | 'offline' | 'parked' | 'outdated'

export interface FlushDeps {
  readonly db: PlayerDb
  readonly api: Api
  /** Runs work while no other tab sends. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Whether there is a session to send with. */
  readonly maySend: () => boolean
  /** False where what is sent cannot arrive. */
  readonly hasNetwork: () => boolean
  readonly onState: (state: FlushState) => void
  readonly onRefused: (results: readonly OperationResult[]) => void
  /** Hears each answer after it was applied. */
  readonly onAnswer: (answer: SyncAnswer) => void
  /** Hears of errors that are no answer of the server's. */
  readonly onFault: (error: unknown) => void
  /** Milliseconds that only go forward. */
  readonly steady: () => number
  /** 0 ≤ n < 1, for the jitter. */
  readonly random: () => number
}

/**
 * The one sender of this tab. Waiting actions go out oldest first, in batches; each answer is applied before the
 * next batch is read. No lock on the data is held while a request is under way.
 *
 *   idle ──kick──▶ sending ──all sent, all pulled──▶ idle
 *                    │ network, 5xx, 429: wait min(1 s·2ⁿ, 30 s) or Retry-After, then again ──▶ offline
 *                    │ 401: parked until the same player signs in        │ 409 CLIENT_TOO_OLD: outdated
 */
export class Flusher {
  #running: Promise<void> | null = null
  #again = false
  #failures = 0
  #batch = SYNC_BATCH
  #askedToWaitUntil = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  #ended: 'stopped' | 'outdated' | null = null

  constructor(private readonly deps: FlushDeps) {}

  /** Sends what waits and pulls what changed; calls while it runs are joined into one more round. Never rejects. */
  kick = (): Promise<void> => {
    if (this.#ended) return Promise.resolve()
    const wait = this.#askedToWaitUntil - this.deps.steady()
    if (wait > 0) {
      this.#later(wait)
      return Promise.resolve()
    }
    this.#again = true
    this.#running ??= this.#run().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  stop(): void {
    this.#ended = 'stopped'
    if (this.#timer) clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#ended) {
      this.#again = false
      if (this.#timer) clearTimeout(this.#timer)
      if (!this.deps.maySend()) {
        this.deps.onState('parked')
        return
      }
      this.deps.onState('sending')
      try {
        await this.deps.withLock(`sync-${this.deps.db.name}`, () => this.#exchange())
        this.#failures = 0
        this.deps.onState('idle')
      } catch (error) {
        this.#failed(error)
      }
    }
  }

  /** Rounds of send and pull until nothing waits and nothing is left to pull. */
  async #exchange(): Promise<void> {
    for (let more = true; more && !this.#ended; ) {
      const { rows, held, here } = await this.#take()
      const answer = await this.#ask(rows, here)
      if (!answer) continue
      const refused = await applyAnswer(this.deps.db, answer, here)
      this.deps.onAnswer(answer)
      if (refused.length > 0) this.deps.onRefused(refused)
      const stuck = answer.results.find(isUndecided)
      if (stuck) throw new ApiError(stuck.code ?? 'INTERNAL', stuck.status, stuck.message)
      if (answer.results.length < rows.length) throw new ApiError('INTERNAL', 500, 'operations without an answer')
      const freed = held && (await sendableRows(this.deps.db)).length > 0
      more = answer.more || rows.length === this.#batch || freed
      this.#batch = SYNC_BATCH
    }
  }

  /** The next batch, marked as on its way, whether moves are held back, and where this device stands. */
  #take(): Promise<{ rows: OutboxRow[]; held: boolean; here: Cursor }> {
    const { db } = this.deps
    return db.transaction('rw', db.outbox, db.meta, db.progress, async () => {
      const sendable = await sendableRows(db)
      const held = sendable.length < (await countWaiting(db))
      const rows = sendable.slice(0, this.#batch)
      // Without a network nothing can arrive, and what waits stays as if it was never sent.
      const sent = { sentAt: this.deps.steady(), ...(this.deps.hasNetwork() ? { everSent: true as const } : {}) }
      await db.outbox.bulkUpdate(rows.map((row) => ({ key: row.seq, changes: sent })))
      return { rows, held, here: await readCursor(db) }
    })
  }

  /** One request, with the further pages of a full copy. Null: the batch must be smaller, or a row was refused. */
  async #ask(rows: readonly OutboxRow[], here: Cursor): Promise<SyncAnswer | null> {
    const operations = rows.map(({ id, name, args }) => ({ id, name, args }))
    const post = ({ cursor, epoch }: Cursor, body: typeof operations) =>
      this.deps.api(sync, { body: { schema: SYNC_SCHEMA, cursor, epoch, operations: body }, timeout: TIMEOUT })
    try {
      let answer = await post(here, operations)
      while (answer.full && answer.more) answer = joinPages(answer, await post(answer, []))
      return answer
    } catch (error) {
      await releaseRows(this.deps.db)
      const isShape = error instanceof ApiError && [400, 413, 422].includes(error.status)
      const [first] = rows
      if (!isShape || !first) throw error
      // One action spoils the batch: halve until it stands alone, then refuse it, and the rest go on.
      this.#batch = Math.ceil(rows.length / 2)
      if (rows.length > 1) return null
      await refuseRow(this.deps.db, first.seq, error)
      const { id } = first
      const { code, status, message, data } = error
      this.deps.onRefused([{ id, status, success: false, code, message, data }])
      return null
    }
  }

  #failed(error: unknown): void {
    const api = error instanceof ApiError ? error : null
    if (api?.status === 401) {
      this.deps.onState('parked')
      return
    }
    if (api?.code === 'CLIENT_TOO_OLD') {
      this.#ended = 'outdated'
      this.deps.onState('outdated')
      return
    }
    if (!api && !this.#ended) this.deps.onFault(error)
    this.#failures += 1
    this.deps.onState('offline')
    const backoff = Math.min(FIRST_WAIT * 2 ** (this.#failures - 1), LONGEST_WAIT) * (1 + this.deps.random() / 4)
    const asked = (api?.retryAfter ?? 0) * 1000
    this.#askedToWaitUntil = this.deps.steady() + asked
    this.#later(Math.max(asked, backoff))
  }

  #later(wait: number): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (!this.#ended) this.#timer = setTimeout(() => void this.kick(), wait)
  }
}
