import type { Check, Message } from '../../shared/model/message.ts'
import type { Language } from '../../shared/rules/genres.ts'
import { bool, index, int, json, primaryKey, table, text, uniqueIndex } from './dialect.ts'

// Playthroughs: their progress, messages, turns and dice, and how often they count. See `schema.ts` for the conventions.

export const progress = table(
  'progress',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    questId: text('quest_id').notNull(),
    seed: int('seed').notNull(),
    narrator: text('narrator').$type<'embedded' | 'openai'>().notNull(),
    turns: int('turns').notNull(),
    /** Number of the last stored message. */
    seq: int('seq').notNull(),
    concluded: bool('concluded').notNull(),
    state: json('state').$type<unknown>(),
    summary: text('summary').notNull(),
    lastLine: text('last_line').notNull(),
    /** The turn under way: the lock that lets one turn run at a time. */
    runningTurn: text('running_turn'),
    failedTurn: text('failed_turn'),
    startedAt: int('started_at').notNull(),
    updatedAt: int('updated_at').notNull(),
    version: int('version').notNull(),
  },
  (t) => [uniqueIndex('progress_quest').on(t.userId, t.questId), index('progress_version').on(t.userId, t.version)],
)

export const messages = table(
  'messages',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    questId: text('quest_id').notNull(),
    progressId: text('progress_id').notNull(),
    seq: int('seq').notNull(),
    type: text('type').$type<Message['type']>().notNull(),
    content: text('content').notNull(),
    choices: json('choices').$type<readonly string[]>().notNull(),
    image: text('image'),
    imagePrompt: text('image_prompt'),
    check: json('check').$type<Check | null>(),
    turnId: text('turn_id').notNull(),
    createdAt: int('created_at').notNull(),
    version: int('version').notNull(),
  },
  (t) => [uniqueIndex('messages_place').on(t.progressId, t.seq), index('messages_version').on(t.userId, t.version)],
)

export const turns = table(
  'turns',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    questId: text('quest_id').notNull(),
    progressId: text('progress_id').notNull(),
    kind: text('kind').$type<'opening' | 'turn'>().notNull(),
    status: text('status').$type<'running' | 'done' | 'failed'>().notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Language>().notNull(),
    holdId: text('hold_id'),
    code: text('code'),
    /** The REST answer of a finished turn, as JSON text. */
    answer: text('answer'),
    startedAt: int('started_at').notNull(),
    deadlineAt: int('deadline_at').notNull(),
    endedAt: int('ended_at'),
  },
  (t) => [index('turns_status').on(t.status, t.deadlineAt), index('turns_progress').on(t.progressId)],
)

/** Every d20 that fell for a story, so that a check in the margin can be audited. */
export const rolls = table(
  'rolls',
  {
    id: text('id').primaryKey(),
    turnId: text('turn_id').notNull(),
    reason: text('reason').notNull(),
    value: int('value').notNull(),
    createdAt: int('created_at').notNull(),
  },
  (t) => [index('rolls_turn').on(t.turnId)],
)

/** When a player's play of a quest last counted: at most once in 24 h. */
export const plays = table(
  'plays',
  { userId: text('user_id').notNull(), questId: text('quest_id').notNull(), countedAt: int('counted_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.questId] })],
)

/** Resets per player, quest and UTC day. */
export const resets = table(
  'resets',
  {
    userId: text('user_id').notNull(),
    questId: text('quest_id').notNull(),
    day: int('day').notNull(),
    count: int('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questId, t.day] })],
)
