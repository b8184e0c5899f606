import type { Message } from '../../../shared/model/message.ts'
import type { Progress, SyncedMessage, TurnState } from '../../../shared/model/progress.ts'
import type { Quest } from '../../../shared/model/quest.ts'
import { findTurn, type MessageRow, type ProgressRow } from '../../storage/queries/stories.ts'
import type { Tx } from '../../storage/store.ts'

/** A stored message as the game shows it. */
export function plainMessage(row: MessageRow): Message {
  return {
    id: row.id,
    type: row.type,
    content: row.content,
    timestamp: row.createdAt,
    choices: [...row.choices],
    image: row.image,
    check: row.check,
  }
}

/** A stored message as it is synced. */
export function viewMessage(row: MessageRow): SyncedMessage {
  return { ...plainMessage(row), questId: row.questId, progressId: row.progressId, seq: row.seq }
}

/** A playthrough with the turn it is in, or the one that failed last. */
export async function viewProgress(tx: Tx, row: ProgressRow, quest: Quest): Promise<Progress> {
  return {
    id: row.id,
    questId: row.questId,
    quest,
    turns: row.turns,
    narrator: row.narrator,
    concluded: row.concluded,
    turn: await turnState(tx, row),
    lastLine: row.lastLine,
    startedAt: row.startedAt,
    updatedAt: row.updatedAt,
  }
}

async function turnState(tx: Tx, row: ProgressRow): Promise<TurnState | null> {
  const turnId = row.runningTurn ?? row.failedTurn
  const turn = turnId ? await findTurn(tx, turnId) : null
  if (!turn || turn.status === 'done') return null
  return {
    id: turn.id,
    kind: turn.kind,
    status: turn.status,
    text: turn.text,
    code: turn.code,
    startedAt: turn.startedAt,
  }
}
