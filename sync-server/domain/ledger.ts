import { AppError } from '../../shared/errors.ts'
import {
  type Balance,
  endHold,
  type HoldRow,
  insertEntry,
  insertHold,
  moveBalance,
  release,
  reserve,
} from '../storage/queries/credits.ts'
import { findUser } from '../storage/queries/players.ts'
import type { Tx } from '../storage/store.ts'
import type { Sources } from './ports.ts'

export interface Posting {
  readonly userId: string
  /** Whole credits; negative takes. */
  readonly amount: number
  readonly kind: 'turn' | 'timed-reward' | 'creator-reward' | 'achievement' | 'avatar' | 'grant'
  /** What it was for: a turn, a reward type, an achievement, a picture, a quest. */
  readonly reference: string
  /** The player's version of this transaction. */
  readonly version: number
}

/**
 * Moves credits and writes the ledger entry, in the caller's transaction; returns the new balance and what of it is held.
 * Throws NOT_ENOUGH_CREDITS when the balance would fall below what is held (decisions, "Money").
 */
export async function post(tx: Tx, sources: Sources, posting: Posting): Promise<Balance> {
  const balance = await moveBalance(tx, posting.userId, posting.amount, posting.version)
  if (balance === null) throw await tooFewCredits(tx, posting.userId, -posting.amount)
  const { version: _version, ...entry } = posting
  await insertEntry(tx, { ...entry, id: sources.id(), balanceAfter: balance.credits, createdAt: sources.now() })
  return balance
}

/** Reserves `amount` for what may still fail; returns the hold's id. Throws NOT_ENOUGH_CREDITS. */
export async function hold(
  tx: Tx,
  sources: Sources,
  want: { userId: string; amount: number; kind: 'turn'; reference: string; version: number },
): Promise<string> {
  const balance = await reserve(tx, want.userId, want.amount, want.version)
  if (balance === null) throw await tooFewCredits(tx, want.userId, want.amount)
  const id = sources.id()
  const { version: _version, ...row } = want
  await insertHold(tx, { ...row, id, state: 'open', createdAt: sources.now() })
  return id
}

/** Turns an open hold into a payment; returns the new balance. Throws when the hold has ended already. */
export async function settle(tx: Tx, sources: Sources, holdId: string, version: number): Promise<Balance> {
  const row = await endHold(tx, holdId, 'settled', sources.now())
  if (!row) throw new Error('a hold was settled twice')
  await release(tx, row.userId, row.amount, version)
  return post(tx, sources, {
    userId: row.userId,
    amount: -row.amount,
    kind: row.kind as 'turn',
    reference: row.reference,
    version,
  })
}

/** Gives an open hold back; null when it has ended already. */
export async function giveBack(tx: Tx, sources: Sources, holdId: string, version: number): Promise<HoldRow | null> {
  const row = await endHold(tx, holdId, 'returned', sources.now())
  if (row) await release(tx, row.userId, row.amount, version)
  return row
}

/** Throws NOT_ENOUGH_CREDITS when less than `amount` is there and not held: before work whose result costs that much. */
export async function requireCredits(tx: Tx, userId: string, amount: number): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user || user.credits - user.held < amount) throw await tooFewCredits(tx, userId, amount)
}

async function tooFewCredits(tx: Tx, userId: string, cost: number): Promise<AppError> {
  const user = await findUser(tx, userId)
  const available = user ? user.credits - user.held : 0
  return new AppError('NOT_ENOUGH_CREDITS', `Not enough credits: this costs ${cost}, you have ${available}.`, {
    data: { cost, available },
  })
}
