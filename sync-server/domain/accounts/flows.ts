import { resendVerification, verifyEmail } from '../../../shared/contract/auth.ts'
import { AppError } from '../../../shared/errors.ts'
import { CODE_LIFETIME, RESEND_WAIT, RESENDS_PER_HOUR } from '../../../shared/rules/credentials.ts'
import type { Language } from '../../../shared/rules/genres.ts'
import { foldText } from '../../../shared/rules/text.ts'
import { verificationMail } from '../../clients/mail-texts.ts'
import {
  consumeFlow,
  consumeOlderFlows,
  countSendsSince,
  type FlowRow,
  findFlow,
  renewFlow,
} from '../../storage/queries/flows.ts'
import { findUser, nextVersion, updateUser, usernameHolder } from '../../storage/queries/players.ts'
import type { Tx } from '../../storage/store.ts'
import { onRun } from '../handler.ts'
import { enqueueMail } from '../mail-queue.ts'
import type { Deps, Sources } from '../ports.ts'
import { viewUser } from '../profiles.ts'
import { checkCode, hashCode, newCode } from './codes.ts'
import { openSession } from './sessions.ts'

const HOUR = 3_600_000

/** A flow that waits for its code; `sendCode` gives it one. */
export function newFlow(
  sources: Sources,
  want: Pick<FlowRow, 'purpose' | 'userId' | 'email' | 'emailFolded' | 'payload'>,
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
 * Makes a new code for a flow, which voids its older ones, and queues the mail; false when one went out after
 * `sentBefore`. Codes of other registrations of the address stay: each works with its own flow only.
 */
export async function sendCode(
  deps: Deps,
  tx: Tx,
  flow: FlowRow,
  language: Language,
  sentBefore = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  const code = newCode(deps.sources)
  const now = deps.sources.now()
  const renewed = await renewFlow(
    tx,
    flow.id,
    { codeHash: hashCode(flow, code), sentAt: now, expiresAt: now + CODE_LIFETIME },
    sentBefore,
  )
  if (!renewed) return false
  await enqueueMail(deps.sources, tx, flow.email, verificationMail(language, code))
  return true
}

/** A new code at most every 30 s and 5 times an hour; the answer is the same for unknown flows. */
export const resendHandler = onRun(resendVerification, async (deps, { body, language }) => {
  const now = deps.sources.now()
  await deps.store.transaction(async (tx) => {
    const flow = await findFlow(tx, body.userId)
    if (flow?.purpose !== 'verify' || !flow.userId || flow.consumedAt) return
    if ((await countSendsSince(tx, flow.emailFolded, now - HOUR)) >= RESENDS_PER_HOUR) return
    await sendCode(deps, tx, flow, language, now - RESEND_WAIT)
  })
  return { nextResendAt: now + RESEND_WAIT }
})

/** Confirms the address: the account takes the name, username and password of this very registration. */
export const verifyHandler = onRun(verifyEmail, async (deps, { body, device }) => {
  const flow = await checkCode(deps, 'verify', body.userId, body.code)
  const userId = flow.userId
  if (!userId) throw new AppError('CODE_INVALID', 'This code is not valid. Check it, or ask for a new one.')
  return deps.store.transaction(async (tx) => {
    const now = deps.sources.now()
    const version = await nextVersion(tx, userId)
    if (!(await consumeFlow(tx, flow.id, now))) throw new AppError('CODE_INVALID', 'This code was used already.')
    await consumeOlderFlows(tx, flow, now)
    const payload = flow.payload
    const username = payload.username ?? ''
    const holder = await usernameHolder(tx, foldText(username))
    if (holder && holder !== userId) throw new AppError('USERNAME_TAKEN', 'This username is taken.')
    await updateUser(tx, userId, {
      name: payload.name ?? '',
      username,
      usernameFolded: foldText(username),
      passwordHash: payload.passwordHash ?? null,
      verifiedAt: now,
      isAdmin: deps.adminEmails.has(flow.emailFolded),
      profileVersion: version,
      rewardsVersion: version,
    })
    const user = await findUser(tx, userId)
    if (!user) throw new AppError('CODE_INVALID', 'This account is gone. Register again.')
    const token = await openSession(tx, deps.sources, userId, device)
    return { token, user: viewUser(user) }
  })
})
