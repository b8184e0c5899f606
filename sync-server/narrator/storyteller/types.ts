import * as z from 'zod/mini'
import { tagSchema, verbSchema } from './words.ts'

/** Schemas of the authored content and the shapes that follow from them. Content is parsed at load, not trusted. */
const opt = z.optional
const line = z.string().check(z.minLength(1))
const lines = z.array(line)
const range = z.tuple([z.number(), z.number()])

export const endKindSchema = z.enum(['truth', 'mercy', 'bargain', 'wrong', 'late', 'fallen', 'gone'])
export type EndKind = z.infer<typeof endKindSchema>

const detailSchema = z.object({
  id: z.string(),
  noun: line,
  alias: opt(lines),
  text: lines,
  gives: opt(z.string()),
  /** A close look at it brings a visit. */
  brings: opt(z.boolean()),
})
export const prepSchema = z.enum(['in', 'on', 'at', 'under', 'by', 'inside', 'among'])
const placeSchema = z.object({
  id: z.string(),
  name: line,
  /** What one is to the place, as in “on the bridge”; “in” where nothing is said. */
  prep: opt(prepSchema),
  alias: opt(lines),
  exits: z.array(z.string()),
  look: lines,
  again: lines,
  sense: lines,
  details: z.array(detailSchema),
  /** Named by the author of the quest, and so gone to first. */
  landmark: opt(z.boolean()),
  locked: opt(z.object({ by: z.string(), text: lines, opens: lines })),
})
export type Place = z.infer<typeof placeSchema>

const topicSchema = z.object({
  id: z.string(),
  alias: lines,
  /** Offered as a choice until it is told, for a player cannot know that one can ask about it: an author's note, or a noun of the card. */
  offer: opt(z.enum(['card', 'motif'])),
  lines: z.array(
    z.object({
      /** Attitude from which it is said. */
      min: z.number(),
      text: line,
      clue: opt(z.string()),
      /** Said only once one of these clues is known: the person reacts to how the hero knows. */
      after: opt(z.array(z.string())),
    }),
  ),
})
const personSchema = z.object({
  id: z.string(),
  name: line,
  call: line,
  alias: opt(lines),
  pron: z.enum(['he', 'she']),
  role: line,
  at: z.string(),
  wants: line,
  fears: line,
  look: lines,
  manner: lines,
  talk: lines,
  topics: z.array(topicSchema),
  warm: lines,
  cold: lines,
  hurt: opt(lines),
  offstage: opt(z.boolean()),
  violent: opt(z.boolean()),
})
export type Person = z.infer<typeof personSchema>

const thingSchema = z.object({
  id: z.string(),
  noun: line,
  alias: opt(lines),
  at: z.string(),
  tags: z.array(z.string()),
  text: lines,
  hidden: opt(z.boolean()),
  use: opt(z.record(z.string(), z.object({ text: line, clue: opt(z.string()), flag: opt(z.string()) }))),
})
export type Thing = z.infer<typeof thingSchema>

const viaSchema = z.object({
  detail: opt(z.string()),
  search: opt(z.string()),
  ask: opt(z.tuple([z.string(), z.string()])),
  show: opt(z.tuple([z.string(), z.string()])),
})
export type Via = z.infer<typeof viaSchema>

const clueSchema = z.object({
  id: z.string(),
  facet: z.string(),
  via: z.array(viaSchema),
  text: line,
  lead: line,
  needs: opt(z.string()),
  /** Acts that can become the key: done where the clue lies, one of them finds it. `text` says how, before the clue's own. */
  answers: opt(z.object({ tags: z.array(tagSchema), text: line })),
  /** How it comes to a hero who follows nothing; told before the clue's own text. */
  visit: opt(line),
})
export type Clue = z.infer<typeof clueSchema>

const endingSchema = z.object({
  id: z.string(),
  kind: endKindSchema,
  choice: z.string(),
  alias: opt(lines),
  text: lines,
  /** People whom this ending takes away: they are no friends in the epilogue. */
  lost: opt(z.array(z.string())),
})
export type Ending = z.infer<typeof endingSchema>

