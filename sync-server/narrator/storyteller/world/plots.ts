import * as z from 'zod/mini'
import type { Kit, KitFile } from '../types.ts'

const opt = z.optional
const text = z.string().check(z.minLength(1))
/** A text with its variants by the type of the subject. */
const variants = z.record(z.string(), text)

/** A plot for compiled quests; `quest` is a quest whose texts hold `{{slots}}` and variants, checked once it is bound. */
export const plotSchema = z.object({
  plot: text,
  language: text,
  /** Genres it is for; `any` for all of them. */
  genres: z.array(text),
  settings: opt(z.array(text)),
  types: z.array(z.enum(['hangs', 'worn', 'written', 'carried', 'alive', 'person', 'matter'])),
  slots: z.record(z.string(), z.union([text, variants])),
  /** The lead-in after an opening that the quest's author wrote. */
  preface: z.array(text),
  cast: z.array(
    z.object({
      id: text,
      /** How the person is called: by the setting's rule of this name, or by the last name alone. */
      call: z.enum(['client', 'host', 'officer', 'plain']),
      pron: opt(z.enum(['he', 'she'])),
    }),
  ),
  quest: z.record(z.string(), z.unknown()),
})
export type Plot = z.infer<typeof plotSchema>

/** The nouns of a setting: names, houses, towns, and what things are called there. */
export const settingSchema = z.object({
  setting: text,
  language: text,
  period: z.boolean(),
  first: z.object({ f: z.array(text), m: z.array(text) }),
  last: z.array(text),
  towns: z.array(text),
  houses: z.array(text),
  calls: z.object({ f: text, m: text, host: text, officer: text }),
  /** Slots of the plots. */
  slots: z.record(z.string(), text),
  /** Slots of the kit. */
  tell: z.record(z.string(), text),
  image: text,
})
export type Setting = z.infer<typeof settingSchema>

/** What a genre adds to a compiled quest: the hero's calling and the style of its pictures. */
export const voicesSchema = z.object({
  language: text,
  genres: z.record(z.string(), z.object({ role: text, image: text, rain: opt(text) })),
})

type Slots = Readonly<Record<string, string>>

/** The lines of a bank that suit a quest with these slots. */
function linesFor(entries: KitFile['bank'][string], slots: Slots): readonly string[] {
  const has = (name: string): boolean => Object.hasOwn(slots, name)
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return entry
    if (entry.needs && !has(entry.needs)) return []
    return entry.without && has(entry.without) ? [] : entry.text
  })
}

/**
 * The voice for a quest with these slots: a bank of the genre's kit stands in for the shared bank of the same name,
 * unless none of its lines suits the quest.
 */
export function kitFor(shared: KitFile, genre: KitFile | undefined, slots: Slots): Kit {
  const bank = new Map<string, readonly string[]>()
  for (const file of [shared, genre]) {
    for (const [name, entries] of Object.entries(file?.bank ?? {})) {
      const lines = linesFor(entries, slots)
      if (lines.length || !bank.has(name)) bank.set(name, lines)
    }
  }
  const { image, wounds } = genre ?? shared
  const own = Object.keys(genre?.bank ?? {}).filter((name) => shared.bank[name])
  const rest = new Map(own.map((name) => [name, linesFor(shared.bank[name] ?? [], slots)]))
  return { image, wounds, bank, shared: rest }
}
