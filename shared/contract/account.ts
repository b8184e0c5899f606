import * as z from 'zod/mini'
import { userSchema } from '../model/user.ts'
import { defineCall } from './call.ts'
import { code, email, flow, id, noBody, nothing, password } from './parts.ts'

// What a signed-in player changes about the account, and the way back in for who forgot the password.

export const forgotPassword = defineCall({
  name: 'auth.forgotPassword',
  method: 'post',
  path: '/auth/forgot-password',
  summary: 'Mail a code for a new password; the answer is the same for unknown addresses',
  access: 'public',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ email }),
  answer: flow,
  codes: [],
})

export const resetPassword = defineCall({
  name: 'auth.resetPassword',
  method: 'post',
  path: '/auth/reset-password',
  summary: 'Set a new password with the mailed code; every session ends',
  access: 'public',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ userId: id, code, newPassword: password }),
  answer: z.object({}),
  codes: ['CODE_INVALID', 'CODE_USED', 'CODE_EXHAUSTED', 'RULE_VIOLATION', 'PASSWORD_TOO_COMMON'],
})

export const updateUsername = defineCall({
  name: 'auth.updateUsername',
  method: 'post',
  path: '/auth/update-username',
  summary: 'Choose a username, once, in place of the one that a sign-in with Google made up',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ username: z.string().check(z.trim(), z.maxLength(64)) }),
  answer: z.object({ user: userSchema }),
  codes: ['USERNAME_TAKEN', 'RULE_VIOLATION'],
})

export const updatePassword = defineCall({
  name: 'auth.updatePassword',
  method: 'post',
  path: '/auth/update-password',
  summary: 'Change the password; every other session ends',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ currentPassword: password, newPassword: password }),
  answer: z.object({}),
  codes: ['PASSWORD_WRONG', 'PASSWORD_MISSING', 'RULE_VIOLATION', 'PASSWORD_TOO_COMMON'],
})

export const updateEmail = defineCall({
  name: 'auth.updateEmail',
  method: 'post',
  path: '/auth/update-email',
  summary: 'Ask for a new address; it counts when its code is confirmed',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ newEmail: email, password }),
  answer: flow,
  codes: ['PASSWORD_WRONG', 'PASSWORD_MISSING', 'RULE_VIOLATION'],
})

export const confirmEmail = defineCall({
  name: 'auth.confirmEmail',
  method: 'post',
  path: '/auth/confirm-email',
  summary: 'Confirm the new address with its code; the old one is told',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ userId: id, code }),
  answer: z.object({ user: userSchema }),
  codes: ['CODE_INVALID', 'CODE_USED', 'CODE_EXHAUSTED'],
})

/** A session as its player sees it. `browser` and `system` are names such as "Firefox" and "Android", empty when unknown. */
export const sessionSchema = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  createdAt: z.int(),
  lastSeenAt: z.int(),
  current: z.boolean(),
})
export type SessionInfo = z.infer<typeof sessionSchema>

export const sessions = defineCall({
  name: 'auth.sessions',
  method: 'get',
  path: '/auth/sessions',
  summary: 'Where the player is signed in, the last seen first',
  access: 'player',
  queueable: false,
  writes: false,
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.object({ sessions: z.array(sessionSchema) }),
  codes: [],
})

export const endSession = defineCall({
  name: 'auth.endSession',
  method: 'delete',
  path: '/auth/sessions/:sessionId',
  summary: 'Sign a session out, on whatever device it is',
  access: 'player',
  queueable: false,
  writes: true,
  params: z.strictObject({ sessionId: id }),
  query: nothing,
  body: noBody,
  answer: z.object({}),
  codes: ['NOT_FOUND'],
})

export const endOtherSessions = defineCall({
  name: 'auth.endOtherSessions',
  method: 'post',
  path: '/auth/sessions/end-others',
  summary: 'Sign out everywhere but here',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: noBody,
  answer: z.object({ ended: z.int() }),
  codes: [],
})

export const exportData = defineCall({
  name: 'auth.export',
  method: 'get',
  path: '/auth/export',
  summary: 'Everything that is stored about the player',
  access: 'player',
  queueable: false,
  writes: false,
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.object({ export: z.record(z.string(), z.unknown()) }),
  codes: [],
})

export const requestDeletion = defineCall({
  name: 'auth.requestDeletion',
  method: 'post',
  path: '/auth/delete-account/code',
  summary: 'Mail a code that deletes the account, for who has no password',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: noBody,
  answer: flow,
  codes: [],
})

export const deleteAccount = defineCall({
  name: 'auth.deleteAccount',
  method: 'post',
  path: '/auth/delete-account',
  summary: 'Delete the account, for good, with the password or a mailed code',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.union([z.strictObject({ password }), z.strictObject({ userId: id, code })]),
  answer: z.object({}),
  codes: ['PASSWORD_WRONG', 'PASSWORD_MISSING', 'CODE_INVALID', 'CODE_USED', 'CODE_EXHAUSTED'],
})
