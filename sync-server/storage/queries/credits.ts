import { and, eq, lt, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import { holds, ledger, users } from '../schema.ts'
import type { Tx } from '../store.ts'

/** A player's credits and the part of them that is reserved. */
export interface Balance {
  readonly credits: number
  readonly held: number
}

export type HoldRow = typeof holds.$inferSelect

/** Reserves `amount` of what is not held yet; null when there is too little. */
export async function reserve(tx: Tx, userId: string, amount: number, version: number): Promise<number | null> {
  const [row] = await tx
    .update(users)
    .set({ held: sql`${users.held} + ${amount}`, profileVersion: version })
    .where(and(eq(users.id, userId), sql`${users.credits} - ${users.held} >= ${amount}`))
    .returning({ credits: users.credits })
  return row?.credits ?? null
}

export async function insertHold(tx: Tx, row: typeof holds.$inferInsert): Promise<void> {
  await tx.insert(holds).values(row)
}

/** Ends an open hold once; null when it has ended already. */
export async function endHold(
  tx: Tx,
  holdId: string,
  state: 'settled' | 'returned',
  now: number,
): Promise<HoldRow | null> {
  const [row] = await tx
    .update(holds)
    .set({ state, endedAt: now })
    .where(and(eq(holds.id, holdId), eq(holds.state, 'open')))
    .returning()
  return row ?? null
}

/** Gives back `amount` of what is held without moving credits. */
export async function release(tx: Tx, userId: string, amount: number, version: number): Promise<void> {
  await tx
    .update(users)
    .set({ held: sql`${users.held} - ${amount}`, profileVersion: version })
    .where(eq(users.id, userId))
}

const moveCredits = prepared((tx) =>
  tx
    .update(users)
    .set({
      credits: sql`${users.credits} + ${sql.placeholder('amount')}`,
      profileVersion: sql`${sql.placeholder('version')}`,
    })
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        sql`${users.credits} + ${sql.placeholder('amount')} >= ${users.held}`,
      ),
    )
    .returning({ credits: users.credits, held: users.held })
    .prepare('move_credits'),
)

/** Adds `amount` (may be negative) to the balance and returns it; null when it would fall below what is held. */
export async function moveBalance(tx: Tx, userId: string, amount: number, version: number): Promise<Balance | null> {
  const [row] = await moveCredits(tx).execute({ userId, amount, version })
  return row ?? null
}

const entryOf = prepared((tx) =>
  tx
    .insert(ledger)
    .values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      amount: sql.placeholder('amount'),
      kind: sql.placeholder('kind'),
      reference: sql.placeholder('reference'),
      balanceAfter: sql.placeholder('balanceAfter'),
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare('insert_entry'),
)

export async function insertEntry(tx: Tx, row: typeof ledger.$inferInsert): Promise<void> {
  await entryOf(tx).execute(row)
}

/** Open holds made before `before`: their transaction's process is gone. */
export function openHoldsBefore(tx: Tx, before: number): Promise<HoldRow[]> {
  return tx
    .select()
    .from(holds)
    .where(and(eq(holds.state, 'open'), lt(holds.createdAt, before)))
}
