import * as z from 'zod/mini'
import { DIFFICULTIES, GENRES, SETTINGS } from '../rules/genres.ts'
import { MEMBERSHIPS } from '../rules/memberships.ts'
import { questSchema } from './quest.ts'

const attribute = z.int().check(z.minimum(0), z.maximum(999))

export const attributesSchema = z.strictObject({
  strength: attribute,
  intelligence: attribute,
  dexterity: attribute,
  wisdom: attribute,
  charisma: attribute,
  constitution: attribute,
})

export const preferencesSchema = z.object({
  genre: z.array(z.enum(GENRES)).check(z.minLength(1)),
  setting: z.enum(SETTINGS),
  difficulty: z.enum(DIFFICULTIES),
})
export type Preferences = z.infer<typeof preferencesSchema>

export const achievementSchema = z.object({ claimed: z.boolean(), reward: z.int() })

/** A player as that player sees it. `credits` is the balance; `held` is the part reserved for replies under way. */
export const userSchema = z.object({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.string(),
  bio: z.string(),
  membershipLevel: z.enum(MEMBERSHIPS),
  /** When a paid plan renews, or when it ends if it was cancelled (epoch ms); null where it does not. */
  membershipRenewsAt: z.nullable(z.int()),
  membershipEndsAt: z.nullable(z.int()),
  credits: z.int(),
  held: z.int(),
  level: z.int(),
  title: z.string(),
  xp: z.int(),
  attributePoints: z.int(),
  /** Turns that were answered, over all quests: XP and points come by their number. */
  answeredTurns: z.int(),
  attributes: attributesSchema,
  preferences: preferencesSchema,
  achievements: z.object({ levelAchievements: z.record(z.string(), achievementSchema) }),
  isAdmin: z.boolean(),
  needsUsernameSetup: z.boolean(),
  /** False for who signs in with Google only. */
  hasPassword: z.boolean(),
  /** Whether the character was made. `skipped`: not to be asked again, and still possible once. */
  setup: z.enum(['open', 'skipped', 'done']),
  createdAt: z.int(),
})
export type User = z.infer<typeof userSchema>

/** A player as other players see one: nothing private. */
export const publicProfileSchema = z.object({
  _id: z.string(),
  username: z.string(),
  avatar: z.string(),
  bio: z.string(),
  title: z.string(),
  level: z.int(),
  membershipLevel: z.enum(MEMBERSHIPS),
  attributes: z.object({ strength: z.int(), intelligence: z.int(), dexterity: z.int(), wisdom: z.int() }),
  createdAt: z.int(),
  quests: z.object({ public: z.array(questSchema) }),
})
export type PublicProfile = z.infer<typeof publicProfileSchema>
