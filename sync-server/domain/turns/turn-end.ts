import type { TurnAnswer } from '../../../shared/contract/game.ts'
import type { ErrorCode } from '../../../shared/errors.ts'

/** How a turn ended; `answer` is the REST answer of one that was told. */
export interface TurnEnd {
  readonly status: 'done' | 'failed'
  readonly code: ErrorCode | null
  readonly answer: TurnAnswer | null
}
