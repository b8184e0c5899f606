import * as z from 'zod/mini'
import { DIFFICULTIES, GENRES, SETTINGS } from '../rules/genres.ts'

/** What an author tells the narrator alone about somebody, some place or some thing of a quest. */
export const questCardSchema = z.strictObject({
  kind: z.enum(['person', 'place', 'thing']),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  note: z.string().check(z.trim(), z.maxLength(300)),
})
export type QuestCard = z.infer<typeof questCardSchema>

/** A quest as lists and stories show it. `coverImage` is a same-origin path or empty; `owner` is null for official quests. */
export const questSchema = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  genre: z.enum(GENRES),
  setting: z.enum(SETTINGS),
  difficulty: z.nullable(z.enum(DIFFICULTIES)),
  coverImage: z.string(),
  coverTitle: z.object({ at: z.enum(['top', 'bottom']), ink: z.enum(['light', 'dark']) }),
  isOfficial: z.boolean(),
  isPublic: z.boolean(),
  owner: z.nullable(z.object({ _id: z.string(), username: z.string() })),
  playCount: z.int(),
  creditsEarned: z.int(),
  createdAt: z.int(),
})
export type Quest = z.infer<typeof questSchema>

/** A page of quests. `cursor` asks for the next page; null at the end. */
export const questPageSchema = z.object({
  quests: z.array(z.extend(questSchema, { hasProgress: z.boolean() })),
  cursor: z.nullable(z.string()),
  total: z.int(),
  genres: z.array(z.enum(GENRES)),
})
export type QuestPage = z.infer<typeof questPageSchema>
