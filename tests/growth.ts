import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { ATTRIBUTES, type Attributes } from '../shared/rules/attributes.ts'
import { addXp, findUser, nextVersion } from '../sync-server/storage/queries/players.ts'
import { insertXpEvent } from '../sync-server/storage/queries/rewards.ts'
import { xpEvents } from '../sync-server/storage/schema.ts'
import type { TestServer } from './server.ts'

/** Lets a player earn XP and points at once, as answered turns would. */
export async function grow(server: TestServer, userId: string, gain: { xp?: number; points?: number }): Promise<void> {
  const { store, sources, pokes } = server.services.deps
  const award = { xp: gain.xp ?? 0, attributePoints: gain.points ?? 0 }
  const version = await store.transaction(async (tx) => {
    const next = await nextVersion(tx, userId)
    await addXp(tx, userId, { ...award, version: next })
    const event = { ...award, id: sources.id(), userId, kind: 'turn', reference: 'test', createdAt: sources.now() }
    await insertXpEvent(tx, event)
    return next
  })
  pokes.poke(userId, version)
}

const sum = (attributes: Attributes) => ATTRIBUTES.reduce((total, each) => total + attributes[each], 0)

/**
 * Recounts a player from the events: XP is what was granted, and points granted − points spent = points left, none of
 * them below 0. `made`: the attributes the character began with; those cost no points.
 */
export async function checkGrowth(server: TestServer, userId: string, made: Attributes): Promise<void> {
  const { read } = server.services.store
  const user = await findUser(read, userId)
  if (!user) throw new Error('no such player')
  const events = await read.select().from(xpEvents).where(eq(xpEvents.userId, userId))
  const granted = events.reduce((total, event) => total + event.attributePoints, 0)
  expect(user.xp).toBe(events.reduce((total, event) => total + event.xp, 0))
  expect(user.attributePoints).toBe(granted - (sum(user.attributes) - sum(made)))
  expect(user.attributePoints).toBeGreaterThanOrEqual(0)
  for (const each of ATTRIBUTES) expect(user.attributes[each]).toBeLessThanOrEqual(999)
}
