import { gameInput, initGame, resetGame, stopTurn, turn as turnCall } from '../../../shared/contract/game.ts'
import { AppError } from '../../../shared/errors.ts'
import { COSTS, RESETS_PER_DAY, TURN_MAX_LENGTH } from '../../../shared/rules/costs.ts'
import type { Language } from '../../../shared/rules/genres.ts'
import { cleanText, isBlank, isWellFormed } from '../../../shared/rules/text.ts'
import { nextVersionOfLiving } from '../../storage/queries/players.ts'
import { findVisibleQuest, type QuestWithOwner, questsByIds } from '../../storage/queries/quests.ts'
import {
  claimTurn,
  countReset,
  deleteProgress,
  ensureProgress,
  findProgress,
  findTurn,
  insertTurn,
  type ProgressRow,
  storyMessages,
  updateProgress,
} from '../../storage/queries/stories.ts'
import type { Tx } from '../../storage/store.ts'
import { onRun, onWrite } from '../handler.ts'
import { hold } from '../ledger.ts'
import type { Deps } from '../ports.ts'
import { viewQuest } from '../quests.ts'
import type { TurnJobs } from './jobs.ts'
import { plainMessage } from './view.ts'

const DAY = 24 * 3_600_000
const SEED_LIMIT = 2 ** 31

/** The player's words as they are stored; throws RULE_VIOLATION when there is nothing to play or too much. */
function checkWords(words: string): string {
  const text = cleanText(words)
  if (isBlank(words)) throw new AppError('RULE_VIOLATION', 'Write what you do.', { data: { field: 'userInput' } })
  if ([...text].length > TURN_MAX_LENGTH || text.length > TURN_MAX_LENGTH * 2) {
    throw new AppError('RULE_VIOLATION', 'A turn has at most 2,000 characters.', { data: { field: 'userInput' } })
  }
  if (!isWellFormed(text)) {
    throw new AppError('BAD_REQUEST', 'The text is not valid Unicode.', { data: { field: 'userInput' } })
  }
  return text
}

const hidden = () => new AppError('NOT_FOUND', 'This quest does not exist.')

/** The quest a player may begin, or has begun before it was deleted or hidden; NOT_FOUND otherwise. */
async function playableQuest(tx: Tx, questId: string, userId: string): Promise<QuestWithOwner> {
  const visible = await findVisibleQuest(tx, questId, userId)
  if (visible) return visible
  const begun = await findProgress(tx, userId, questId)
  const [quest] = begun && begun.seq > 0 ? await questsByIds(tx, [questId]) : []
  if (!quest) throw hidden()
  return quest
}

