import type { TurnAnswer } from '../../../shared/contract/game.ts'
import type { ErrorCode } from '../../../shared/errors.ts'
import { turnAward } from '../../../shared/rules/awards.ts'
import { levelOf } from '../../../shared/rules/levels.ts'
import { lastSentence } from '../../../shared/rules/text.ts'
import { titleOf } from '../../../shared/rules/titles.ts'
import type { Told } from '../../narrator/narrator.ts'
import { addXp, countAnsweredTurn, findUser, nextVersion } from '../../storage/queries/players.ts'
import { insertXpEvent } from '../../storage/queries/rewards.ts'
import {
  endTurn,
  insertMessage,
  insertRolls,
  type MessageRow,
  storeAnswer,
  type TurnRow,
  updateProgress,
} from '../../storage/queries/stories.ts'
import type { Tx } from '../../storage/store.ts'
import { giveBack, settle } from '../ledger.ts'
import type { Deps } from '../ports.ts'
import type { Story } from './gather.ts'
import { countPlayOf } from './plays.ts'
import type { TurnEnd } from './turn-end.ts'
import { plainMessage } from './view.ts'

/** Stores a told turn: messages, story state, payment and awards in one transaction. */
export async function finishTurn(deps: Deps, story: Story, told: Told): Promise<TurnEnd> {
  const { turn } = story
  const afterwards: { userId: string; version: number }[] = []
  const end = await deps.store.transaction(async (tx): Promise<TurnEnd> => {
    afterwards.length = 0
    const version = await nextVersion(tx, turn.userId)
    const ended = await endTurn(tx, turn.id, { status: 'done', code: null, endedAt: deps.sources.now() })
    // A sweep was faster: the credits are back, the answer is void.
    if (!ended) return { status: 'failed', code: 'NARRATOR_FAILED', answer: null }
    const stored = await storeMessages(deps, tx, story, told, version)
    const answer = stored.user
      ? await settleTurn(deps, tx, story, told, { ...stored, user: stored.user }, version)
      : null
    if (answer) await storeAnswer(tx, turn.id, JSON.stringify(answer))
    if (answer && story.progress.turns === 0) {
      const owner = await countPlayOf(deps, tx, story.quest, turn.userId)
      if (owner) afterwards.push(owner)
    }
    afterwards.push({ userId: turn.userId, version })
    return { status: 'done', code: null, answer }
  })
  announce(deps, turn, end)
  for (const { userId, version } of afterwards) deps.pokes.poke(userId, version)
  return end
}

/** Ends a turn that could not be told: the hold goes back, the player's words stay with the failed turn. */
export async function failTurn(deps: Deps, turn: TurnRow, code: ErrorCode): Promise<TurnEnd> {
  const version = await deps.store.transaction(async (tx) => {
    const next = await nextVersion(tx, turn.userId)
    const ended = await endTurn(tx, turn.id, { status: 'failed', code, endedAt: deps.sources.now() })
    if (!ended) return null
    if (turn.holdId) await giveBack(tx, deps.sources, turn.holdId, next)
    await updateProgress(tx, turn.progressId, { runningTurn: null, failedTurn: turn.id, version: next })
    return next
  })
  const end: TurnEnd = { status: 'failed', code, answer: null }
  if (version !== null) {
    announce(deps, turn, end)
    deps.pokes.poke(turn.userId, version)
  }
  return end
}

function announce(deps: Deps, turn: TurnRow, end: TurnEnd): void {
  deps.pokes.turnEnd(turn.userId, { turnId: turn.id, questId: turn.questId, status: end.status, code: end.code })
}

interface Stored {
  readonly user: MessageRow | null
  readonly ai: MessageRow
}

async function storeMessages(deps: Deps, tx: Tx, story: Story, told: Told, version: number): Promise<Stored> {
  const { turn, progress } = story
  const now = deps.sources.now()
  const base = {
    userId: turn.userId,
    questId: turn.questId,
    progressId: progress.id,
    image: null,
    turnId: turn.id,
    createdAt: now,
    version,
  }
  let seq = progress.seq
  const row = (type: 'user' | 'ai', content: string): MessageRow => {
    seq += 1
    return { ...base, id: deps.sources.id(), seq, type, content, choices: [], imagePrompt: null, check: null }
  }
  const user = turn.kind === 'turn' ? row('user', turn.text) : null
  const ai: MessageRow = {
    ...row('ai', told.text),
    choices: [...told.choices],
    imagePrompt: told.imagePrompt,
    check: told.check,
  }
  if (user) await insertMessage(tx, user)
  await insertMessage(tx, ai)
  await insertRolls(
    tx,
    story.rolls.map((roll) => ({ ...roll, id: deps.sources.id(), turnId: turn.id, createdAt: now })),
  )
  await updateProgress(tx, progress.id, {
    turns: progress.turns + (user ? 1 : 0),
    seq,
    concluded: told.concluded,
    state: told.state,
    narrator: deps.narrator.kind,
    ...(told.summary === null ? {} : { summary: told.summary }),
    lastLine: lastSentence(told.text, turn.language),
    runningTurn: null,
    failedTurn: null,
    updatedAt: now,
    version,
  })
  return { user, ai }
}

async function settleTurn(
  deps: Deps,
  tx: Tx,
  story: Story,
  told: Told,
  stored: { user: MessageRow; ai: MessageRow },
  version: number,
): Promise<TurnAnswer> {
  const { turn } = story
  if (!turn.holdId) throw new Error('a turn without a hold')
  await settle(tx, deps.sources, turn.holdId, version)
  const award = turnAward(await countAnsweredTurn(tx, turn.userId))
  const before = await findUser(tx, turn.userId)
  const user = await addXp(tx, turn.userId, { ...award, version })
  if (award.xp > 0 || award.attributePoints > 0) {
    const event = { ...award, userId: turn.userId, kind: 'turn', reference: turn.id, createdAt: deps.sources.now() }
    await insertXpEvent(tx, { ...event, id: deps.sources.id() })
  }
  const level = levelOf(user.xp)
  const risen = level > levelOf(before?.xp ?? user.xp)
  return {
    turnId: turn.id,
    response: {
      content: told.text,
      choices: [...told.choices],
      imagePrompt: told.imagePrompt,
      check: told.check,
      concluded: told.concluded,
    },
    messages: { user: plainMessage(stored.user), ai: plainMessage(stored.ai) },
    creditsRemaining: user.credits - user.held,
    xpEarned: award.xp,
    attributePointsEarned: award.attributePoints,
    levelUp: risen ? { level, title: titleOf(level) } : null,
  }
}
