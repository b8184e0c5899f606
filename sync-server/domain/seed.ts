import { foldText } from '../../shared/rules/text.ts'
import type { OfficialQuest } from '../content/quests.ts'
import { upsertOfficialQuest } from '../storage/queries/quests.ts'
import type { Deps } from './ports.ts'

/**
 * Puts the official quests into the database, or brings them up to date; ids, counts and stories stay.
 * `coverPath` gives the address of a cover's file.
 */
export async function seedQuests(
  deps: Pick<Deps, 'store' | 'sources'>,
  quests: readonly OfficialQuest[],
  coverPath: (file: string) => string,
): Promise<void> {
  await deps.store.transaction(async (tx) => {
    // The last made stands first on the shelf: seed from the end, so that the list reads in its own order.
    for (const quest of [...quests].reverse()) {
      await upsertOfficialQuest(tx, {
        id: deps.sources.id(),
        slug: quest.slug,
        contentId: quest.contentId ?? quest.slug,
        ownerId: null,
        title: quest.title,
        description: quest.description,
        searchText: foldText(`${quest.title}\n${quest.description}`),
        genre: quest.genre,
        setting: quest.setting,
        difficulty: quest.difficulty,
        opening: quest.opening,
        coverImage: coverPath(quest.cover),
        coverTitle: { at: quest.coverNote.titleAt, ink: quest.coverNote.ink },
        isOfficial: true,
        isPublic: true,
        playCount: 0,
        creditsEarned: 0,
        createdAt: deps.sources.now(),
        deletedAt: null,
        version: 0,
      })
    }
  })
}
