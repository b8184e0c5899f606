import { confirmEmail, updateEmail } from '../../../shared/contract/account.ts'
import { addressChangedMail } from '../../clients/mail-texts.ts'
import { consumeFlow } from '../../storage/queries/flows.ts'
import { findUser, findUserByEmail, updateAccount } from '../../storage/queries/players.ts'
import { onPreparedWrite } from '../handler.ts'
import { enqueueMail } from '../mail-queue.ts'
import { viewUser } from '../profiles/view.ts'
import { checkCode, codeInvalid, codeUsed } from './codes.ts'
import { beginFlow } from './flows.ts'
import { checkProven, provePassword } from './passwords.ts'

/**
 * Mails a code to the new address; nothing changes until it is confirmed. An address that has an account, the player's own
 * too, gets a note instead, and the answer is the same (decisions, "Accounts").
 */
export const updateEmailHandler = onPreparedWrite(
  updateEmail,
  (deps, { actor, body }) => provePassword(deps, actor.player, body.password),
  async (deps, tx, { actor, body, language }, proven) => {
    await checkProven(tx, actor.userId, proven)
    return beginFlow(deps, tx, { purpose: 'email', userId: actor.userId, email: body.newEmail }, language)
  },
  { perSession: true },
)

/** Takes the new address, unless somebody took it meanwhile, and tells the old one. */
export const confirmEmailHandler = onPreparedWrite(
  confirmEmail,
  (deps, { actor, body }) => checkCode(deps, 'email', body.userId, body.code, actor.userId),
  async (deps, tx, { actor, version, now, language }, { id, email, emailFolded }) => {
    if (!(await consumeFlow(tx, id, now))) throw codeUsed('email')
    const user = await findUser(tx, actor.userId)
    if (!user || (await findUserByEmail(tx, emailFolded))) throw codeInvalid()
    const isAdmin = user.isAdmin || deps.adminEmails.has(emailFolded)
    const changed = await updateAccount(tx, user.id, { email, emailFolded, verifiedAt: now, isAdmin }, version)
    await enqueueMail(deps.sources, tx, user.email, addressChangedMail(language), now)
    return { user: viewUser(changed) }
  },
)
