import { login, logout, me } from '../../../shared/contract/auth.ts'
import { AppError } from '../../../shared/errors.ts'
import { RESEND_WAIT, RESENDS_PER_HOUR } from '../../../shared/rules/credentials.ts'
import type { Language } from '../../../shared/rules/genres.ts'
import { foldText } from '../../../shared/rules/text.ts'
import { countSendsSince, insertFlow, newestFlow } from '../../storage/queries/flows.ts'
import { findUserByEmail, type UserRow } from '../../storage/queries/players.ts'
import { deleteSession } from '../../storage/queries/sessions.ts'
import { onRun, onWrite } from '../handler.ts'
import type { Deps } from '../ports.ts'
import { viewUser } from '../profiles.ts'
import { newFlow, sendCode } from './flows.ts'
import { openSession } from './sessions.ts'

/** Unknown addresses and wrong passwords get one answer at one cost; an unverified account a 403 with its flow. */
export const loginHandler = onRun(login, async (deps, { body, language, device }) => {
  const user = await findUserByEmail(deps.store.read, foldText(body.email))
  const right = await deps.passwords.verify(user?.passwordHash ?? null, body.password)
  if (!user || !right) throw new AppError('LOGIN_FAILED', 'The e-mail or the password is wrong.')
  if (!user.verifiedAt) {
    const userId = await verificationFlow(deps, user, language)
    throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email to continue.', {
      data: { userId, email: user.email },
    })
  }
  const token = await deps.store.transaction((tx) => openSession(tx, deps.sources, user.id, device))
  return { token, user: viewUser(user) }
})

/** The flow of an unverified account: the newest with a fresh code where one may be sent, else one made anew. */
async function verificationFlow(deps: Deps, user: UserRow, language: Language): Promise<string> {
  return deps.store.transaction(async (tx) => {
    const now = deps.sources.now()
    const maySend =
      (await countSendsSince(tx, user.emailFolded, now - 3_600_000)) < RESENDS_PER_HOUR &&
      (await countSendsSince(tx, user.emailFolded, now - RESEND_WAIT)) === 0
    const waiting = await newestFlow(tx, 'verify', user.emailFolded)
    // Only the registration whose password was just proven may be confirmed.
    if (waiting && waiting.payload.passwordHash === user.passwordHash) {
      if (maySend) await sendCode(deps, tx, waiting, language, now - RESEND_WAIT)
      return waiting.id
    }
    const flow = newFlow(deps.sources, {
      purpose: 'verify',
      userId: user.id,
      email: user.email,
      emailFolded: user.emailFolded,
      payload: { name: user.name, username: user.username, passwordHash: user.passwordHash ?? '', language },
    })
    await insertFlow(tx, flow)
    if (maySend) await sendCode(deps, tx, flow, language)
    return flow.id
  })
}

export const logoutHandler = onWrite(logout, async (deps, tx, { actor, after }) => {
  await deleteSession(tx, actor.sessionId)
  after(() => deps.pokes.endSession(actor.sessionId))
  return {}
})

export const meHandler = onRun(me, async (_deps, { actor }) => ({ user: viewUser(actor.player) }))
