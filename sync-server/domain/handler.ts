import type { AnswerInput, AnyCall, BodyOf, ParamsOf, QueryOf } from '../../shared/contract/call.ts'
import type { Language } from '../../shared/rules/genres.ts'
import type { UserRow } from '../storage/queries/players.ts'
import type { Tx } from '../storage/store.ts'
import type { Deps } from './ports.ts'

/** Who calls. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
  /** Made from the token, so in no database: content that is hashed with it cannot be guessed from the hash. */
  readonly sessionSecret: string
  readonly isAdmin: boolean
  /** The player as of the look-up of the session; a write reads what it decides by in its transaction. */
  readonly player: UserRow
  /** This session was signed out of: it may hear the answer to that again, and nothing else. */
  readonly hasEnded: boolean
}

export interface Input<C extends AnyCall> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  /** Null for visitors; calls with access `player` never see null (use `actor()`). */
  readonly caller: Actor | null
  readonly language: Language
  /** What the caller's browser calls itself, for the list of sessions. */
  readonly device: string
  /** Where the caller's browser finds this server: PUBLIC_URL, else as the request was addressed. No slash at the end. */
  readonly origin: string
  /** The operation id or the Idempotency-Key, which also pins what a payment provider is asked to do; null without one. */
  readonly operationId: string | null
  /** The file of a call that uploads one; null for every other call. */
  readonly file: Uint8Array | null
}

/** Does `work` after the commit: pokes, jobs, mail. */
export type After = (work: () => void) => void

export interface Prepare<C extends AnyCall> extends Input<C> {
  readonly actor: Actor
}

export interface Write<C extends AnyCall> extends Prepare<C> {
  /** The player's version of this transaction, with which changed rows are stamped. */
  readonly version: number
  /** Server time of this operation, epoch milliseconds. */
  readonly now: number
  readonly after: After
}

/** A player's write: runs in one transaction, once per operation id. */
export interface WriteHandler<C extends AnyCall, P = undefined> {
  readonly call: C
  /**
   * What is slow (hashing, decoding) or must stay counted whatever comes of it: before the transaction, once per operation
   * id, and not at all for one that was answered. Its result goes to `write`; what it refuses is recorded like any refusal.
   */
  readonly prepare?: (deps: Deps, input: Prepare<C>) => Promise<P>
  readonly write: (deps: Deps, tx: Tx, input: Write<C>, prepared: P) => Promise<AnswerInput<C>>
  /** The turn an answer began, whose end is the REST answer. */
  readonly turnOf?: (answer: AnswerInput<C>) => string
  /**
   * The effect is on the calling session, or the body has a password: a key of one session is no key of another, and what is
   * stored of the content can be compared with its token only.
   */
  readonly perSession?: true
}

/** A visitor's write, once per Idempotency-Key: checks and hashes first, then gives what one transaction has to do. */
export interface VisitHandler<C extends AnyCall> {
  readonly call: C
  readonly visit: (deps: Deps, input: Input<C>) => Promise<(tx: Tx, after: After) => Promise<AnswerInput<C>>>
}

/** Everything else: reads, and calls that keep their own transactions. */
export interface RunHandler<C extends AnyCall> {
  readonly call: C
  readonly run: (deps: Deps, input: Prepare<C>) => Promise<AnswerInput<C>>
}

export type AnyHandler = WriteHandler<AnyCall, unknown> | VisitHandler<AnyCall> | RunHandler<AnyCall>

/** Types a write handler by its call. */
export function onWrite<C extends AnyCall>(
  call: C,
  write: WriteHandler<C>['write'],
  more: Pick<WriteHandler<C>, 'turnOf' | 'perSession'> = {},
): WriteHandler<AnyCall, unknown> {
  return { call, write, ...more } as unknown as WriteHandler<AnyCall, unknown>
}

/** Types a write handler that has slow work to do first. */
export function onPreparedWrite<C extends AnyCall, P>(
  call: C,
  prepare: NonNullable<WriteHandler<C, P>['prepare']>,
  write: WriteHandler<C, P>['write'],
  more: Pick<WriteHandler<C>, 'perSession'> = {},
): WriteHandler<AnyCall, unknown> {
  return { call, prepare, write, ...more } as unknown as WriteHandler<AnyCall, unknown>
}

/** Types a visitor's write by its call. */
export function onVisit<C extends AnyCall>(call: C, visit: VisitHandler<C>['visit']): VisitHandler<AnyCall> {
  return { call, visit } as unknown as VisitHandler<AnyCall>
}

/** Types any other handler by its call. */
export function onRun<C extends AnyCall>(call: C, run: RunHandler<C>['run']): RunHandler<AnyCall> {
  return { call, run } as unknown as RunHandler<AnyCall>
}
