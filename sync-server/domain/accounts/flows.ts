import { resendVerification, verifyEmail } from '../../../shared/contract/auth.ts'
import { AppError } from '../../../shared/errors.ts'
import { CODE_LIFETIME, RESEND_WAIT, RESENDS_PER_HOUR } from '../../../shared/rules/credentials.ts'
import type { Language } from '../../../shared/rules/genres.ts'
import { accountExistsMail, verificationMail } from '../../clients/mail-texts.ts'
import {
  consumeFlow,
  consumeOlderFlows,
  type FlowRow,
  findFlow,
  renewFlow,
  sendsSince,
} from '../../storage/queries/flows.ts'
import { findUser, findUserByEmail, insertUser, usernameHolder } from '../../storage/queries/players.ts'
import type { Tx } from '../../storage/store.ts'
import { onVisit } from '../handler.ts'
import { enqueueMail } from '../mail-queue.ts'
import type { Deps, Sources } from '../ports.ts'
import { viewUser } from '../profiles/view.ts'
import { checkCode, codeUsed, hashCode, newCode } from './codes.ts'
import { newUser } from './new-user.ts'
import { openSession } from './sessions.ts'

const HOUR = 3_600_000

/** A flow that waits for its code; `sendCode` gives it one. */
export function newFlow(
  sources: Sources,
  want: Pick<FlowRow, 'purpose' | 'userId' | 'email' | 'emailFolded' | 'usernameFolded' | 'payload'>,
): FlowRow {
  const now = sources.now()
  return {
    ...want,
    id: sources.id(),
    codeHash: null,
    tries: 0,
    sends: 0,
    sentAt: now,
    expiresAt: now + CODE_LIFETIME,
    consumedAt: null,
    createdAt: now,
  }
}

/**
 * When the next mail to an address may go: now, or half a minute after the last.
 * Throws TOO_MANY_REQUESTS when five went within the hour; that says nothing about who has an account.
 */
export async function nextMailAt(tx: Tx, emailFolded: string, now: number): Promise<number> {
  const { count, first, last } = await sendsSince(tx, emailFolded, now - HOUR)
  if (count >= RESENDS_PER_HOUR) {
    const retryAfter = Math.max(1, Math.ceil((first + HOUR - now) / 1000))
    throw new AppError('TOO_MANY_REQUESTS', 'Too many mails went to this address. Try again later.', { retryAfter })
  }
  return Math.max(now, last + RESEND_WAIT)
}

/**
 * Makes a new code for a registration, which voids its older ones, and queues the mail for `at`. Codes of other
 * registrations of the address stay: each works with its own flow only. An address that has an account gets a note without
 * a code instead: such a registration can never be confirmed.
 */
export async function sendCode(deps: Deps, tx: Tx, flow: FlowRow, language: Language, at: number): Promise<void> {
  const known = await findUserByEmail(tx, flow.emailFolded)
  const code = newCode(deps.sources)
  const change = { codeHash: known ? null : hashCode(flow, code), sentAt: at, expiresAt: at + CODE_LIFETIME }
  if (!(await renewFlow(tx, flow.id, change))) return
  const mail = known ? accountExistsMail(language) : verificationMail(language, code)
  await enqueueMail(deps.sources, tx, flow.email, mail, at)
}

/** A new code at most every 30 s and 5 times an hour; the answer is the same for unknown flows. */
export const resendHandler = onVisit(resendVerification, async (deps, { body, language }) => async (tx) => {
  const now = deps.sources.now()
  const answer = { nextResendAt: now + RESEND_WAIT }
  const flow = await findFlow(tx, body.userId)
  if (flow?.purpose !== 'verify' || flow.consumedAt) return answer
  if ((await nextMailAt(tx, flow.emailFolded, now)) <= now) await sendCode(deps, tx, flow, language, now)
  return answer
})

/** Confirms the address: the account is made, with the name, username and password of this very registration. */
export const verifyHandler = onVisit(verifyEmail, async (deps, { body, device }) => {
  const flow = await checkCode(deps, 'verify', body.userId, body.code)
  return async (tx) => {
    const now = deps.sources.now()
    if (!(await consumeFlow(tx, flow.id, now))) throw codeUsed()
    await consumeOlderFlows(tx, flow, now)
    if (await findUserByEmail(tx, flow.emailFolded)) throw codeUsed()
    const account = newUser(deps, flow)
    if (await usernameHolder(tx, account.usernameFolded)) {
      throw new AppError('USERNAME_TAKEN', 'This username is taken.')
    }
    await insertUser(tx, account)
    const user = await findUser(tx, account.id)
    if (!user) throw new Error('an account was not stored')
    return { token: await openSession(tx, deps.sources, user.id, device), user: viewUser(user) }
  }
})
