import { exportData } from '../../../shared/contract/account.ts'
import { exportedAccess, exportedMoney, exportedQuests, exportedStories } from '../../storage/queries/export.ts'
import { onRun } from '../handler.ts'
import { fileOf } from '../pictures/files.ts'
import { viewUser } from '../profiles/view.ts'

/** Everything that is stored about the player, times as epoch milliseconds. */
export const exportHandler = onRun(exportData, async (deps, { actor }) => {
  const { read } = deps.store
  const { userId, player } = actor
  const access = await exportedAccess(read, userId)
  return {
    export: {
      exportedAt: deps.sources.now(),
      profile: { ...viewUser(player), language: player.language, verifiedAt: player.verifiedAt },
      ...access,
      pictures: access.pictures.map((picture) => ({ ...picture, address: `/media/${fileOf(picture.id)}` })),
      ...(await exportedMoney(read, userId)),
      quests: await exportedQuests(read, userId),
      ...(await exportedStories(read, userId)),
    },
  }
})
