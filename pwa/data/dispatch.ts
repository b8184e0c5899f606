import type { CallArgs } from '../../shared/contract/call.ts'
import { type QueueableName, queueableCalls } from '../../shared/contract/calls.ts'
import type { OutboxRow, PlayerDb } from './db.ts'
import { checkWords, refuseEarly } from './early-refusal.ts'
import { NotSaved, Refusal } from './refusal.ts'

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
 * other words for it are given by `editWaitingTurn`. Returns the operation id.
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

function enqueue(deps: DispatchDeps, name: QueueableName, args: OutboxRow['args']): Promise<string> {
  const { db } = deps
  const subject = subjectOf(name, args)
  return db.transaction('rw', [db.outbox, db.profile, db.rewards, db.progress], async () => {
    const rows = await db.outbox.orderBy('seq').toArray()
    const same = rows.find((row) => row.subject === subject && row.status === 'waiting')
    if (same && name === 'game.reset') return same.id
    // Send pressed twice is one move.
    if (same && same.args.body.userInput === args.body.userInput && name === 'game.input') return same.id
    if (same && name === 'rewards.claim') throw new Refusal('REWARD_NOT_READY')
    if (same) throw new Refusal('TURN_IN_PROGRESS', { waiting: true })
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
    const row: Omit<OutboxRow, 'seq'> = {
      id: deps.newId(),
      name,
      args,
      argsVersion: 1,
      subject,
      status: 'waiting',
      code: null,
      message: '',
      enqueuedAt: deps.now(),
      sentAt: null,
    }
    await db.outbox.add(row)
    return row.id
  })
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
  return saved(deps, () => enqueue(deps, row.name, row.args))
}

/** One waiting turn a quest, one claim a reward, one reset a quest. */
function subjectOf(name: QueueableName, args: OutboxRow['args']): string {
  return [name, args.params.questId ?? '', args.body.rewardType ?? ''].join(':')
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
