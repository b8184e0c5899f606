import {
  communityQuests,
  myQuests,
  officialQuests,
  progressIds,
  type QuestListQuery,
} from '../../shared/contract/quests.ts'
import type { Quest, QuestPage } from '../../shared/model/quest.ts'
import { foldText } from '../../shared/rules/text.ts'
import { countQuests, listQuests, type QuestWithOwner, type Shelf, shelfGenres } from '../storage/queries/quests.ts'
import { progressQuestIds } from '../storage/queries/stories.ts'
import { onRun } from './handler.ts'
import type { Deps } from './ports.ts'

/** Quests on a page (decisions, "Quests and play"). */
const PAGE = 20

/** A quest as players see it; what it earned is its owner's to know. */
export function viewQuest(row: QuestWithOwner, viewerId: string): Quest {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    genre: row.genre,
    setting: row.setting,
    difficulty: row.difficulty,
    coverImage: row.coverImage,
    coverTitle: row.coverTitle,
    isOfficial: row.isOfficial,
    isPublic: row.isPublic,
    owner: row.isOfficial || !row.ownerId ? null : ownerOf(row.ownerId, row.ownerName),
    playCount: row.playCount,
    creditsEarned: row.ownerId === viewerId ? row.creditsEarned : 0,
    createdAt: row.createdAt,
  }
}

/** Who wrote a quest; a former player has neither id nor name, and the app has words for it. */
const ownerOf = (id: string, username: string | null) =>
  username === null ? { _id: '', username: '' } : { _id: id, username }

async function shelfPage(deps: Deps, shelf: Shelf, userId: string, query: QuestListQuery): Promise<QuestPage> {
  const limit = query.limit ?? PAGE
  const filter = { search: foldText(query.search ?? ''), genre: query.genre ?? null }
  const { read } = deps.store
  const rows = await listQuests(read, shelf, { ...filter, after: query.cursor ?? null, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const begun = new Set(await progressQuestIds(read, userId))
  return {
    quests: page.map((row) => ({ ...viewQuest(row, userId), hasProgress: begun.has(row.id) })),
    cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    total: await countQuests(read, shelf, filter),
    genres: await shelfGenres(read, shelf),
  }
}

export const officialHandler = onRun(officialQuests, (deps, { actor, query }) =>
  shelfPage(deps, { kind: 'official' }, actor.userId, query),
)

export const communityHandler = onRun(communityQuests, (deps, { actor, query }) =>
  shelfPage(deps, { kind: 'community', userId: actor.userId }, actor.userId, query),
)

export const mineHandler = onRun(myQuests, (deps, { actor, query }) =>
  shelfPage(deps, { kind: 'mine', userId: actor.userId }, actor.userId, query),
)

export const progressIdsHandler = onRun(progressIds, async (deps, { actor }) => ({
  questIds: await progressQuestIds(deps.store.read, actor.userId),
}))
