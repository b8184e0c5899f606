import * as z from 'zod/mini'
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