/** The game's calls; a turn is accepted in the transaction and told by `jobs` after the commit. */
export function gameHandlers(jobs: TurnJobs) {
  const input = onWrite(
    gameInput,
    async (deps, tx, { actor, params, body, version, now, after, language }) => {
      const text = checkWords(body.userInput)
      await playableQuest(tx, params.questId, actor.userId)
      const progress = await findProgress(tx, actor.userId, params.questId)
      if (!progress || progress.seq === 0) throw new AppError('NOT_BEGUN', 'Open the quest before you play a turn.')
      if (progress.concluded)
        throw new AppError('STORY_CONCLUDED', 'This story has ended. Start over to play it again.')
      const turnId = deps.sources.id()
      await claim(tx, progress, turnId, version)
      const holdId = await hold(tx, deps.sources, {
        userId: actor.userId,
        amount: COSTS.turn,
        kind: 'turn',
        reference: turnId,
        version,
      })
      await insertTurn(tx, { ...turnRow(deps, progress, turnId, now, language), kind: 'turn', text, holdId })
      after(() => jobs.start(turnId))
      return { turnId, status: 'running' as const }
    },
    { turnOf: (answer) => answer.turnId },
  )

  const init = onRun(initGame, async (deps, { actor, params, language }) => {
    const { userId } = actor
    const quest = await playableQuest(deps.store.read, params.questId, userId)
    const view = viewQuest(quest, userId)
    const begun = await findProgress(deps.store.read, userId, quest.id)
    if (begun && begun.seq > 0) {
      const rows = await storyMessages(deps.store.read, begun.id)
      return { quest: view, initialResponse: null, existingProgress: { gameMessages: rows.map(plainMessage) } }
    }
    const turnId = await beginOpening(deps, quest, userId, language, (id) => jobs.start(id))
    const end = await jobs.wait(turnId)
    const progress = await findProgress(deps.store.read, userId, quest.id)
    const [first] = progress ? await storyMessages(deps.store.read, progress.id) : []
    if (end.status === 'failed' || !first) {
      throw new AppError('NARRATOR_FAILED', 'The narrator could not begin this story. Please try again.')
    }
    return {
      quest: view,
      existingProgress: null,
      initialResponse: {
        content: first.content,
        choices: [...first.choices],
        imagePrompt: first.imagePrompt,
        check: first.check,
        concluded: false,
      },
    }
  })

  const turn = onRun(turnCall, async (deps, { actor, params }) => {
    const row = await findTurn(deps.store.read, params.turnId)
    if (row?.userId !== actor.userId) throw new AppError('NOT_FOUND', 'This turn does not exist.')
    return {
      turnId: row.id,
      questId: row.questId,
      status: row.status,
      text: jobs.textOf(row.id) ?? '',
      code: row.code,
      answer: row.answer ? JSON.parse(row.answer) : null,
    }
  })

  const stop = onWrite(stopTurn, async (_deps, tx, { actor, params, after }) => {
    const row = await findTurn(tx, params.turnId)
    if (row?.userId !== actor.userId) throw new AppError('NOT_FOUND', 'This turn does not exist.')
    after(() => jobs.stop(row.id))
    return { stopped: jobs.isTelling(row.id) }
  })

  const reset = onWrite(resetGame, async (deps, tx, { actor, params, version, now }) => {
    const progress = await findProgress(tx, actor.userId, params.questId)
    if (!progress) throw new AppError('NOT_FOUND', 'There is no story of this quest to start over.')
    if (progress.runningTurn)
      throw new AppError('TURN_IN_PROGRESS', 'The narrator is still telling.', { retryAfter: 5 })
    const day = Math.floor(now / DAY)
    if ((await countReset(tx, actor.userId, params.questId, day)) > RESETS_PER_DAY) {
      throw new AppError('RESET_LIMIT', 'A quest can be started over 3 times a day.')
    }
    await deleteProgress(tx, progress, version, deps.sources.now())
    return { questId: params.questId }
  })

  return { input, init, turn, stop, reset }
}

async function claim(tx: Tx, progress: ProgressRow, turnId: string, version: number): Promise<void> {
  if (await claimTurn(tx, progress.id, turnId, version)) return
  throw new AppError('TURN_IN_PROGRESS', 'The narrator is still answering your last move.', { retryAfter: 2 })
}

function turnRow(deps: Deps, progress: ProgressRow, id: string, now: number, language: Language) {
  return {
    id,
    userId: progress.userId,
    questId: progress.questId,
    progressId: progress.id,
    status: 'running' as const,
    language,
    code: null,
    answer: null,
    startedAt: now,
    deadlineAt: now + deps.narratorTimeout,
    endedAt: null,
  }
}

/** Begins the one opening of a story, or joins the one under way; returns its turn. */
async function beginOpening(
  deps: Deps,
  quest: QuestWithOwner,
  userId: string,
  language: Language,
  start: (turnId: string) => void,
): Promise<string> {
  const opening = await deps.store.transaction(async (tx) => {
    const now = deps.sources.now()
    const version = await nextVersionOfLiving(tx, userId)
    if (version === null) throw new AppError('UNAUTHENTICATED', 'Authentication required')
    await ensureProgress(tx, {
      id: deps.sources.id(),
      userId,
      questId: quest.id,
      seed: deps.sources.randomInt(SEED_LIMIT),
      narrator: deps.narrator.kind,
      turns: 0,
      seq: 0,
      concluded: false,
      state: null,
      summary: '',
      lastLine: '',
      runningTurn: null,
      failedTurn: null,
      startedAt: now,
      updatedAt: now,
      version,
    })
    const progress = await findProgress(tx, userId, quest.id)
    if (!progress) throw hidden()
    if (progress.runningTurn) return { turnId: progress.runningTurn, version, fresh: false }
    const last = progress.seq > 0 ? (await storyMessages(tx, progress.id))[0] : undefined
    if (last) return { turnId: last.turnId, version, fresh: false }
    const turnId = deps.sources.id()
    await updateProgress(tx, progress.id, { runningTurn: turnId, failedTurn: null, version })
    await insertTurn(tx, { ...turnRow(deps, progress, turnId, now, language), kind: 'opening', text: '', holdId: null })
    return { turnId, version, fresh: true }
  })
  if (opening.fresh) {
    start(opening.turnId)
    // Devices learn that a scene is being told, and show it as it comes.
    deps.pokes.poke(userId, opening.version)
  }
  return opening.turnId
}
