import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { nothing, session } from './parts.ts'

// `GET /auth/google` and its callback are redirects, not calls: they are mounted beside these.

export const exchangeGoogle = defineCall({
  name: 'auth.exchangeGoogle',
  method: 'post',
  path: '/auth/google/exchange',
  summary: 'Exchange the one-time token of a sign-in with Google for a session',
  access: 'public',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/)) }),
  answer: session,
  codes: ['TOKEN_INVALID'],
})
