import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { flows, mails } from '../schema.ts'
import type { Tx } from '../store.ts'

export type FlowRow = typeof flows.$inferSelect
export type MailRow = typeof mails.$inferSelect

export async function insertFlow(tx: Tx, row: typeof flows.$inferInsert): Promise<void> {
  await tx.insert(flows).values(row)
}

export async function findFlow(tx: Tx, id: string): Promise<FlowRow | null> {
  const [row] = await tx.select().from(flows).where(eq(flows.id, id))
  return row ?? null
}

/** The newest flow of a purpose for an address that still waits for its code. */
export async function newestFlow(tx: Tx, purpose: FlowRow['purpose'], emailFolded: string): Promise<FlowRow | null> {
  const [row] = await tx
    .select()
    .from(flows)
    .where(and(eq(flows.purpose, purpose), eq(flows.emailFolded, emailFolded), isNull(flows.consumedAt)))
    .orderBy(desc(flows.createdAt), desc(flows.id))
    .limit(1)
  return row ?? null
}

/** Counts one try of a code and returns the flow with the count; null for an unknown flow. */
export async function countTry(tx: Tx, id: string): Promise<FlowRow | null> {
  const [row] = await tx
    .update(flows)
    .set({ tries: sql`${flows.tries} + 1` })
    .where(eq(flows.id, id))
    .returning()
  return row ?? null
}

/** Uses a flow up; false when another request did so first. */
export async function consumeFlow(tx: Tx, id: string, now: number): Promise<boolean> {
  const rows = await tx
    .update(flows)
    .set({ consumedAt: now })
    .where(and(eq(flows.id, id), isNull(flows.consumedAt)))
    .returning({ id: flows.id })
  return rows.length > 0
}

/** Gives a flow a new code; false when it is used up. */
export async function renewFlow(
  tx: Tx,
  id: string,
  change: { codeHash: string | null; sentAt: number; expiresAt: number },
): Promise<boolean> {
  const rows = await tx
    .update(flows)
    .set({ ...change, tries: 0, sends: sql`${flows.sends} + 1` })
    .where(and(eq(flows.id, id), isNull(flows.consumedAt)))
    .returning({ id: flows.id })
  return rows.length > 0
}

/** Voids the older flows of an address: only the newest code counts. */
export async function consumeOlderFlows(tx: Tx, flow: FlowRow, now: number): Promise<void> {
  await tx
    .update(flows)
    .set({ consumedAt: now })
    .where(
      and(
        eq(flows.purpose, flow.purpose),
        eq(flows.emailFolded, flow.emailFolded),
        isNull(flows.consumedAt),
        ne(flows.id, flow.id),
      ),
    )
}

/** Voids the registrations of an address that wait for their code. */
export async function voidRegistrations(tx: Tx, emailFolded: string, now: number): Promise<void> {
  await tx
    .update(flows)
    .set({ consumedAt: now })
    .where(and(eq(flows.purpose, 'verify'), eq(flows.emailFolded, emailFolded), isNull(flows.consumedAt)))
}

/** Voids what waits of a purpose, of an address or of a player, but `flow`: only the newest code counts. */
export async function voidOtherFlows(tx: Tx, flow: FlowRow, by: 'address' | 'player', now: number): Promise<void> {
  const whose = by === 'address' ? eq(flows.emailFolded, flow.emailFolded) : eq(flows.userId, flow.userId ?? '')
  await tx
    .update(flows)
    .set({ consumedAt: now, codeHash: null })
    .where(and(eq(flows.purpose, flow.purpose), whose, isNull(flows.consumedAt), ne(flows.id, flow.id)))
}

/** Whether a registration of another address, that still waits for its code, keeps this username. */
export async function isReserved(tx: Tx, usernameFolded: string, emailFolded: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: flows.id })
    .from(flows)
    .where(
      and(
        eq(flows.usernameFolded, usernameFolded),
        eq(flows.purpose, 'verify'),
        isNull(flows.consumedAt),
        ne(flows.emailFolded, emailFolded),
      ),
    )
  return row !== undefined
}

/**
 * The mails to an address since `since`: how many, and when the first and the last of them go or went. Over all flows that
 * anybody can begin, or for `delete` over those that only the account behind the address can.
 */
export async function sendsSince(
  tx: Tx,
  { purpose, emailFolded }: Pick<FlowRow, 'purpose' | 'emailFolded'>,
  since: number,
): Promise<{ count: number; first: number; last: number }> {
  const [row] = await tx
    .select({
      count: sql`coalesce(sum(${flows.sends}), 0)`.mapWith(Number),
      first: sql`coalesce(min(${flows.sentAt}), 0)`.mapWith(Number),
      last: sql`coalesce(max(${flows.sentAt}), 0)`.mapWith(Number),
    })
    .from(flows)
    .where(
      and(
        eq(flows.emailFolded, emailFolded),
        purpose === 'delete' ? eq(flows.purpose, 'delete') : ne(flows.purpose, 'delete'),
        gt(flows.sentAt, since),
        gt(flows.sends, 0),
      ),
    )
  return row ?? { count: 0, first: 0, last: 0 }
}

/** Forgets old flows: registrations that were not confirmed within a day are void, and their usernames free again. */
export async function deleteStale(tx: Tx, before: number): Promise<void> {
  await tx.delete(flows).where(lt(flows.createdAt, before))
}

export async function queueMail(tx: Tx, row: typeof mails.$inferInsert): Promise<void> {
  await tx.insert(mails).values(row)
}

/** Leases the mails that are due until `leaseUntil`, so that two senders never take the same one. */
export async function leaseMails(tx: Tx, now: number, leaseUntil: number): Promise<MailRow[]> {
  await tx.delete(mails).where(lt(mails.expiresAt, now))
  return tx
    .update(mails)
    .set({ nextAt: leaseUntil, attempts: sql`${mails.attempts} + 1` })
    .where(lt(mails.nextAt, now + 1))
    .returning()
}

export async function deleteMail(tx: Tx, id: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.id, id))
}

export async function postponeMail(tx: Tx, id: string, nextAt: number): Promise<void> {
  await tx.update(mails).set({ nextAt }).where(eq(mails.id, id))
}
