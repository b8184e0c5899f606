import * as z from 'zod/mini'
import { progressSchema, syncedMessageSchema } from '../model/progress.ts'
import { questSchema } from '../model/quest.ts'
import { rewardsSchema } from '../model/rewards.ts'
import { userSchema } from '../model/user.ts'
import { defineCall } from './call.ts'
import { nothing, operationId } from './parts.ts'
import { SYNC_BATCH } from './protocol.ts'

export const operationSchema = z.strictObject({
  id: operationId,
  name: z.string().check(z.maxLength(40)),
  args: z.strictObject({
    params: z.record(z.string(), z.string().check(z.maxLength(64))),
    body: z.record(z.string(), z.unknown()),
  }),
})
export type Operation = z.infer<typeof operationSchema>

export const resultSchema = z.object({
  id: z.string(),
  status: z.int(),
  success: z.boolean(),
  code: z.nullable(z.string()),
  message: z.string(),
  data: z.unknown(),
})
export type OperationResult = z.infer<typeof resultSchema>

/** What changed for this player; every row whole. */
export const changesSchema = z.object({
  profile: z.nullable(userSchema),
  rewards: z.nullable(rewardsSchema),
  quests: z.array(questSchema),
  progress: z.array(progressSchema),
  messages: z.array(syncedMessageSchema),
})

/** `entity` names the table of `changes`; `id` the row that is gone. */
export const removedSchema = z.object({ entity: z.enum(['quests', 'progress', 'messages']), id: z.string() })

const pullAnswer = {
  changes: changesSchema,
  removed: z.array(removedSchema),
  /** Hand back with the next call. */
  cursor: z.int(),
  /** The answer is a full copy: rows not in it (and the pages that follow) are gone. */
  full: z.boolean(),
  more: z.boolean(),
  epoch: z.string(),
  serverNow: z.int(),
}
export const syncAnswer = z.object({ results: z.array(resultSchema), ...pullAnswer })
export type SyncAnswer = z.infer<typeof syncAnswer>

const cursor = z.int().check(z.minimum(0), z.maximum(2 ** 53 - 1))

export const sync = defineCall({
  name: 'sync.exchange',
  method: 'post',
  path: '/sync',
  summary: 'Send waiting operations in order and pull what changed since the cursor',
  access: 'player',
  queueable: false,
  writes: false,
  params: nothing,
  query: nothing,
  body: z.strictObject({
    schema: z.int(),
    cursor,
    epoch: z.nullable(z.string().check(z.maxLength(64))),
    operations: z.array(operationSchema).check(z.maxLength(SYNC_BATCH)),
  }),
  answer: syncAnswer,
  codes: ['CLIENT_TOO_OLD'],
})

export const pull = defineCall({
  name: 'sync.pull',
  method: 'get',
  path: '/sync',
  summary: 'Pull what changed since the cursor',
  access: 'player',
  queueable: false,
  writes: false,
  params: nothing,
  query: z.strictObject({
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    epoch: z.optional(z.string().check(z.maxLength(64))),
  }),
  body: nothing,
  answer: z.object(pullAnswer),
  codes: [],
})
