import * as z from 'zod/mini'
import { achievementSchema, attributesSchema, publicProfileSchema, userSchema } from '../model/user.ts'
import { ACHIEVEMENTS } from '../rules/achievements.ts'
import { ATTRIBUTES } from '../rules/attributes.ts'
import { DIFFICULTIES, GENRES, SETTINGS } from '../rules/genres.ts'
import { defineCall } from './call.ts'
import { id, noBody, nothing } from './parts.ts'

/** Lengths are rules (422), not shapes; what a door reads at all keeps them small (413). */
const text = z.string()
const genre = z.enum(GENRES)

export const updateProfile = defineCall({
  name: 'profile.update',
  method: 'put',
  path: '/profiles',
  summary: 'Change name, bio and preferences; make the character, once; or spend points by absolute values',
  access: 'player',
  queueable: true,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({
    name: z.optional(text),
    bio: z.optional(text),
    /**
     * Without `attributePoints` the sliders of the setup (0–20, once); with it the values after spending. Those left out
     * stay as they are.
     */
    attributes: z.optional(z.partial(attributesSchema)),
    attributePoints: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
    preferences: z.optional(
      z.strictObject({
        /** One genre or several; at least one. */
        genre: z.optional(z.union([genre, z.array(genre).check(z.minLength(1), z.maxLength(GENRES.length))])),
        setting: z.optional(z.enum(SETTINGS)),
        difficulty: z.optional(z.enum(DIFFICULTIES)),
      }),
    ),
  }),
  answer: z.object({ user: userSchema }),
  codes: ['RULE_VIOLATION', 'SETUP_DONE', 'NOT_ENOUGH_POINTS'],
})

export const skipSetup = defineCall({
  name: 'profile.skipSetup',
  method: 'post',
  path: '/profiles/skip-setup',
  summary: 'Play with the character as it is; not asked again',
  access: 'player',
  queueable: true,
  writes: true,
  params: nothing,
  query: nothing,
  body: noBody,
  answer: z.object({ user: userSchema }),
  codes: [],
})

export const spendPoints = defineCall({
  name: 'profile.spend',
  method: 'post',
  path: '/profiles/attributes',
  summary: 'Raise one attribute by points; unlike absolute values, two devices may do so at once',
  access: 'player',
  queueable: true,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ attribute: z.enum(ATTRIBUTES), points: z.int().check(z.minimum(1), z.maximum(999)) }),
  answer: z.object({ attributePoints: z.int(), attributes: attributesSchema }),
  codes: ['NOT_ENOUGH_POINTS', 'RULE_VIOLATION'],
})

export const claimAchievement = defineCall({
  name: 'achievement.claim',
  method: 'post',
  path: '/profiles/achievements/claim',
  summary: 'Claim the credits of a level reached, once',
  access: 'player',
  queueable: true,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ achievementId: z.enum(ACHIEVEMENTS) }),
  answer: z.object({
    totalCredits: z.int(),
    creditsEarned: z.int(),
    achievements: z.object({ levelAchievements: z.record(z.string(), achievementSchema) }),
  }),
  codes: ['ACHIEVEMENT_LOCKED', 'ACHIEVEMENT_CLAIMED'],
})

export const publicProfile = defineCall({
  name: 'profile.public',
  method: 'get',
  path: '/profiles/user/id/:userId',
  summary: 'A player as other players see one',
  access: 'player',
  queueable: false,
  writes: false,
  params: z.strictObject({ userId: id }),
  query: nothing,
  body: nothing,
  answer: z.object({ profile: publicProfileSchema }),
  codes: ['NOT_FOUND'],
})
