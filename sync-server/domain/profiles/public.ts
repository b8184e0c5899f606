import { publicProfile } from '../../../shared/contract/profiles.ts'
import { AppError } from '../../../shared/errors.ts'
import { levelOf } from '../../../shared/rules/levels.ts'
import { titleOf } from '../../../shared/rules/titles.ts'
import { findUser } from '../../storage/queries/players.ts'
import { listQuests } from '../../storage/queries/quests.ts'
import { onRun } from '../handler.ts'
import { viewQuest } from '../quests.ts'

/** Public quests on a profile. */
const QUESTS = 100

/** A player as others see one, the same for whoever looks, also at oneself. Former players have no profile. */
export const publicProfileHandler = onRun(publicProfile, async (deps, { params }) => {
  const { read } = deps.store
  const player = await findUser(read, params.userId)
  if (!player || player.deletedAt !== null) throw new AppError('NOT_FOUND', 'This player does not exist.')
  const quests = await listQuests(
    read,
    { kind: 'by', userId: player.id },
    { search: '', genre: null, after: null, limit: QUESTS },
  )
  const level = levelOf(player.xp)
  const { strength, intelligence, dexterity, wisdom } = player.attributes
  return {
    profile: {
      _id: player.id,
      username: player.username,
      avatar: player.avatar,
      bio: player.bio,
      title: titleOf(level),
      level,
      membershipLevel: player.membership,
      attributes: { strength, intelligence, dexterity, wisdom },
      createdAt: player.createdAt,
      // What a quest earned is its owner's to know: it is shown as to a stranger.
      quests: { public: quests.map((quest) => viewQuest(quest, '')) },
    },
  }
})
