import * as z from 'zod/mini'

/**
 * What `GET /api/events` sends. Events are hints: all they say can be pulled.
 * poke: something of yours changed up to `version`. turn.text: characters of a reply from `offset` on (coalesced).
 * turn.end: the reply is stored or failed; pull.
 */
export const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), version: z.int(), serverNow: z.int() }),
  z.object({ type: z.literal('poke'), version: z.int() }),
  z.object({
    type: z.literal('turn.text'),
    turnId: z.string(),
    questId: z.string(),
    offset: z.int(),
    text: z.string(),
  }),
  z.object({
    type: z.literal('turn.end'),
    turnId: z.string(),
    questId: z.string(),
    status: z.enum(['done', 'failed']),
    code: z.nullable(z.string()),
  }),
  z.object({ type: z.literal('session.ended') }),
])
export type ServerEvent = z.infer<typeof eventSchema>
