import { asc, eq, inArray } from 'drizzle-orm'
import { flows, holds, ledger, operations, quests, sessions, timedRewards, xpEvents } from '../schema.ts'
import { identities, memberships, pictures } from '../schema-accounts.ts'
import { messages, plays, progress, resets, rolls, turns } from '../schema-stories.ts'
import type { Tx } from '../store.ts'

// What is stored about one player, column by column: no hash, token or code, and nothing that is somebody else's.

/** Sessions, sign-in providers, codes asked for, requests answered, membership and pictures. */
export async function exportedAccess(tx: Tx, userId: string) {
  return {
    sessions: await tx
      .select({
        id: sessions.id,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.endedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    identities: await tx
      .select({
        issuer: identities.issuer,
        subject: identities.subject,
        email: identities.email,
        createdAt: identities.createdAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId)),
    codesAskedFor: await tx
      .select({ purpose: flows.purpose, email: flows.email, createdAt: flows.createdAt, usedAt: flows.consumedAt })
      .from(flows)
      .where(eq(flows.userId, userId)),
    operations: await tx
      .select({
        id: operations.id,
        name: operations.name,
        status: operations.status,
        createdAt: operations.createdAt,
      })
      .from(operations)
      .where(eq(operations.userId, userId)),
    memberships: await tx.select().from(memberships).where(eq(memberships.userId, userId)),
    pictures: await tx
      .select({
        id: pictures.id,
        kind: pictures.kind,
        prompt: pictures.prompt,
        state: pictures.state,
        createdAt: pictures.createdAt,
      })
      .from(pictures)
      .where(eq(pictures.userId, userId)),
  }
}

/** Every movement of credits and XP. */
export async function exportedMoney(tx: Tx, userId: string) {
  return {
    ledger: await tx.select().from(ledger).where(eq(ledger.userId, userId)).orderBy(asc(ledger.id)),
    holds: await tx.select().from(holds).where(eq(holds.userId, userId)).orderBy(asc(holds.id)),
    xpEvents: await tx.select().from(xpEvents).where(eq(xpEvents.userId, userId)).orderBy(asc(xpEvents.id)),
    timedRewards: await tx
      .select({ type: timedRewards.type, lastClaimed: timedRewards.lastClaimed })
      .from(timedRewards)
      .where(eq(timedRewards.userId, userId)),
  }
}

/** The quests that the player wrote, with their cards. */
export async function exportedQuests(tx: Tx, userId: string) {
  const rows = await tx.select().from(quests).where(eq(quests.ownerId, userId)).orderBy(asc(quests.id))
  return rows.map(({ searchText: _folded, version: _stamp, slug: _slug, contentId: _content, ...quest }) => quest)
}

/**
 * The player's stories with messages, turns and dice, and how often they count. Without the narrator's working memory: it
 * holds what the authors of other quests told the narrator alone.
 */
export async function exportedStories(tx: Tx, userId: string) {
  const own = await tx.select().from(progress).where(eq(progress.userId, userId)).orderBy(asc(progress.id))
  const titles = await tx
    .select({ id: quests.id, title: quests.title })
    .from(quests)
    .where(
      inArray(
        quests.id,
        own.map((row) => row.questId),
      ),
    )
  const titleOf = new Map(titles.map((row) => [row.id, row.title]))
  const told = await tx.select().from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.seq))
  const mine = tx.select({ id: turns.id }).from(turns).where(eq(turns.userId, userId))
  return {
    stories: own.map((row) => ({
      id: row.id,
      questId: row.questId,
      title: titleOf.get(row.questId) ?? '',
      turns: row.turns,
      concluded: row.concluded,
      startedAt: row.startedAt,
      updatedAt: row.updatedAt,
      messages: told
        .filter((message) => message.progressId === row.id)
        .map(({ userId: _user, progressId: _story, version: _stamp, ...message }) => message),
    })),
    turns: (await tx.select().from(turns).where(eq(turns.userId, userId)).orderBy(asc(turns.id))).map(
      ({ userId: _user, answer: _answer, ...turn }) => turn,
    ),
    rolls: await tx.select().from(rolls).where(inArray(rolls.turnId, mine)).orderBy(asc(rolls.id)),
    plays: await tx
      .select({ questId: plays.questId, countedAt: plays.countedAt })
      .from(plays)
      .where(eq(plays.userId, userId)),
    resets: await tx
      .select({ questId: resets.questId, day: resets.day, count: resets.count })
      .from(resets)
      .where(eq(resets.userId, userId)),
  }
}
