import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Preferences } from '../../../shared/model/user.ts'
import { flows, holds, mails, operations, quests, sessions, timedRewards, tombstones, users } from '../schema.ts'
import { handoffs, identities, pictures } from '../schema-accounts.ts'
import { messages, plays, progress, resets, rolls, turns } from '../schema-stories.ts'
import type { Tx } from '../store.ts'
import type { HoldRow } from './credits.ts'
import type { UserRow } from './players.ts'
import type { TurnRow } from './stories.ts'

export function openHoldsOf(tx: Tx, userId: string): Promise<HoldRow[]> {
  return tx
    .select()
    .from(holds)
    .where(and(eq(holds.userId, userId), eq(holds.state, 'open')))
}

export function runningTurnsOf(tx: Tx, userId: string): Promise<TurnRow[]> {
  return tx
    .select()
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.status, 'running')))
}

/** Deletes a player's stories with all that was told, rolled and counted for them. */
export async function deleteStories(tx: Tx, userId: string): Promise<void> {
  const mine = tx.select({ id: turns.id }).from(turns).where(eq(turns.userId, userId))
  await tx.delete(rolls).where(inArray(rolls.turnId, mine))
  for (const table of [messages, turns, progress, plays, resets, tombstones, timedRewards]) {
    await tx.delete(table).where(eq(table.userId, userId))
  }
}

/**
 * Deletes the quests that only their owner could see. One that others have begun stays for their stories, hidden as a
 * deleted quest is; the public ones stay as they are.
 */
export async function deletePrivateQuests(tx: Tx, userId: string, now: number): Promise<void> {
  const own = await tx.select().from(quests).where(eq(quests.ownerId, userId))
  const hidden = own.filter((row) => !row.isOfficial && (!row.isPublic || row.deletedAt !== null)).map((row) => row.id)
  if (hidden.length === 0) return
  const stories = await tx
    .selectDistinct({ questId: progress.questId })
    .from(progress)
    .where(and(inArray(progress.questId, hidden), ne(progress.userId, userId)))
  const begun = new Set(stories.map((row) => row.questId))
  const unread = hidden.filter((id) => !begun.has(id))
  if (unread.length > 0) await tx.delete(quests).where(inArray(quests.id, unread))
  await tx
    .update(quests)
    .set({ deletedAt: now })
    .where(and(inArray(quests.id, hidden), isNull(quests.deletedAt)))
}

/**
 * Forgets a player's pictures but the covers of quests that stay, of which only the picture stays. Returns the ids of those
 * that are gone: their files go after the commit, or with the sweep.
 */
export async function deletePicturesOf(tx: Tx, userId: string): Promise<string[]> {
  const left = await tx.select({ cover: quests.coverImage }).from(quests).where(eq(quests.ownerId, userId))
  const own = await tx
    .select({ id: pictures.id, kind: pictures.kind })
    .from(pictures)
    .where(eq(pictures.userId, userId))
  const covers = own.filter((row) => row.kind === 'cover' && left.some(({ cover }) => cover.includes(row.id)))
  const kept = covers.map((row) => row.id)
  if (kept.length > 0) await tx.update(pictures).set({ prompt: '' }).where(inArray(pictures.id, kept))
  const gone = own.map((row) => row.id).filter((id) => !kept.includes(id))
  if (gone.length > 0) await tx.delete(pictures).where(inArray(pictures.id, gone))
  return gone
}

/** Deletes what a player signs in and is reached with; returns the sessions that were. */
export async function deleteAccess(tx: Tx, user: UserRow): Promise<string[]> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, user.id)).returning({ id: sessions.id })
  for (const table of [identities, handoffs, operations]) await tx.delete(table).where(eq(table.userId, user.id))
  // Another player who asked for this address keeps that flow: it says nothing of this one.
  const mine = and(eq(flows.emailFolded, user.emailFolded), inArray(flows.purpose, ['verify', 'reset']))
  await tx.delete(flows).where(or(eq(flows.userId, user.id), mine))
  await tx.delete(mails).where(eq(mails.to, user.email))
  return ended.map((row) => row.id)
}

/** Empties the player's own row: what is left names nobody, and its address and username are free again. */
export async function emptyUser(
  tx: Tx,
  userId: string,
  blank: { readonly preferences: Preferences; readonly version: number; readonly now: number },
): Promise<void> {
  // No address has a colon before its @, and no username has one at all.
  const nobody = `former:${userId}`
  await tx
    .update(users)
    .set({
      email: nobody,
      emailFolded: nobody,
      username: nobody,
      usernameFolded: nobody,
      name: '',
      bio: '',
      avatar: '',
      passwordHash: null,
      verifiedAt: null,
      isAdmin: false,
      language: 'en',
      membership: 'Free',
      membershipRenewsAt: null,
      membershipEndsAt: null,
      preferences: blank.preferences,
      profileVersion: blank.version,
      deletedAt: blank.now,
    })
    .where(eq(users.id, userId))
}
