import { login, logout, me } from '../../../shared/contract/auth.ts'
import { AppError } from '../../../shared/errors.ts'
import { RESEND_WAIT, RESENDS_PER_HOUR } from '../../../shared/rules/credentials.ts'
import type { Language } from '../../../shared/rules/genres.ts'
import { foldText } from '../../../shared/rules/text.ts'
import { type FlowRow, newestFlow, sendsSince } from '../../storage/queries/flows.ts'
import { findUser, findUserByEmail, nextVersion } from '../../storage/queries/players.ts'
import { onRun, onVisit, onWrite } from '../handler.ts'
import type { Deps } from '../ports.ts'
import { viewUser } from '../profiles/view.ts'
import { lockMails, sendCode } from './flows.ts'
import { closeSession, openSession } from './sessions.ts'

const HOUR = 3_600_000

const loginFailed = () => new AppError('LOGIN_FAILED', 'The e-mail or the password is wrong.')

/**
 * Unknown addresses and wrong passwords get one answer at one cost. The password of a registration that waits leads to its
 * code, also where the address has an account already: nobody learns which addresses have one.
 */
export const loginHandler = onVisit(login, async (deps, { body, language, device }) => {
  const emailFolded = foldText(body.email)
  const user = await findUserByEmail(deps.store.read, emailFolded)
  if (await deps.passwords.verify(user?.passwordHash ?? null, body.password)) {
    if (!user) throw new Error('a password nobody has was right')
    return async (tx) => {
      // The lock: a password that is being changed opens no session behind the change.
      await nextVersion(tx, user.id)
      const current = await findUser(tx, user.id)
      if (!current || current.passwordHash !== user.passwordHash) throw loginFailed()
      return { token: await openSession(tx, deps.sources, user.id, device), user: viewUser(current) }
    }
  }
  const waiting = await newestFlow(deps.store.read, 'verify', emailFolded)
  if (!(await deps.passwords.verify(waiting?.payload.passwordHash ?? null, body.password)) || !waiting) {
    throw loginFailed()
  }
  await renewCode(deps, waiting, language)
  throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email to continue.', {
    data: { userId: waiting.id, email: waiting.email },
  })
})

/** A fresh code for a registration that waits, where one may be sent. */
function renewCode(deps: Deps, flow: FlowRow, language: Language): Promise<void> {
  return deps.store.transaction(async (tx) => {
    const now = deps.sources.now()
    await lockMails(tx, flow.emailFolded)
    const { count, last } = await sendsSince(tx, flow, now - HOUR)
    if (count < RESENDS_PER_HOUR && last <= now - RESEND_WAIT) await sendCode(deps, tx, flow, language, now)
  })
}

export const logoutHandler = onWrite(
  logout,
  async (deps, tx, { actor, now, after }) => {
    await closeSession(tx, actor.sessionId, now)
    after(() => deps.pokes.endSession(actor.sessionId))
    return {}
  },
  { perSession: true },
)

export const meHandler = onRun(me, async (_deps, { actor }) => ({ user: viewUser(actor.player) }))
