import { CREATOR_REWARD } from '../../../shared/rules/costs.ts'
import { nextVersion } from '../../storage/queries/players.ts'
import { addPlay, countPlay, type QuestWithOwner } from '../../storage/queries/quests.ts'
import type { Tx } from '../../storage/store.ts'
import { post } from '../ledger.ts'
import type { Deps } from '../ports.ts'

const DAY = 24 * 3_600_000

/**
 * Counts a play when a player's first turn is answered, at most once per player and quest in 24 h; the creator of
 * another player's public quest earns 2 (decisions, "Money"). Returns the owner to poke.
 */
export async function countPlayOf(
  deps: Deps,
  tx: Tx,
  quest: QuestWithOwner,
  playerId: string,
): Promise<{ userId: string; version: number } | null> {
  const now = deps.sources.now()
  // A former player earns nothing.
  const ownerId = quest.ownerName === null ? null : quest.ownerId
  if (ownerId === playerId) return null
  if (!(await countPlay(tx, playerId, quest.id, now, now - DAY))) return null
  const earns = ownerId !== null && quest.isPublic && !quest.isOfficial
  const version = ownerId ? await nextVersion(tx, ownerId) : null
  await addPlay(tx, quest.id, earns ? CREATOR_REWARD : 0, version)
  if (!ownerId || version === null) return null
  if (earns) {
    const posting = { userId: ownerId, amount: CREATOR_REWARD, kind: 'creator-reward' as const, version }
    await post(tx, deps.sources, { ...posting, reference: quest.id })
  }
  return { userId: ownerId, version }
}
