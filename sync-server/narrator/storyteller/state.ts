import * as z from 'zod/mini'
import { endKindSchema } from './types.ts'
import { verbSchema } from './words.ts'

/** Version of the state's shape. */
export const STATE_VERSION = 2
/** Version of the content; ids of places, people and clues are append-only. */
export const CONTENT_VERSION = 1

const opt = z.optional
const text = z.string()

const refSchema = z.object({
  kind: z.enum(['person', 'place', 'thing', 'detail', 'topic', 'unknown']),
  id: text,
  text,
  present: z.boolean(),
})
/** Something the player's words point at. */
export type Ref = z.infer<typeof refSchema>

const offerSchema = z.object({
  text,
  kind: text,
  action: z.object({
    verb: verbSchema,
    target: opt(refSchema),
    topic: opt(refSchema),
    tool: opt(refSchema),
    vp: opt(text),
    end: opt(text),
  }),
  /** It was offered in the reply before as well. */
  again: opt(z.literal(1)),
})
/** A choice with the action it stands for; a chosen offer is never parsed. */
export type Offer = z.infer<typeof offerSchema>

const sceneSchema = z.object({
  kind: z.enum(['fight', 'chase', 'craft', 'magic']),
  /** Id of whom or what it is about. */
  target: text,
  /** How the first step left the hero. */
  ahead: z.boolean(),
  /** The moment has waited for the player once. */
  waited: opt(z.literal(1)),
  /** What handiwork is on, by the key of the thing and its name, and what is to become of it. */
  work: opt(z.object({ key: text, thing: text, how: z.enum(['mended', 'apart', 'mine']) })),
})
/** A scene whose second step is still to come. */
export type Scene = z.infer<typeof sceneSchema>

const markSchema = z.object({
  /** The id of a detail, or the noun of what is none. */
  key: text,
  thing: text,
  how: z.enum(['broken', 'burned', 'mine', 'gone', 'mended', 'apart']),
  place: text,
})
/** What became of a thing that is no thing of the quest's. */
export type Mark = z.infer<typeof markSchema>

const numbers = z.record(text, z.number())
const turn = z.int()

/** A running story as plain JSON. Lines and sentences are remembered by the hash of their own text. */
export const stateSchema = z.object({
  v: z.literal(STATE_VERSION),
  contentVersion: z.int(),
  seed: z.number(),
  quest: text,
  plot: text,
  truth: text,
  turn,
  act: z.int(),
  place: text,
  clock: z.int(),
  people: z.record(
    text,
    z.object({ mood: z.int(), at: text, talked: z.int(), gone: opt(z.literal(1)), met: opt(z.literal(1)) }),
  ),
  things: z.record(text, text),
  clues: z.array(text),
  seen: z.array(text),
  flags: numbers,
  shut: z.array(text),
  wounds: z.array(z.object({ part: text, how: text, turn })),
  debts: z.array(z.object({ who: text, turn })),
  tries: numbers,
  plants: z.array(z.object({ id: text, turn })),
  /** Acts that others bring up: `ing` as they would say it of a stranger, `own` as one says it to whoever did it, where that differs; `to` whom it was done to, if it did them harm. */
  echoes: z.array(z.object({ ing: text, own: opt(text), to: opt(text), place: text, turn, used: opt(z.literal(1)) })),
  edge: z.int(),
  leads: z.array(text),
  scene: z.nullable(sceneSchema),
  climax: z.nullable(z.object({ step: z.int(), score: z.int(), why: text })),
  ended: z.nullable(z.object({ kind: endKindSchema, id: text })),
  used: z.array(text),
  said: z.array(text),
  openers: z.array(text),
  cool: numbers,
  offered: z.array(offerSchema),
  /** What was offered some replies ago: said in its words, it is still the act. */
  earlier: opt(z.array(offerSchema)),
  last: z.array(text),
  leaveTries: z.int(),
  costs: z.array(text),
  /** What became of the things that hands were laid on; none in stories begun before it was kept. */
  marks: opt(z.array(markSchema)),
  /** The nouns of the last two replies. */
  named: opt(z.array(text)),
})
export type State = z.infer<typeof stateSchema>
