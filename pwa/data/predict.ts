import type { Progress, SyncedMessage } from '../../shared/model/progress.ts'
import type { Rewards } from '../../shared/model/rewards.ts'
import type { User } from '../../shared/model/user.ts'
import { isClaimable, nextAvailable, type RewardType, TIMED_REWARDS } from '../../shared/rules/timed-rewards.ts'
import type { OutboxRow } from './db.ts'
import { costOf } from './outbox.ts'
import { predictProfile } from './predict-profile.ts'

// Predictions are never stored: they are what these functions make of the server's rows and the outbox.
// Taking an action out of the outbox therefore undoes its effect, in the same transaction.

const waiting = (rows: readonly OutboxRow[]) => rows.filter((row) => row.status === 'waiting')

/** The timed rewards with waiting claims taken as granted; a claim counts from when it was made. */
export function predictRewards(rewards: Rewards, rows: readonly OutboxRow[]): Rewards {
  let predicted = rewards
  for (const row of waiting(rows)) {
    if (row.name !== 'rewards.claim') continue
    const type = row.args.body.rewardType as RewardType
    if (!isClaimable(type, predicted[type].lastClaimed, row.enqueuedAt)) continue
    const at = row.enqueuedAt
    predicted = { ...predicted, [type]: { lastClaimed: at, nextAvailable: nextAvailable(type, at) } }
  }
  return predicted
}

/** Credits the player can count on: the balance less what is held and what waits, more what waiting claims bring. */
export function predictCredits(user: User, rows: readonly OutboxRow[]): number {
  const claims = waiting(rows)
    .filter((row) => row.name === 'rewards.claim')
    .reduce((sum, row) => sum + TIMED_REWARDS[row.args.body.rewardType as RewardType].credits, 0)
  return predictProfile(user, rows).credits - user.held - costOf(rows) + claims
}

/** A message on the play screen. `pending`: the player's words wait to be sent, or the narrator is answering them. */
export type StoryMessage = SyncedMessage & { readonly pending: 'waiting' | 'telling' | null }

/** A story as the play screen shows it. */
export interface Story {
  /** With `turn` telling what the narrator does or why it failed; null before the story is begun. */
  readonly progress: Progress | null
  /** In order; last the player's pending words, if any. */
  readonly messages: readonly StoryMessage[]
  /** The player's next turn. `sending`: it is on its way and can be neither edited nor cancelled. */
  readonly waitingTurn: { readonly id: string; readonly text: string; readonly sending: boolean } | null
  /** A turn the server refused, with its text and why. */
  readonly refusedTurn: { readonly id: string; readonly text: string; readonly code: string } | null
  /** A reset waits: the story will begin anew. */
  readonly resetting: boolean
}

/** A story with what waits for it. `rows`: the whole outbox. */
export function predictStory(
  questId: string,
  progress: Progress | null,
  messages: readonly SyncedMessage[],
  rows: readonly OutboxRow[],
): Story {
  const mine = rows.filter((row) => row.args.params.questId === questId)
  const resetting = waiting(mine).some((row) => row.name === 'game.reset')
  const turn = mine.findLast((row) => row.name === 'game.input')
  const text = String(turn?.args.body.userInput ?? '')
  const shown: StoryMessage[] = resetting ? [] : messages.map((message) => ({ ...message, pending: null }))
  const running = progress?.turn?.status === 'running' && progress.turn.kind === 'turn' ? progress.turn : null
  const words = (id: string, content: string, timestamp: number, pending: 'waiting' | 'telling'): StoryMessage => ({
    id,
    type: 'user',
    content,
    timestamp,
    choices: [],
    image: null,
    check: null,
    questId,
    progressId: progress?.id ?? '',
    seq: (shown.at(-1)?.seq ?? 0) + 1,
    pending,
  })
  if (!resetting && running) shown.push(words(running.id, running.text, running.startedAt, 'telling'))
  if (turn?.status === 'waiting') shown.push(words(turn.id, text, turn.enqueuedAt, 'waiting'))
  return {
    progress: resetting ? null : progress,
    messages: shown,
    waitingTurn: turn?.status === 'waiting' ? { id: turn.id, text, sending: turn.sentAt !== null } : null,
    refusedTurn: turn?.status === 'refused' ? { id: turn.id, text, code: turn.code ?? 'INTERNAL' } : null,
    resetting,
  }
}

/** Stories begun, without those a waiting reset empties. */
export function predictSavedStories(progress: readonly Progress[], rows: readonly OutboxRow[]): Progress[] {
  const reset = new Set(
    waiting(rows)
      .filter((row) => row.name === 'game.reset')
      .map((row) => row.args.params.questId),
  )
  return progress.filter((row) => row.lastLine !== '' && !reset.has(row.questId))
}
