import * as z from 'zod/mini'
import { MEMBERSHIPS, PLANS } from '../rules/memberships.ts'
import { defineCall } from './call.ts'
import { noBody, nothing } from './parts.ts'

export const membershipCheckout = defineCall({
  name: 'membership.checkout',
  method: 'post',
  path: '/profiles/membership/checkout',
  summary: 'Begin to pay for a plan; the browser is sent to the address',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ plan: z.enum(PLANS) }),
  answer: z.object({ url: z.string() }),
  codes: ['NOT_FOR_SALE', 'CONFLICT', 'PAYMENT_FAILED'],
})

export const cancelMembership = defineCall({
  name: 'membership.cancel',
  method: 'post',
  path: '/profiles/membership/cancel',
  summary: 'End a plan with the month that is paid',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: noBody,
  answer: z.object({ membershipEndsAt: z.nullable(z.int()) }),
  codes: ['NOT_FOR_SALE', 'CONFLICT', 'PAYMENT_FAILED'],
})

export const resumeMembership = defineCall({
  name: 'membership.resume',
  method: 'post',
  path: '/profiles/membership/resume',
  summary: 'Let a plan that was cancelled and has not ended go on',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: noBody,
  answer: z.object({ membershipRenewsAt: z.nullable(z.int()) }),
  codes: ['NOT_FOR_SALE', 'CONFLICT', 'PAYMENT_FAILED'],
})

export const verifyMembership = defineCall({
  name: 'membership.verify',
  method: 'post',
  path: '/profiles/membership/verify',
  summary: 'What came of a page to pay, asked of the payment provider',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ sessionId: z.string().check(z.regex(/^cs_[A-Za-z0-9_]{1,200}$/)) }),
  answer: z.object({ membershipLevel: z.enum(MEMBERSHIPS) }),
  codes: ['NOT_FOR_SALE', 'NOT_FOUND', 'RULE_VIOLATION', 'PAYMENT_FAILED'],
})