const truthSchema = z.object({
  id: z.string(),
  culprit: z.string(),
  facets: z.array(z.object({ id: z.string(), question: line, answer: line })),
  clues: z.array(clueSchema),
  confront: lines,
  yields: lines,
  resists: lines,
  endings: z.array(endingSchema),
})
export type Truth = z.infer<typeof truthSchema>

/** Preconditions of a beat; all given keys must hold. */
const condSchema = z.strictObject({
  act: opt(z.array(z.number())),
  turn: opt(range),
  clock: opt(range),
  facets: opt(range),
  place: opt(z.array(z.string())),
  present: opt(z.string()),
  alone: opt(z.boolean()),
  company: opt(z.boolean()),
  flag: opt(z.string()),
  not: opt(z.string()),
  wound: opt(z.boolean()),
  debt: opt(z.boolean()),
  has: opt(z.string()),
  verbs: opt(z.array(verbSchema)),
  truth: opt(z.string()),
  alive: opt(z.string()),
  plant: opt(z.string()),
})
export type Cond = z.infer<typeof condSchema>

const pair = z.tuple([z.string(), z.string()])
/** What a beat does to the world; the keys it has are carried out. */
const fxSchema = z.strictObject({
  flag: opt(z.string()),
  clock: opt(z.number()),
  mood: opt(z.tuple([z.string(), z.number()])),
  move: opt(pair),
  enter: opt(pair),
  gone: opt(z.string()),
  shut: opt(z.string()),
  open: opt(z.string()),
  plant: opt(pair),
  pay: opt(z.string()),
  edge: opt(z.number()),
  clue: opt(z.string()),
  wound: opt(pair),
  thing: opt(pair),
})
export type Fx = z.infer<typeof fxSchema>

const beatSchema = z.object({
  id: z.string(),
  kind: z.enum(['pressure', 'colour', 'turn', 'payoff', 'danger']),
  w: z.number(),
  when: condSchema,
  cool: opt(z.number()),
  once: opt(z.boolean()),
  /** Acts that call it up: five times as likely after one of them. */
  answers: opt(z.array(tagSchema)),
  text: lines,
  fx: opt(z.array(fxSchema)),
})
export type Beat = z.infer<typeof beatSchema>

/** A quest, authored or compiled: the one shape the engine plays. */
export const questSchema = z.object({
  id: z.string(),
  goal: line,
  role: line,
  opening: lines,
  start: z.string(),
  climaxAt: z.string(),
  places: z.array(placeSchema),
  people: z.array(personSchema),
  /** The dead of the story, by what they are called first: nobody talks to them. */
  dead: opt(z.array(lines)),
  things: z.array(thingSchema),
  danger: z.object({ name: line, stages: lines }),
  truths: z.array(truthSchema),
  beats: z.array(beatSchema),
  image: line,
  slots: z.record(z.string(), z.string()),
  closing: opt(lines),
})
export type Quest = z.infer<typeof questSchema>

/** A line of a kit; with `needs` it is told only where the quest fills that slot, with `without` only where not. */
const kitLineSchema = z.union([line, z.strictObject({ text: line, needs: opt(z.string()), without: opt(z.string()) })])
export const kitSchema = z.object({
  genre: z.string(),
  language: z.string(),
  image: line,
  wounds: z.array(z.tuple([line, line])),
  bank: z.record(z.string(), z.array(kitLineSchema)),
})
export type KitFile = z.infer<typeof kitSchema>

/** The voice of a genre over the shared one, ready for one quest: its lines by bank. */
export interface Kit {
  readonly image: string
  readonly wounds: readonly (readonly [part: string, how: string])[]
  readonly bank: ReadonlyMap<string, readonly string[]>
  /** The shared lines of the banks that the genre speaks by itself, for when it has said them all. */
  readonly shared: ReadonlyMap<string, readonly string[]>
}

/** What is played: rebuilt from quest, seed and version at every turn, never stored. */
export interface World {
  readonly quest: Quest
  readonly kit: Kit
}
