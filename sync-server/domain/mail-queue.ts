import { deleteMail, leaseMails, postponeMail, queueMail } from '../storage/queries/flows.ts'
import type { Store, Tx } from '../storage/store.ts'
import type { Log, Sources } from './ports.ts'

const LEASE = 60_000
/** A code lives ten minutes: a mail that could not go out by then is of no use. */
const LIFETIME = 10 * 60_000

export interface MailText {
  readonly subject: string
  readonly text: string
}

/** What sends a mail; rejects when it could not be handed over. */
export interface Mailer {
  send(mail: { to: string; subject: string; text: string }): Promise<void>
}

/**
 * Puts a mail into the queue for `at`, in the caller's transaction: it goes out if and only if that commits.
 * One to `drop` costs the same and never goes out: it has expired when the queue is looked at.
 */
export async function enqueueMail(
  sources: Sources,
  tx: Tx,
  to: string,
  mail: MailText,
  at: number,
  fate: 'send' | 'drop' = 'send',
): Promise<void> {
  const expiresAt = fate === 'send' ? at + LIFETIME : 0
  await queueMail(tx, { id: sources.id(), to, ...mail, attempts: 0, nextAt: at, expiresAt })
}

/** Sends what is due; a failed mail is tried again after 2, 4, 8 … seconds until it expires. */
export async function sendDueMails(deps: { store: Store; sources: Sources; log: Log }, mailer: Mailer): Promise<void> {
  const now = deps.sources.now()
  const due = await deps.store.transaction((tx) => leaseMails(tx, now, now + LEASE))
  for (const mail of due) {
    try {
      await mailer.send({ to: mail.to, subject: mail.subject, text: mail.text })
      await deps.store.transaction((tx) => deleteMail(tx, mail.id))
    } catch (error) {
      deps.log.warn({ attempt: mail.attempts, reason: (error as Error).message }, 'a mail could not be sent')
      const nextAt = deps.sources.now() + 1000 * 2 ** Math.min(mail.attempts, 6)
      await deps.store.transaction((tx) => postponeMail(tx, mail.id, nextAt))
    }
  }
}
