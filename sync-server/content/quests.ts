import * as z from 'zod/mini'
import { DIFFICULTIES, GENRES, SETTINGS } from '../../shared/rules/genres.ts'
import mrsBabcock from './quests/mrs-babcock-takes-in-washing.json' with { type: 'json' }
import nineMiles from './quests/nine-miles-of-shade.json' with { type: 'json' }
import sittingTenants from './quests/sitting-tenants.json' with { type: 'json' }
import bell from './quests/the-bell-that-was-promised.json' with { type: 'json' }
import bridge from './quests/the-bridge-that-takes-names.json' with { type: 'json' }
import eleventhVote from './quests/the-eleventh-vote.json' with { type: 'json' }
import favourOffice from './quests/the-favour-office.json' with { type: 'json' }
import fourPortraits from './quests/the-man-in-four-portraits.json' with { type: 'json' }
import requestHour from './quests/the-request-hour.json' with { type: 'json' }
import wordForNo from './quests/the-word-for-no.json' with { type: 'json' }

const line = z.string().check(z.minLength(1))
const lines = z.array(line).check(z.minLength(1))

/** What the narrator knows and the player finds out. Clues that hold in one truth only begin with its id ("A: …"). */
const questSecretSchema = z.strictObject({
  people: z.array(
    z.strictObject({
      name: line,
      role: line,
      wants: z.nullable(line),
      fears: z.nullable(line),
      lie: z.nullable(line),
    }),
  ),
  places: lines,
  things: lines,
  /** The clock of the story: its name and what its steps look like. */
  danger: line,
  /** The story's seed picks exactly one of them. */
  truths: z.array(z.strictObject({ id: z.string().check(z.regex(/^[A-Z]$/)), text: line })).check(z.minLength(1)),
  clues: lines,
  endings: lines,
})

/** An official quest: what the shelf shows, the first scene, and the secret, which never leaves the server. */
export const officialQuestSchema = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: line.check(z.maxLength(80)),
  genre: z.enum(GENRES),
  setting: z.enum(SETTINGS),
  difficulty: z.enum(DIFFICULTIES),
  description: line.check(z.maxLength(600)),
  opening: line,
  /** File name under `sync-server/content/covers/`. */
  cover: z.string().check(z.regex(/^[a-z0-9-]+\.webp$/)),
  /** The words the cover pictures, the painter's option to repaint it with, and where and in which ink its title stands. */
  coverNote: z.strictObject({
    prompt: line,
    option: z.int().check(z.minimum(1), z.maximum(4)),
    titleAt: z.enum(['top', 'bottom']),
    ink: z.enum(['light', 'dark']),
  }),
  /** Id of the quest's full text for the embedded storyteller; null when it has none of its own. */
  contentId: z.nullable(line),
  secret: questSecretSchema,
})
export type OfficialQuest = z.infer<typeof officialQuestSchema>

/** The ten official quests in shelf order; throws at load when a file breaks the schema. */
export const officialQuests: readonly OfficialQuest[] = z
  .array(officialQuestSchema)
  .parse([
    bridge,
    eleventhVote,
    requestHour,
    fourPortraits,
    bell,
    wordForNo,
    mrsBabcock,
    nineMiles,
    sittingTenants,
    favourOffice,
  ])
