import * as z from 'zod/mini'
import { userSchema } from '../model/user.ts'
import { defineCall } from './call.ts'
import { code, email, flow, id, noBody, nothing, password, session } from './parts.ts'

export const me = defineCall({
  name: 'auth.me',
  method: 'get',
  path: '/auth/me',
  summary: 'The signed-in player',
  access: 'player',
  queueable: false,
  writes: false,
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.object({ user: userSchema }),
  codes: [],
})

export const register = defineCall({
  name: 'auth.register',
  method: 'post',
  path: '/auth/register',
  summary: 'Open an account; a six-digit code is mailed',
  access: 'public',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    username: z.string().check(z.trim(), z.maxLength(64)),
    email,
    password,
  }),
  answer: flow,
  codes: ['USERNAME_TAKEN', 'RULE_VIOLATION', 'PASSWORD_TOO_COMMON'],
})

export const verifyEmail = defineCall({
  name: 'auth.verifyEmail',
  method: 'post',
  path: '/auth/verify-email',
  summary: 'Confirm the address with the mailed code and begin a session',
  access: 'public',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ userId: id, code }),
  answer: session,
  codes: ['CODE_INVALID', 'CODE_USED', 'CODE_EXHAUSTED', 'USERNAME_TAKEN'],
})

export const resendVerification = defineCall({
  name: 'auth.resendVerification',
  method: 'post',
  path: '/auth/resend-verification',
  summary: 'Mail a new code; at most every 30 s and 5 times an hour',
  access: 'public',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ userId: id }),
  answer: z.object({ nextResendAt: z.int() }),
  codes: [],
})

export const login = defineCall({
  name: 'auth.login',
  method: 'post',
  path: '/auth/login',
  summary: 'Begin a session with e-mail and password',
  access: 'public',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ email, password }),
  answer: session,
  codes: ['LOGIN_FAILED', 'EMAIL_NOT_VERIFIED'],
})

export const logout = defineCall({
  name: 'auth.logout',
  method: 'post',
  path: '/auth/logout',
  summary: 'End this session',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: noBody,
  answer: z.object({}),
  codes: [],
})
