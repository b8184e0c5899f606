import * as z from 'zod/mini'

const line = z.string().check(z.minLength(1))
const few = z.array(line).check(z.minLength(3))
const many = z.array(line).check(z.minLength(4))

const detailSchema = z.object({ noun: line, alias: z.array(line), text: line })
const kindSchema = z.object({
  kind: z.enum([
    'beast',
    'being',
    'vessel',
    'building',
    'thing',
    'writing',
    'music',
    'claim',
    'doom',
    'event',
    'unrest',
    'power',
    'person',
    'figure',
  ]),
  /** By which words of a card it is known. */
  nouns: z.array(line),
  /** After the plot's own opening. */
  open: many,
  /** Something of it to be looked at in a place. */
  detail: z.array(detailSchema).check(z.minLength(3)),
  sense: few,
  /** What people say of it who neither like nor mislike the hero, who are wary, who are fond. */
  plain: many,
  cold: many,
  warm: many,
  /** Before the text of a clue: it was because of this that the clue was found. */
  lead: many,
  sighting: many,
  rumour: many,
  consequence: many,
  /** In the epilogue, whatever the ending. */
  closing: many,
  /** What people say of somebody whose calling the card names, `{{motif.role}}`. */
  trade: z.optional(many),
})

/** What the plot is about, for whom the plot gives nothing to say of it: never whether it is found, or how. */
const subjectBanks = z.object({
  types: z.array(z.enum(['hangs', 'worn', 'written', 'carried', 'alive', 'person', 'matter'])),
  detail: z.array(detailSchema).check(z.minLength(3)),
  plain: many,
  cold: many,
  warm: many,
  consequence: many,
  closing: many,
})

/** What the author's own nouns can become in a compiled world, by kind; texts hold `{{motif}}`, `{{speaker}}` and the plot's slots. */
export const motifsSchema = z.object({
  language: z.string(),
  /** Plurals that do not end in a plain s. */
  plurals: z.record(z.string(), z.string()),
  kinds: z.array(kindSchema),
  subjects: z.array(subjectBanks),
  /** How people tell what an author's card says; texts hold `{{name}}`, `{{note}}` and `{{speaker}}`. */
  told: many,
  /** A place of an author's own that no plot knows; texts hold `{{name}}`. */
  places: z.object({ look: many, again: many, sense: many, details: z.array(detailSchema).check(z.minLength(4)) }),
})
type KindBanks = z.infer<typeof kindSchema>
export type MotifKind = KindBanks['kind']
/** The lines of a kind, or as many of them as the plot’s own subject needs. */
export type MotifBanks = Pick<KindBanks, 'detail'> & Partial<Omit<KindBanks, 'kind' | 'nouns' | 'detail'>>
