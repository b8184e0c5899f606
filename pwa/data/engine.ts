import { liveQuery, type Observable } from 'dexie'
import type { ServerEvent } from '../../shared/contract/events.ts'
import { turn as turnCall } from '../../shared/contract/game.ts'
import type { QueueableName } from '../../shared/contract/queueable.ts'
import type { OperationResult, SyncAnswer } from '../../shared/contract/sync.ts'
import { ServerClock } from '../platform/clock.ts'
import { browserOnline, listenToBrowser, Reachability, type Signals } from '../platform/online.ts'
import { forgetPictures } from '../platform/pictures.ts'
import { type Api, createApi } from './api.ts'
import { type OpenedDb, openPlayerDb, type PlayerDb, playerDb } from './db.ts'
import { writeFact } from './device-db.ts'
import { type ActionArgs, type DispatchDeps, dispatch, editWaitingTurn, retryAction } from './dispatch.ts'
import { Flusher, type FlushState } from './flush.ts'
import { PICTURE_CACHE } from './names.ts'
import { cancelAction, countWaiting } from './outbox.ts'
import { NotSaved } from './refusal.ts'
import type { SessionStore } from './session.ts'
import { SharedEvents } from './shared-events.ts'
import { toldTexts } from './told-texts.ts'
import { TurnTexts } from './turn-text.ts'

/** Pulls at least this often, whatever events say. Milliseconds. */
const POLL = 60_000
/** Pulls this often while a reply is under way and no event comes. */
const POLL_TELLING = 5_000

export interface EngineDeps {
  readonly session: SessionStore
  readonly userId: string
  readonly fetch: typeof fetch
  readonly origin: string
  readonly language: () => string
  /** Epoch milliseconds on the device's clock. */
  readonly deviceNow: () => number
  /** Milliseconds that only go forward. */
  readonly steady?: () => number
  readonly newId: () => string
  readonly random: () => number
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Asks the worker to ring when the network is back. */
  readonly askForRing: () => Promise<void>
  readonly onRefused: (results: readonly OperationResult[]) => void
  /** Another tab has a newer version of the app, or the player signed out there: this tab must reload. */
  readonly onOutdated: () => void
  /** An older tab keeps the database from opening: it must be closed. */
  readonly onBlocked?: () => void
  readonly onFault?: (error: unknown) => void
  readonly reachability?: Reachability
  /** Between this player's tabs; null where there is none. */
  readonly channel?: BroadcastChannel | null
  /** Listens to the browser while the engine runs; returns how to stop. */
  readonly listen?: (signals: Signals) => () => void
}

/** Everything that runs for a signed-in player on this device: database, sender, event stream. */
export class Engine {
  readonly userId: string
  readonly db: PlayerDb
  /** False: the browser keeps nothing; actions are taken only while the server can be reached. */
  readonly durable: boolean
  readonly reachability: Reachability
  readonly api: Api
  readonly texts: TurnTexts
  readonly #clock: ServerClock
  readonly #steady: () => number
  readonly #flusher: Flusher
  readonly #events: SharedEvents
  readonly #dispatch: DispatchDeps
  readonly #hearers = new Set<() => void>()
  #state: FlushState = 'idle'
  #cursor = 0
  #heardAt = 0
  #pulledAt: number | null = null
  #stop: (() => void)[] = []

  /** Opens the player's database first; one in memory where the browser keeps nothing. */
  static async open(deps: EngineDeps): Promise<Engine> {
    return new Engine(deps, await openPlayerDb(deps.userId, deps))
  }

