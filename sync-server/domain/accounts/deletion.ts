import { deleteAccount, requestDeletion } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/errors.ts'
import {
  deleteAccess,
  deletePicturesOf,
  deletePrivateQuests,
  deleteStories,
  emptyUser,
  openHoldsOf,
  runningTurnsOf,
} from '../../storage/queries/deletion.ts'
import { consumeFlow, type FlowRow } from '../../storage/queries/flows.ts'
import { findUser, nextVersionOfLiving, type UserRow } from '../../storage/queries/players.ts'
import { endTurn } from '../../storage/queries/stories.ts'
import type { Tx } from '../../storage/store.ts'
import { onRun, onWrite } from '../handler.ts'
import { giveBack } from '../ledger.ts'
import { removeFiles } from '../pictures/files.ts'
import type { Deps } from '../ports.ts'
import type { TurnJobs } from '../turns/jobs.ts'
import { checkCode, codeInvalid, codeUsed } from './codes.ts'
import { beginFlow } from './flows.ts'
import { defaultPreferences } from './new-user.ts'
import { checkProven, provePassword } from './passwords.ts'

/** Mails a code that deletes the account. */
export const requestDeletionHandler = onWrite(requestDeletion, async (deps, tx, { actor, language }) => {
  const user = await findUser(tx, actor.userId)
  if (!user) throw new AppError('UNAUTHENTICATED', 'Authentication required')
  return beginFlow(deps, tx, { purpose: 'delete', userId: user.id, email: user.email }, language)
})

/**
 * Deletes the account (decisions, "Accounts"): public quests stay with a former player, ledger and XP rows stay without a
 * name, everything else goes. No answer is recorded: the token of a repeat is dead, and a recorded answer would be left.
 */
export const deleteAccountHandler = (jobs: TurnJobs) =>
  onRun(deleteAccount, async (deps, { actor, body }) => {
    const confirmed =
      'password' in body
        ? byPassword(await provePassword(deps, actor.player, body.password))
        : byCode(deps, await checkCode(deps, 'delete', body.userId, body.code, actor.userId))
    const gone = await deps.store.transaction(async (tx) => {
      const version = await nextVersionOfLiving(tx, actor.userId)
      if (version === null) throw new AppError('UNAUTHENTICATED', 'Authentication required')
      return erase(deps, tx, await confirmed(tx, actor.userId), version)
    })
    for (const turnId of gone.turns) jobs.stop(turnId)
    for (const sessionId of gone.sessions) deps.pokes.endSession(sessionId)
    deps.onAccountDeleted?.(actor.userId)
    await removeFiles(deps, gone.pictures)
    return {}
  })

type Confirmed = (tx: Tx, userId: string) => Promise<UserRow>

const byPassword =
  (proven: string): Confirmed =>
  (tx, userId) =>
    checkProven(tx, userId, proven)

function byCode(deps: Deps, flow: FlowRow): Confirmed {
  return async (tx, userId) => {
    if (!(await consumeFlow(tx, flow.id, deps.sources.now()))) throw codeUsed('delete')
    const user = await findUser(tx, userId)
    // The code went to an address that is not this account's any more.
    if (user?.emailFolded !== flow.emailFolded) throw codeInvalid()
    return user
  }
}

/** Removes all that is the player's own; a turn that is being told ends, and what was held for it goes back first. */
async function erase(deps: Deps, tx: Tx, user: UserRow, version: number) {
  const now = deps.sources.now()
  const turns = await runningTurnsOf(tx, user.id)
  for (const turn of turns) await endTurn(tx, turn.id, { status: 'failed', code: 'NARRATOR_FAILED', endedAt: now })
  for (const hold of await openHoldsOf(tx, user.id)) await giveBack(tx, deps.sources, hold.id, version)
  await deleteStories(tx, user.id)
  await deletePrivateQuests(tx, user.id, now)
  const pictures = await deletePicturesOf(tx, user.id)
  const sessions = await deleteAccess(tx, user)
  await emptyUser(tx, user.id, { preferences: defaultPreferences(), version, now })
  return { turns: turns.map((turn) => turn.id), pictures, sessions }
}
