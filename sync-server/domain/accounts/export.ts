import { exportData } from '../../../shared/contract/account.ts'
import { exportedAccess, exportedMoney, exportedQuests, exportedStories } from '../../storage/queries/export.ts'
import { onRun } from '../handler.ts'
import { viewUser } from '../profiles.ts'

/** Everything that is stored about the player, times as epoch milliseconds; the addresses of pictures are in profile and quests. */
export const exportHandler = onRun(exportData, async (deps, { actor }) => {
  const { read } = deps.store
  const { userId, player } = actor
  return {
    export: {
      exportedAt: deps.sources.now(),
      profile: { ...viewUser(player), language: player.language, verifiedAt: player.verifiedAt },
      ...(await exportedAccess(read, userId)),
      ...(await exportedMoney(read, userId)),
      quests: await exportedQuests(read, userId),
      ...(await exportedStories(read, userId)),
    },
  }
})
