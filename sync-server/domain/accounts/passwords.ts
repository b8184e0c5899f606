import { forgotPassword, resetPassword, updatePassword } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/errors.ts'
import { foldText } from '../../../shared/rules/text.ts'
import { consumeFlow } from '../../storage/queries/flows.ts'
import {
  findUser,
  findUserByEmail,
  nextVersionOfLiving,
  type UserRow,
  updateAccount,
} from '../../storage/queries/players.ts'
import type { Tx } from '../../storage/store.ts'
import { onPreparedWrite, onVisit } from '../handler.ts'
import type { Deps } from '../ports.ts'
import { checkCode, codeInvalid, codeUsed } from './codes.ts'
import { checkPassword } from './credentials.ts'
import { beginFlow } from './flows.ts'
import { closeSessionsOf } from './sessions.ts'

const passwordWrong = () => new AppError('PASSWORD_WRONG', 'The current password is wrong.')

/**
 * Compares a password with a player's, outside any transaction; returns the hash that it was right for, which
 * `checkProven` compares in the transaction. Throws PASSWORD_MISSING, before anything is hashed, or PASSWORD_WRONG.
 */
export async function provePassword(deps: Deps, player: UserRow, password: string): Promise<string> {
  const { passwordHash } = player
  if (passwordHash === null) throw new AppError('PASSWORD_MISSING', 'This account has no password yet.')
  if (!(await deps.passwords.verify(passwordHash, password))) throw passwordWrong()
  return passwordHash
}

/** The player whose password was proven, unless it was changed meanwhile (PASSWORD_WRONG). */
export async function checkProven(tx: Tx, userId: string, proven: string): Promise<UserRow> {
  const user = await findUser(tx, userId)
  if (user?.passwordHash !== proven) throw passwordWrong()
  return user
}

/** The same answer at the same cost for every address; a code goes to those that have an account. */
export const forgotPasswordHandler = onVisit(forgotPassword, async (deps, { body, language }) => async (tx) => {
  const user = await findUserByEmail(tx, foldText(body.email))
  return beginFlow(deps, tx, { purpose: 'reset', userId: user?.id ?? null, email: body.email }, language)
})

/** Sets a password, the first one too, and ends every session; who reads the mailbox has to sign in. */
export const resetPasswordHandler = onVisit(resetPassword, async (deps, { body }) => {
  checkPassword(body.newPassword, 'newPassword')
  const flow = await checkCode(deps, 'reset', body.userId, body.code)
  const passwordHash = await deps.passwords.hash(body.newPassword)
  return async (tx, after) => {
    const version = flow.userId === null ? null : await nextVersionOfLiving(tx, flow.userId)
    if (flow.userId === null || version === null) throw codeInvalid()
    if (!(await consumeFlow(tx, flow.id, deps.sources.now()))) throw codeUsed('reset')
    // The code went to an address that is not this account's any more.
    if ((await findUser(tx, flow.userId))?.emailFolded !== flow.emailFolded) throw codeInvalid()
    await updateAccount(tx, flow.userId, { passwordHash }, version)
    await closeSessionsOf(deps, tx, { userId: flow.userId, except: null }, after)
    return {}
  }
})

/** Changes the password; every other session ends, for one of them may be why it is changed. */
export const updatePasswordHandler = onPreparedWrite(
  updatePassword,
  async (deps, { actor, body }) => {
    checkPassword(body.newPassword, 'newPassword')
    const proven = await provePassword(deps, actor.player, body.currentPassword)
    return { proven, passwordHash: await deps.passwords.hash(body.newPassword) }
  },
  async (deps, tx, { actor, version, after }, { proven, passwordHash }) => {
    await checkProven(tx, actor.userId, proven)
    await updateAccount(tx, actor.userId, { passwordHash }, version)
    await closeSessionsOf(deps, tx, { userId: actor.userId, except: actor.sessionId }, after)
    return {}
  },
  { perSession: true },
)
