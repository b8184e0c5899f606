import * as z from 'zod/mini'
import { checkSchema, messageSchema } from '../model/message.ts'
import { questSchema } from '../model/quest.ts'
import { TURN_MAX_LENGTH } from '../rules/costs.ts'
import { defineCall } from './call.ts'
import { id, noBody, nothing } from './parts.ts'

const quest = z.strictObject({ questId: id })

const reply = z.object({
  content: z.string(),
  choices: z.array(z.string()),
  imagePrompt: z.nullable(z.string()),
  check: z.nullable(checkSchema),
  concluded: z.boolean(),
})

export const initGame = defineCall({
  name: 'game.init',
  method: 'get',
  path: '/game/init/:questId',
  summary: 'Open a story: the saved messages, or the first scene (free)',
  access: 'player',
  queueable: false,
  writes: false,
  params: quest,
  query: nothing,
  body: nothing,
  answer: z.object({
    quest: questSchema,
    initialResponse: z.nullable(reply),
    existingProgress: z.nullable(z.object({ gameMessages: z.array(messageSchema) })),
  }),
  codes: ['NARRATOR_FAILED'],
})

/** What the specification's client sends along; checked for size, then ignored (decisions, "authority"). */
const claimedHistory = z.optional(
  z
    .array(z.looseObject({ type: z.string().check(z.maxLength(20)), content: z.string().check(z.maxLength(8000)) }))
    .check(z.maxLength(2000)),
)

/** Answer to a finished turn; `turnId` and `status: 'running'` alone when it went through `/api/sync`. */
export const turnAnswer = z.object({
  turnId: z.string(),
  response: reply,
  messages: z.object({ user: messageSchema, ai: messageSchema }),
  creditsRemaining: z.int(),
  xpEarned: z.int(),
  attributePointsEarned: z.int(),
  levelUp: z.nullable(z.object({ level: z.int(), title: z.string() })),
})
export type TurnAnswer = z.infer<typeof turnAnswer>

export const gameInput = defineCall({
  name: 'game.input',
  method: 'post',
  path: '/game/input/:questId',
  summary: 'Play a turn (5 credits); with Accept: text/event-stream the answer is streamed',
  access: 'player',
  queueable: true,
  writes: true,
  params: quest,
  query: nothing,
  body: z.strictObject({
    userInput: z.string().check(z.maxLength(TURN_MAX_LENGTH * 4)),
    conversationHistory: claimedHistory,
    allGameMessages: claimedHistory,
  }),
  answer: z.union([turnAnswer, z.object({ turnId: z.string(), status: z.literal('running') })]),
  codes: [
    'NOT_ENOUGH_CREDITS',
    'TURN_IN_PROGRESS',
    'STORY_CONCLUDED',
    'NOT_BEGUN',
    'RULE_VIOLATION',
    'NARRATOR_FAILED',
  ],
})

export const turn = defineCall({
  name: 'game.turn',
  method: 'get',
  path: '/game/turns/:turnId',
  summary: 'A turn with the text told so far',
  access: 'player',
  queueable: false,
  writes: false,
  params: z.strictObject({ turnId: id }),
  query: nothing,
  body: nothing,
  answer: z.object({
    turnId: z.string(),
    questId: z.string(),
    status: z.enum(['running', 'done', 'failed']),
    text: z.string(),
    code: z.nullable(z.string()),
    answer: z.nullable(turnAnswer),
  }),
  codes: [],
})

export const stopTurn = defineCall({
  name: 'game.stop',
  method: 'post',
  path: '/game/turns/:turnId/stop',
  summary: 'Stop the telling: what was told stands; before the first word the credits return',
  access: 'player',
  queueable: false,
  writes: true,
  params: z.strictObject({ turnId: id }),
  query: nothing,
  body: noBody,
  answer: z.object({ stopped: z.boolean() }),
  codes: [],
})

export const resetGame = defineCall({
  name: 'game.reset',
  method: 'delete',
  path: '/game/reset/:questId',
  summary: 'Start a story over; at most 3 times a day',
  access: 'player',
  queueable: true,
  writes: true,
  params: quest,
  query: nothing,
  body: noBody,
  answer: z.object({ questId: z.string() }),
  codes: ['TURN_IN_PROGRESS', 'RESET_LIMIT'],
})
