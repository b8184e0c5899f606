import { resendVerification, verifyEmail } from '../../../shared/contract/auth.ts'
import { AppError } from '../../../shared/errors.ts'
import { CODE_LIFETIME, RESEND_WAIT, RESENDS_PER_HOUR } from '../../../shared/rules/credentials.ts'
import type { Language } from '../../../shared/rules/genres.ts'
import { foldText } from '../../../shared/rules/text.ts'
import { accountExistsMail, addressInUseMail, codeMail } from '../../clients/mail-texts.ts'
import {
  consumeFlow,
  consumeOlderFlows,
  type FlowRow,
  findFlow,
  insertFlow,
  renewFlow,
  sendsSince,
  voidOtherFlows,
} from '../../storage/queries/flows.ts'
import { lock } from '../../storage/queries/locks.ts'
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

/** Lets one transaction at a time count the mails to an address, or many at once would all find too few. */
export const lockMails = (tx: Tx, emailFolded: string): Promise<void> => lock(tx, `mails to ${emailFolded}`)

/**
 * When the next mail to an address may go: now, or half a minute after the last.
 * Throws TOO_MANY_REQUESTS when five went within the hour; that says nothing about who has an account. Deletions count by
 * themselves: strangers neither use up the mails that an owner needs to leave nor see that somebody asked for them.
 */
export async function nextMailAt(tx: Tx, flow: Pick<FlowRow, 'purpose' | 'emailFolded'>, now: number): Promise<number> {
  await lockMails(tx, flow.emailFolded)
  const { count, first, last } = await sendsSince(tx, flow, now - HOUR)
  if (count >= RESENDS_PER_HOUR) {
    const retryAfter = Math.max(1, Math.ceil((first + HOUR - now) / 1000))
    throw new AppError('TOO_MANY_REQUESTS', 'Too many mails went to this address. Try again later.', { retryAfter })
  }
  return Math.max(now, last + RESEND_WAIT)
}

/**
 * Makes a new code for a flow, which voids its older ones, and queues the mail for `at`. Codes of other registrations of an
 * address stay: each works with its own flow only. Where no code can work there is none, and it looks the same from
 * outside: a new account or a new address that has an account gets a note instead, and for an address without one, that
 * a new password was asked for, a mail is stored that never goes out, at the cost of one that does.
 */
export async function sendCode(deps: Deps, tx: Tx, flow: FlowRow, language: Language, at: number): Promise<void> {
  const known = await findUserByEmail(tx, flow.emailFolded)
  const code = newCode(deps.sources)
  const isOwn = flow.purpose === 'reset' || flow.purpose === 'delete'
  const works = isOwn ? known !== null && known.id === flow.userId : known === null
  const change = { codeHash: works ? hashCode(flow, code) : null, sentAt: at, expiresAt: at + CODE_LIFETIME }
  if (!(await renewFlow(tx, flow.id, change))) return
  if (works || isOwn) {
    // To the address as its owner wrote it: one that only folds to the same may be another mailbox.
    const to = isOwn && known ? known.email : flow.email
    await enqueueMail(deps.sources, tx, to, codeMail(flow.purpose, language, code), at, works ? 'send' : 'drop')
    return
  }
  const note = flow.purpose === 'email' ? addressInUseMail(known?.language ?? language) : accountExistsMail(language)
  await enqueueMail(deps.sources, tx, flow.email, note, at)
}

/** A new code at most every 30 s and 5 times an hour, whatever it is for; the answer is the same for unknown flows. */
export const resendHandler = onVisit(resendVerification, async (deps, { body, language }) => async (tx) => {
  const now = deps.sources.now()
  const answer = { nextResendAt: now + RESEND_WAIT }
  const flow = await findFlow(tx, body.userId)
  if (!flow || flow.consumedAt) return answer
  if ((await nextMailAt(tx, flow, now)) <= now) await sendCode(deps, tx, flow, language, now)
  return answer
})

/**
 * Begins a flow of an account (a new password, a new address, a deletion) and mails its code, which voids those of the
 * same purpose before it. Throws TOO_MANY_REQUESTS as `nextMailAt` does. Returns what the player enters the code with.
 */
export async function beginFlow(
  deps: Deps,
  tx: Tx,
  want: { readonly purpose: 'reset' | 'email' | 'delete'; readonly userId: string | null; readonly email: string },
  language: Language,
): Promise<{ userId: string; email: string }> {
  const emailFolded = foldText(want.email)
  const now = deps.sources.now()
  const mailAt = await nextMailAt(tx, { purpose: want.purpose, emailFolded }, now)
  const flow = newFlow(deps.sources, { ...want, emailFolded, usernameFolded: null, payload: {} })
  await insertFlow(tx, flow)
  await voidOtherFlows(tx, flow, want.purpose === 'reset' ? 'address' : 'player', now)
  await sendCode(deps, tx, flow, language, mailAt)
  return { userId: flow.id, email: want.email }
}

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
