import * as z from 'zod/mini'
import { messageSchema } from './message.ts'
import { questSchema } from './quest.ts'

/** The turn a story is in or failed at last. `text` are the player's words, empty for an opening; `code` says why it failed. */
export const turnStateSchema = z.object({
  id: z.string(),
  kind: z.enum(['opening', 'turn']),
  status: z.enum(['running', 'failed']),
  text: z.string(),
  code: z.nullable(z.string()),
  startedAt: z.int(),
})
export type TurnState = z.infer<typeof turnStateSchema>

/** One player's playthrough of one quest; the quest is carried along so that a saved story reads offline. */
export const progressSchema = z.object({
  id: z.string(),
  questId: z.string(),
  quest: questSchema,
  turns: z.int(),
  narrator: z.enum(['embedded', 'openai']),
  concluded: z.boolean(),
  turn: z.nullable(turnStateSchema),
  lastLine: z.string(),
  startedAt: z.int(),
  updatedAt: z.int(),
})
export type Progress = z.infer<typeof progressSchema>

/** A message as it is synced: with its place in its story. */
export const syncedMessageSchema = z.extend(messageSchema, {
  questId: z.string(),
  progressId: z.string(),
  seq: z.int(),
})
export type SyncedMessage = z.infer<typeof syncedMessageSchema>
