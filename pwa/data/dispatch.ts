import type { CallArgs } from '../../shared/contract/call.ts'
import { type QueueableName, queueableCalls } from '../../shared/contract/queueable.ts'
import type { OutboxRow, PlayerDb } from './db.ts'
import { checkWords, refuseEarly } from './early-refusal.ts'
import { NotSaved, Refusal } from './refusal.ts'
import { coversUpdate, isSaid, lastUpdate, mayReplace, mergeUpdates, subjectOf } from './subjects.ts'

export { NotSaved, Refusal }

/** The arguments of an action, as its contract types them or as an outbox row has them. */
export type ActionArgs<N extends QueueableName = QueueableName> =
  | CallArgs<(typeof queueableCalls)[N]>
  | OutboxRow['args']

export interface DispatchDeps {
  readonly db: PlayerDb
  /** Epoch milliseconds on the server's clock. */
  readonly now: () => number
  readonly newId: () => string
  /** Whether nothing can be sent now: then a move may wait behind the reply that is being told. */
  readonly cutOff?: () => boolean
  /** Gives space back on a full device. */
  readonly makeRoom: () => Promise<void>
}

/**
 * Takes an action in: checks it by its contract and by the rules on local state, then writes it to the outbox in one
 * transaction; its prediction shows at once. Beside a turn that waits already (another tab's) a second one is refused:
 * other words for it are given by `editWaitingTurn`. A change of the profile takes up one that waits (subjects.ts).
 * Returns the operation id.
 * Rejects with Refusal (a rule) or NotSaved (the device); then nothing was written.
 */
export async function dispatch<N extends QueueableName>(
  deps: DispatchDeps,
  name: N,
  args: ActionArgs<N>,
): Promise<string> {
  const call = queueableCalls[name]
  if (!call.params.safeParse(args.params).success || !call.body.safeParse(args.body).success) {
    throw new Refusal('BAD_REQUEST')
  }
  return saved(deps, () => enqueue(deps, name, args as OutboxRow['args']))
}

/** `again`: a refused action that this one is made of, and takes the place of. */
function enqueue(
  deps: DispatchDeps,
  name: QueueableName,
  args: OutboxRow['args'],
  again: OutboxRow | null = null,
): Promise<string> {
  const { db } = deps
  const id = deps.newId()
  const subject = subjectOf(name, args, id)
  return db.transaction('rw', [db.outbox, db.profile, db.rewards, db.progress], async () => {
    if (again) await db.outbox.delete(again.seq)
    const rows = await db.outbox.orderBy('seq').toArray()
    const same = name === 'profile.update' ? lastUpdate(rows) : waitingOn(rows, subject)
    if (same && isRepeated(same, args)) return same.id
    if (same && name !== 'profile.update') throw secondOf(name)
    refuseEarly(name, args, {
      profile: (await db.profile.get('me')) ?? null,
      rewards: (await db.rewards.get('me')) ?? null,
      progress: (await db.progress.get(args.params.questId ?? '')) ?? null,
      rows,
      cutOff: deps.cutOff?.() ?? false,
      now: deps.now(),
    })
    // A refused action about the same thing has been answered by the player.
    await db.outbox.where('subject').equals(subject).delete()
    await db.outbox.add({
      id,
      name,
      args: name === 'profile.update' ? await joinUpdates(db, rows, args) : args,
      argsVersion: 1,
      subject,
      status: 'waiting',
      code: null,
      message: '',
      enqueuedAt: deps.now(),
      sentAt: null,
    })
    return id
  })
}

const waitingOn = (rows: readonly OutboxRow[], subject: string) =>
  rows.find((row) => row.subject === subject && row.status === 'waiting')

/** Whether what waits says the same already: a button pressed twice is one action. */
function isRepeated({ name, args }: OutboxRow, again: OutboxRow['args']): boolean {
  if (name === 'game.reset' || name === 'profile.skipSetup') return true
  if (name === 'game.input') return args.body.userInput === again.body.userInput
  return name === 'profile.update' && isSaid(args.body, again.body)
}

/** Why a second action about the same thing is not taken. */
function secondOf(name: QueueableName): Refusal {
  if (name === 'rewards.claim') return new Refusal('REWARD_NOT_READY')
  if (name === 'achievement.claim') return new Refusal('ACHIEVEMENT_CLAIMED')
  return new Refusal('TURN_IN_PROGRESS', { waiting: true })
}

/** The arguments of a change of the profile, with those of the older one whose place it takes, if any. */
async function joinUpdates(
  db: PlayerDb,
  rows: readonly OutboxRow[],
  args: OutboxRow['args'],
): Promise<OutboxRow['args']> {
  const answered = rows.filter(
    (row) => row.name === 'profile.update' && row.status === 'refused' && coversUpdate(args.body, row.args.body),
  )
  await db.outbox.bulkDelete(answered.map((row) => row.seq))
  const older = lastUpdate(rows)
  if (!older || !mayReplace(older, args.body, rows)) return args
  await db.outbox.delete(older.seq)
  return { ...args, body: mergeUpdates(older.args.body, args.body) }
}

/** Gives a waiting turn other words. Rejects with Refusal: IN_PROGRESS on its way, NOT_FOUND when it was answered. */
export async function editWaitingTurn(deps: DispatchDeps, id: string, text: string): Promise<void> {
  checkWords(text)
  await saved(deps, () =>
    deps.db.transaction('rw', deps.db.outbox, async () => {
      const row = await deps.db.outbox.where('id').equals(id).first()
      if (row?.name !== 'game.input' || row.status !== 'waiting') throw new Refusal('NOT_FOUND')
      if (row.sentAt !== null) throw new Refusal('IN_PROGRESS')
      await deps.db.outbox.update(row.seq, { args: { ...row.args, body: { ...row.args.body, userInput: text } } })
    }),
  )
}

/** Sends a refused action again, as a new one; the rules are asked again. Returns the new id. */
export async function retryAction(deps: DispatchDeps, id: string): Promise<string> {
  const row = await deps.db.outbox.where('id').equals(id).first()
  if (row?.status !== 'refused') throw new Refusal('NOT_FOUND')
  return saved(deps, () => enqueue(deps, row.name, row.args, row))
}

/** Runs a write; on a full device once more after making room. */
async function saved<T>(deps: DispatchDeps, write: () => Promise<T>): Promise<T> {
  try {
    return await write().catch(async (error) => {
      if (!isQuota(error)) throw error
      await deps.makeRoom()
      return write()
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new NotSaved(isQuota(error) ? 'QUOTA' : 'FAILED', error)
  }
}

function isQuota(error: unknown): boolean {
  const { name, inner } = error as { name?: string; inner?: { name?: string } | null }
  return name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError'
}
