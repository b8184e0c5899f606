import type { SyncAnswer } from '../../shared/contract/sync.ts'
import { AppError } from '../../shared/errors.ts'
import {
  changedMessages,
  changedProgress,
  changedQuestIds,
  ensureMeta,
  pageEnd,
  removedRows,
} from '../storage/queries/changes.ts'
import { findUser } from '../storage/queries/players.ts'
import { questsByIds } from '../storage/queries/quests.ts'
import type { Deps } from './ports.ts'
import { viewUser } from './profiles/view.ts'
import { viewQuest } from './quests.ts'
import { viewRewards } from './rewards.ts'
import { viewMessage, viewProgress } from './turns/view.ts'

/** Rows of one table on a page of changes. */
const PAGE = 500

/** Names the history of this database; another one after a restored backup. */
export const EPOCH_KEY = 'epoch'

/**
 * What changed in the player's scope after `cursor`, in pages.
 * A cursor of another epoch, from the future, or older than the tombstones gets a full copy (`full`), from 0.
 * The version is read first: a row written meanwhile has a greater one and comes with the next pull.
 */
export async function changesSince(
  deps: Deps,
  userId: string,
  cursor: number,
  epoch: string | null,
): Promise<Omit<SyncAnswer, 'results'>> {
  const { read } = deps.store
  const current = await ensureEpoch(deps)
  const user = await findUser(read, userId)
  if (!user) throw new AppError('UNAUTHENTICATED', 'Authentication required')
  const foreign = epoch !== null && epoch !== current
  const full = cursor === 0 || foreign || cursor > user.version || cursor < user.floorVersion
  const from = full ? 0 : cursor
  const end = await pageEnd(read, userId, from, user.version, PAGE)
  // A full copy must not stop below the floor, or its next page would begin another full copy.
  const to = full ? Math.max(end, user.floorVersion) : end
  const span = { from, to }
  const progress = await changedProgress(read, userId, span)
  const quests = await questsByIds(
    read,
    progress.map((row) => row.questId),
  )
  const own = await questsByIds(read, await changedQuestIds(read, userId, span))
  const byId = new Map(quests.map((quest) => [quest.id, viewQuest(quest, userId)]))
  const messages = await changedMessages(read, userId, span)
  const removed = full ? [] : await removedRows(read, userId, span)
  const within = (version: number) => version > from && version <= to
  return {
    changes: {
      profile: within(user.profileVersion) ? viewUser(user) : null,
      rewards: within(user.rewardsVersion) ? await viewRewards(read, userId) : null,
      quests: own.filter((quest) => quest.deletedAt === null).map((quest) => viewQuest(quest, userId)),
      progress: await Promise.all(
        progress.flatMap((row) => {
          const quest = byId.get(row.questId)
          return quest ? [viewProgress(read, row, quest)] : []
        }),
      ),
      messages: messages.map(viewMessage),
    },
    removed: [
      ...removed.map((row) => ({ entity: row.entity, id: row.entityId })),
      ...own.filter((quest) => quest.deletedAt !== null).map((quest) => ({ entity: 'quests' as const, id: quest.id })),
    ],
    cursor: to,
    full,
    more: to < user.version,
    epoch: current,
    serverNow: deps.sources.now(),
  }
}

async function ensureEpoch(deps: Deps): Promise<string> {
  const known = epochs.get(deps)
  if (known) return known
  const epoch = await deps.store.transaction((tx) => ensureMeta(tx, EPOCH_KEY, deps.sources.id()))
  epochs.set(deps, epoch)
  return epoch
}
// The epoch changes only while no server runs on the database.
const epochs = new WeakMap<Deps, string>()
