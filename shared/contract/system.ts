import * as z from 'zod/mini'
import { PLANS } from '../rules/memberships.ts'
import { defineCall } from './call.ts'
import { nothing } from './parts.ts'

export const health = defineCall({
  name: 'system.health',
  method: 'get',
  path: '/health',
  summary: 'Whether the server is well',
  access: 'public',
  queueable: false,
  writes: false,
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    database: z.enum(['sqlite', 'postgres', 'unreachable']),
    narrator: z.enum(['embedded', 'openai']),
  }),
  codes: [],
})

/** A plan that is on sale: `amount` in the smallest unit of `currency` (ISO 4217, lower case), a month. */
export const planSchema = z.object({ plan: z.enum(PLANS), amount: z.int(), currency: z.string() })
export type PlanOffer = z.infer<typeof planSchema>

export const config = defineCall({
  name: 'system.config',
  method: 'get',
  path: '/config',
  summary: 'What this server offers, so that no button leads nowhere',
  access: 'public',
  queueable: false,
  writes: false,
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.object({
    /** Whether one can sign in with Google. */
    google: z.boolean(),
    painter: z.enum(['embedded', 'openai']),
    /** Empty where plans are not on sale. */
    plans: z.array(planSchema),
  }),
  codes: [],
})
export type ServerConfig = z.output<typeof config.answer>
