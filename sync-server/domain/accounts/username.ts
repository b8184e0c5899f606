import { updateUsername } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/errors.ts'
import { RESERVED_USERNAME_PREFIX } from '../../../shared/rules/reserved-username.ts'
import { foldText } from '../../../shared/rules/text.ts'
import { isReserved } from '../../storage/queries/flows.ts'
import { findUser, updateAccount, usernameHolder } from '../../storage/queries/players.ts'
import { onWrite } from '../handler.ts'
import { viewUser } from '../profiles/view.ts'
import { checkUsername } from './credentials.ts'

/** Puts a chosen username in the place of one that a sign-in with Google made up; any other is kept for good. */
export const updateUsernameHandler = onWrite(updateUsername, async (_deps, tx, { actor, body, version }) => {
  const user = await findUser(tx, actor.userId)
  if (!user?.username.startsWith(RESERVED_USERNAME_PREFIX)) {
    throw new AppError('RULE_VIOLATION', 'This username was chosen already.', { data: { field: 'username' } })
  }
  const { username } = body
  checkUsername(username)
  const usernameFolded = foldText(username)
  if ((await usernameHolder(tx, usernameFolded)) || (await isReserved(tx, usernameFolded, user.emailFolded))) {
    throw new AppError('USERNAME_TAKEN', 'This username is taken.', { data: { field: 'username' } })
  }
  return { user: viewUser(await updateAccount(tx, user.id, { username, usernameFolded }, version)) }
})
