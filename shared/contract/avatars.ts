import * as z from 'zod/mini'
import { AVATAR_PROMPT_MAX, UPLOAD_MAX_BYTES } from '../rules/pictures.ts'
import { defineCall } from './call.ts'
import { noBody, nothing } from './parts.ts'

/** A path of this server's own media; anything else names no option (422), so the cap is all that is checked here. */
const imageUrl = z.string().check(z.minLength(1), z.maxLength(2_000))

export const uploadAvatar = defineCall({
  name: 'avatar.upload',
  method: 'post',
  path: '/profiles/avatar',
  summary: 'Upload a picture of oneself: multipart, field `avatar`',
  access: 'player',
  queueable: false,
  writes: true,
  upload: { field: 'avatar', maxBytes: UPLOAD_MAX_BYTES },
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.object({ avatar: z.string() }),
  codes: ['UNSUPPORTED_MEDIA_TYPE', 'TOO_LARGE'],
})

export const removeAvatar = defineCall({
  name: 'avatar.remove',
  method: 'delete',
  path: '/profiles/avatar',
  summary: 'Go without a picture',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: noBody,
  answer: z.object({ avatar: z.string() }),
  codes: [],
})

export const generateAvatar = defineCall({
  name: 'avatar.generate',
  method: 'post',
  path: '/profiles/generate-avatar',
  summary: 'Paint several portraits to choose from; free until one is saved',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ prompt: z.string().check(z.maxLength(4 * AVATAR_PROMPT_MAX)) }),
  answer: z.object({ imageUrls: z.array(z.string()) }),
  codes: ['NOT_ENOUGH_CREDITS', 'RULE_VIOLATION', 'PAINTER_FAILED'],
})

export const saveGeneratedAvatar = defineCall({
  name: 'avatar.save',
  method: 'post',
  path: '/profiles/save-generated-avatar',
  summary: 'Choose one of the portraits painted; costs 10 credits, the others are deleted',
  access: 'player',
  queueable: false,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ imageUrl, allImageUrls: z.optional(z.array(imageUrl).check(z.maxLength(20))) }),
  answer: z.object({ avatar: z.string(), creditsRemaining: z.int() }),
  codes: ['NOT_ENOUGH_CREDITS', 'PICTURE_UNKNOWN'],
})