  /** Without `opened` the database is opened by its first use, and never in memory. */
  constructor(
    private readonly deps: EngineDeps,
    opened: OpenedDb = { db: playerDb(deps.userId, deps), durable: true },
  ) {
    const { session, userId, fetch, origin, random } = deps
    const token = () => (session.current?.userId === userId && !session.current.ended ? session.current.token : null)
    this.userId = userId
    this.db = opened.db
    this.durable = opened.durable
    this.reachability = deps.reachability ?? new Reachability(browserOnline)
    this.#steady = deps.steady ?? (() => performance.now())
    this.#clock = new ServerClock({ wall: deps.deviceNow, steady: this.#steady })
    this.api = createApi({
      fetch,
      origin,
      token,
      language: deps.language,
      onAsk: this.reachability.asking,
      onUnauthenticated: (refused) => session.end(refused),
      // The header tells whole seconds; the sync answers set the clock more exactly.
      onDate: (date) => this.#clock.learn(date, 2_000),
    })
    this.texts = new TurnTexts(async (turnId) => {
      const turn = await this.api(turnCall, { params: { turnId } })
      return turn.status === 'running' ? turn.text : null
    }, toldTexts(this.db))
    this.#flusher = new Flusher({
      db: this.db,
      api: this.api,
      withLock: deps.withLock,
      maySend: () => token() !== null,
      hasNetwork: this.reachability.hasNetwork,
      steady: this.#steady,
      random,
      onState: (state) => this.#setState(state),
      onRefused: deps.onRefused,
      onAnswer: (answer) => this.#learn(answer),
      onFault: deps.onFault ?? console.error,
    })
    const channel = deps.channel === undefined ? tabsOf(this.db.name) : deps.channel
    this.#events = new SharedEvents({ fetch, origin, token, random, userId, channel, onEvent: (e) => this.#hear(e) })
    this.#dispatch = {
      db: this.db,
      now: this.now,
      newId: deps.newId,
      cutOff: () => !this.reachability.get() || this.#state === 'parked' || this.#state === 'outdated',
      makeRoom: () => forgetPictures(PICTURE_CACHE),
    }
    if (!token()) this.#state = 'parked'
    void this.#restoreClock()
  }

  /** Epoch milliseconds on the server's clock, as far as this device knows it. */
  now = (): number => this.#clock.now()

  start(): void {
    const { session, listen = listenToBrowser } = this.deps
    let token = session.current?.token
    const onSession = () => {
      const changed = session.current?.token !== token
      token = session.current?.token
      if (changed) this.wake()
    }
    const poll = setInterval(() => void this.#tick(), POLL_TELLING)
    const onNetwork = () => {
      this.reachability.forget()
      this.wake()
    }
    this.#stop = [session.subscribe(onSession), () => clearInterval(poll), listen({ onNetwork, onVisible: this.seen })]
    this.#events.start()
    void this.#flusher.kick()
  }

  /**
   * Takes an action in and sends it as soon as that is possible. Returns the operation id.
   * Rejects with Refusal (a rule) or NotSaved (the device); then nothing was written.
   */
  act = async <N extends QueueableName>(name: N, args: ActionArgs<N>): Promise<string> => {
    if (!this.durable && !this.reachability.get()) throw new NotSaved('MEMORY')
    return this.#sendSoon(await dispatch(this.#dispatch, name, args))
  }

  /** Gives a waiting turn other words. Rejects with Refusal IN_PROGRESS or NOT_FOUND when it is too late. */
  edit = (id: string, text: string): Promise<void> => editWaitingTurn(this.#dispatch, id, text)

  /** Takes a waiting or refused action out (dismisses it); resolves to it, for its text, or null when it is too late. */
  cancel = async (id: string) => {
    const row = await cancelAction(this.db, id)
    if (row || this.reachability.hasNetwork()) return row
    // Without a network the attempt that holds it fails at once.
    await this.sync()
    return cancelAction(this.db, id)
  }

  /** Sends a refused action again, as a new one. Rejects like `act`. */
  retry = async (id: string): Promise<string> => this.#sendSoon(await retryAction(this.#dispatch, id))

  /** How many actions wait; ask before signing out. */
  countWaiting = (): Promise<number> => countWaiting(this.db)

  /** Sends and pulls now; resolves when that is done or has failed. */
  sync = (): Promise<void> => this.#flusher.kick()

  /** The network is back, or the session. */
  wake = (): void => {
    this.#events.retry()
    void this.#flusher.kick()
  }

  /** The page is seen again: it gets the event stream and what it missed. */
  seen = (): void => {
    this.#events.take()
    this.wake()
  }

  /** What `read` reads, and again at each change of what it read; undefined once the database is closed. */
  watch = <T>(read: (db: PlayerDb) => Promise<T>): Observable<T | undefined> =>
    liveQuery(() =>
      read(this.db).catch((error: unknown) => {
        // Reading a database that was just closed (sign-out, upgrade) is no error of the screen's.
        if ((error as Error).name === 'DatabaseClosedError') return undefined
        throw error
      }),
    )

  snapshot = (): FlushState => this.#state

  subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  stop(): void {
    for (const stop of this.#stop) stop()
    this.#events.stop()
    this.#flusher.stop()
    this.db.close()
  }

  #sendSoon(id: string): string {
    // The worker may send without a page: the reply should come in the player's language.
    void writeFact('language', this.deps.language()).catch(() => undefined)
    void this.deps.askForRing().catch(() => undefined)
    void this.#flusher.kick()
    return id
  }

  #setState(state: FlushState): void {
    if (state === this.#state) return
    this.#state = state
    for (const hear of this.#hearers) hear()
  }

  #learn(answer: SyncAnswer): void {
    this.#cursor = answer.cursor
    this.#pulledAt = this.#steady()
    this.#clock.learn(answer.serverNow)
    void this.db.meta.put({ key: 'clock', value: this.#clock.offset }).catch(() => undefined)
    if (answer.changes.profile) this.deps.session.update(answer.changes.profile)
  }

  /** Until the server is heard, the offset it had at the last start counts. */
  async #restoreClock(): Promise<void> {
    const row = await this.db.meta.get('clock').catch(() => undefined)
    if (row && this.#pulledAt === null) this.#clock.learn(this.deps.deviceNow() + Number(row.value))
  }

  async #tick(): Promise<void> {
    const now = this.#steady()
    const pulledAt = this.#pulledAt ?? -POLL
    const silent = now - Math.max(this.#heardAt, pulledAt) >= POLL_TELLING
    if (now - pulledAt >= POLL || (silent && (await this.#isTelling()))) void this.#flusher.kick()
  }

  async #isTelling(): Promise<boolean> {
    const told = await this.db.progress.filter((row) => row.turn?.status === 'running').count()
    return told > 0
  }

  #hear(event: ServerEvent): void {
    this.#heardAt = this.#steady()
    switch (event.type) {
      case 'turn.text':
        this.texts.add(event.turnId, event.offset, event.text)
        return
      case 'turn.end':
        // The stored reply replaces the text as it came, without a gap between them.
        void this.#flusher.kick().then(() => this.#state === 'idle' && this.texts.drop(event.turnId))
        return
      case 'session.ended':
        // Which session is meant is the server's to say: the next request finds out.
        void this.#flusher.kick()
        return
      default:
        if (event.version !== this.#cursor) void this.#flusher.kick()
    }
  }
}

function tabsOf(name: string): BroadcastChannel | null {
  return typeof window !== 'undefined' && 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
}
