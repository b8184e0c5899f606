import * as z from 'zod/mini'
import { PLANS } from '../rules/memberships.ts'
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
