import type { Operation, OperationResult, SyncAnswer } from '../../shared/contract/sync.ts'
import type { Progress, SyncedMessage } from '../../shared/model/progress.ts'
import type { Quest } from '../../shared/model/quest.ts'
import type { User } from '../../shared/model/user.ts'
import type { OutboxRow } from './db.ts'

// For tests: the sync protocol as the server keeps it, over rows in memory, and a network that can fail.

export const aUser: User = {
  id: 'u1',
  _id: 'u1',
  name: 'Wren',
  username: 'wren',
  email: 'wren@example.org',
  avatar: '',
  bio: '',
  membershipLevel: 'Free',
  membershipRenewsAt: null,
  membershipEndsAt: null,
  credits: 20,
  held: 0,
  level: 1,
  title: 'Novice',
  xp: 0,
  attributePoints: 0,
  answeredTurns: 0,
  attributes: { strength: 10, intelligence: 10, dexterity: 10, wisdom: 10, charisma: 10, constitution: 10 },
  preferences: { genre: ['Fantasy'], setting: 'Medieval', difficulty: 'Normal' },
  achievements: { levelAchievements: {} },
  isAdmin: false,
  needsUsernameSetup: false,
  hasPassword: true,
  setup: 'done',
  createdAt: 0,
}

export const aQuest: Quest = {
  _id: 'q1',
  title: 'The Bridge',
  description: '',
  genre: 'Fantasy',
  setting: 'Medieval',
  difficulty: null,
  coverImage: '',
  coverTitle: { at: 'top', ink: 'light' },
  isOfficial: true,
  isPublic: true,
  owner: null,
  playCount: 0,
  creditsEarned: 0,
  createdAt: 0,
}

export const aProgress = (questId: string, change: Partial<Progress> = {}): Progress => ({
  id: `p-${questId}`,
  questId,
  quest: { ...aQuest, _id: questId },
  turns: 0,
  narrator: 'embedded',
  concluded: false,
  turn: null,
  lastLine: 'It rains.',
  startedAt: 1,
  updatedAt: 1,
  ...change,
})

/** A move that waits in the outbox. */
export const aMove = (change: Partial<OutboxRow> = {}): OutboxRow => ({
  seq: 1,
  id: 'a',
  name: 'game.input',
  args: { params: { questId: 'q1' }, body: { userInput: 'I knock.' } },
  argsVersion: 1,
  subject: '',
  status: 'waiting',
  code: null,
  message: '',
  enqueuedAt: 50,
  sentAt: null,
  ...change,
})

export const aMessage = (questId: string, seq: number, change: Partial<SyncedMessage> = {}): SyncedMessage => ({
  id: `m-${questId}-${seq}`,
  type: 'ai',
  content: 'It rains.',
  timestamp: seq,
  choices: [],
  image: null,
  check: null,
  questId,
  progressId: `p-${questId}`,
  seq,
  ...change,
})

export const anAnswer = (change: Partial<SyncAnswer> = {}): SyncAnswer => ({
  results: [],
  changes: { profile: null, rewards: null, quests: [], progress: [], messages: [] },
  removed: [],
  cursor: 0,
  full: false,
  more: false,
  epoch: 'e1',
  serverNow: 0,
  ...change,
})

export type Fault = 'offline' | 'answer lost' | 'portal' | { status: number; code: string; retryAfter?: number }

/** One player's server. `faults` are used up one a request; `refuse` names operations a rule forbids. */
export class FakeServer {
  epoch = 'e1'
  version = 1
  user: User = aUser
  progress: Progress[] = []
  messages: SyncedMessage[] = []
  faults: Fault[] = []
  refuse: Record<string, { status: number; code: string }> = {}
  readonly requests: { operations: Operation[]; cursor: number; epoch: string | null; token: string | null }[] = []
  /** Ids of the operations that took effect, in order. */
  readonly effects: string[] = []
  /** Runs while a request is under way. */
  during: () => Promise<unknown> = async () => undefined
  readonly #results = new Map<string, { content: string; result: OperationResult }>()

  fetch: typeof fetch = async (_input, init) => {
    const fault = this.faults.shift()
    if (fault === 'offline') throw new TypeError('Failed to fetch')
    if (fault === 'portal') return new Response('<html>Welcome to the airport</html>', { status: 200 })
    const body = JSON.parse(String(init?.body))
    const token = new Headers(init?.headers).get('Authorization')
    this.requests.push({ ...body, token })
    await this.during()
    if (typeof fault === 'object') return this.#refusal(fault)
    const results: OperationResult[] = []
    for (const operation of body.operations as Operation[]) {
      const result = this.#run(operation)
      results.push(result)
      if (result.status === 429 || result.status >= 500) break
    }
    const answer = this.changes(body.cursor, body.epoch, results)
    if (fault === 'answer lost') throw new TypeError('connection reset')
    return Response.json({ success: true, message: '', data: answer })
  }

  /** All rows whenever anything changed: what a device must make of them is the same. */
  changes(cursor: number, epoch: string | null, results: OperationResult[] = []): SyncAnswer {
    const full = cursor === 0 || (epoch !== null && epoch !== this.epoch) || cursor > this.version
    const isNew = full || cursor < this.version
    const rows = isNew ? { progress: this.progress, messages: this.messages } : { progress: [], messages: [] }
    return anAnswer({
      results,
      changes: { profile: isNew ? this.user : null, rewards: null, quests: [], ...rows },
      cursor: this.version,
      full,
      epoch: this.epoch,
      serverNow: 1_000_000,
    })
  }

  #run(operation: Operation): OperationResult {
    const content = JSON.stringify(operation.args)
    const known = this.#results.get(operation.id)
    const words = String(operation.args.body.userInput)
    const no = (status: number, code: string): OperationResult => ({
      id: operation.id,
      status,
      success: false,
      code,
      message: code,
      data: null,
    })
    if (known) return known.content === content ? known.result : no(409, 'IDEMPOTENCY_KEY_REUSED')
    const refused = this.refuse[words]
    if (refused && (refused.status >= 500 || refused.status === 429)) return no(refused.status, refused.code)
    const result = refused
      ? no(refused.status, refused.code)
      : { ...no(200, ''), success: true, code: null, message: '', data: {} }
    this.#results.set(operation.id, { content, result })
    if (refused) return result
    this.effects.push(operation.id)
    this.version += 1
    const { questId = '' } = operation.args.params
    if (operation.name === 'game.input') {
      this.messages = [...this.messages, aMessage(questId, this.version, { type: 'user', content: words })]
      this.user = { ...this.user, credits: this.user.credits - 5 }
    }
    return result
  }

  #refusal({ status, code, retryAfter }: { status: number; code: string; retryAfter?: number }): Response {
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
    return Response.json({ success: false, code, message: code, data: null }, { status, headers })
  }
}
