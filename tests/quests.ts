import { quests } from '../sync-server/storage/schema.ts'
import type { Player } from './player.ts'
import type { TestServer } from './server.ts'

/** Stores a quest of a player, made after one that is there; returns its id. */
export async function storeQuest(
  server: TestServer,
  owner: Player,
  change: Partial<typeof quests.$inferInsert> & { readonly id: string },
): Promise<string> {
  const [template] = await server.services.store.read.select().from(quests).limit(1)
  if (!template) throw new Error('no quest')
  const own = { slug: null, contentId: null, ownerId: owner.user.id, isOfficial: false, version: 5 }
  await server.services.store.transaction((tx) =>
    tx.insert(quests).values({ ...template, ...own, title: change.id, searchText: change.id, ...change }),
  )
  return change.id
}
