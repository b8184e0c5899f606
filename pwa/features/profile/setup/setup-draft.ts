import * as z from 'zod/mini'
import { attributesSchema, preferencesSchema, type User } from '../../../../shared/model/user.ts'
import { forgetAll, remember, remembered } from '../../../platform/remembered.ts'

const draftSchema = z.object({
  name: z.string(),
  bio: z.string(),
  preferences: preferencesSchema,
  attributes: attributesSchema,
})
/** What the setup has been filled in with so far. */
export type SetupDraft = z.infer<typeof draftSchema>

const keyOf = (userId: string) => `draft ${userId} setup`

/** The draft that a reload brings back, or the player as they are. */
export function readSetupDraft({ id, name, bio, preferences, attributes }: User): SetupDraft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(remembered(keyOf(id)) ?? 'null'))
    if (parsed.success) return parsed.data
  } catch {
    // What cannot be read is begun anew.
  }
  return { name, bio, preferences, attributes }
}

export function keepSetupDraft(userId: string, draft: SetupDraft): void {
  remember(keyOf(userId), JSON.stringify(draft))
}

export function forgetSetupDraft(userId: string): void {
  forgetAll(keyOf(userId))
}
