import type { QueueableName } from '../../shared/contract/queueable.ts'
import { AppError } from '../../shared/errors.ts'
import type { Progress } from '../../shared/model/progress.ts'
import type { Rewards } from '../../shared/model/rewards.ts'
import type { User } from '../../shared/model/user.ts'
import { checkProfileChange } from '../../shared/rules/character.ts'
import { COSTS, TURN_MAX_LENGTH } from '../../shared/rules/costs.ts'
import { cleanText, isBlank } from '../../shared/rules/text.ts'
import { isClaimable, type RewardType } from '../../shared/rules/timed-rewards.ts'
import type { OutboxRow } from './db.ts'
import { predictCredits, predictRewards } from './predict.ts'
import { actOn, predictProfile } from './predict-profile.ts'
import { Refusal } from './refusal.ts'

/** What this device knows when the player acts. `rows`: the outbox. */
export interface Knowledge {
  readonly profile: User | null
  readonly rewards: Rewards | null
  readonly progress: Progress | null
  readonly rows: readonly OutboxRow[]
  /** Nothing can be sent now: a move may wait behind the reply that is being told. */
  readonly cutOff: boolean
  /** Epoch milliseconds on the server's clock. */
  readonly now: number
}

/** Whether `text` may be played as a turn; throws RULE_VIOLATION as the server would. */
export function checkWords(text: string): void {
  if (isBlank(text)) throw new Refusal('RULE_VIOLATION', { field: 'userInput' })
  if ([...cleanText(text)].length > TURN_MAX_LENGTH) throw new Refusal('RULE_VIOLATION', { field: 'userInput' })
}

/** Throws Refusal for what the shared rules forbid on the state known here; the server has the last word anyway. */
export function refuseEarly(name: QueueableName, args: OutboxRow['args'], known: Knowledge): void {
  if (name === 'rewards.claim') refuseClaim(args.body.rewardType as RewardType, known)
  else if (name === 'game.input' || name === 'game.reset') refuseMove(name, args, known)
  else refuseChange(name, args, known)
}

/** What a player changes of the character is judged on the state that waiting actions lead to. */
function refuseChange(name: QueueableName, args: OutboxRow['args'], { profile, rows }: Knowledge): void {
  try {
    if (profile) actOn(predictProfile(profile, rows), { name, args })
    else if (name === 'profile.update') checkProfileChange(args.body)
  } catch (error) {
    if (error instanceof AppError) throw new Refusal(error.code, error.data ?? {})
    throw error
  }
}

function refuseMove(name: 'game.input' | 'game.reset', args: OutboxRow['args'], known: Knowledge): void {
  const { questId } = args.params
  const waits = (other: QueueableName) =>
    known.rows.some((row) => row.status === 'waiting' && row.name === other && row.args.params.questId === questId)
  const turn = known.progress?.turn
  const mayFollow = name === 'game.input' && turn?.kind === 'turn' && known.cutOff
  if (turn?.status === 'running' && !mayFollow) throw new Refusal('TURN_IN_PROGRESS')
  if (name === 'game.reset') {
    if (waits('game.input')) throw new Refusal('TURN_IN_PROGRESS')
    return
  }
  checkWords(String(args.body.userInput))
  // A reset that waits leaves nothing to play on: the story must be opened again first, which needs the server.
  if (waits('game.reset')) throw new Refusal('NOT_BEGUN')
  if (known.progress?.concluded) throw new Refusal('STORY_CONCLUDED')
  const available = known.profile ? predictCredits(known.profile, known.rows) : null
  if (available !== null && available < COSTS.turn) {
    throw new Refusal('NOT_ENOUGH_CREDITS', { cost: COSTS.turn, available })
  }
}

function refuseClaim(type: RewardType, known: Knowledge): void {
  if (!known.rewards) return
  const { lastClaimed, nextAvailable } = predictRewards(known.rewards, known.rows)[type]
  if (!isClaimable(type, lastClaimed, known.now)) throw new Refusal('REWARD_NOT_READY', { nextAvailable })
}
