import { levelOf } from '../../../shared/rules/levels.ts'
import type { DiceSource, StoryRequest, Told } from '../../narrator/narrator.ts'
import { findUser } from '../../storage/queries/players.ts'
import { type QuestWithOwner, questsByIds } from '../../storage/queries/quests.ts'
import { findProgress, findTurn, lastMessages, type ProgressRow, type TurnRow } from '../../storage/queries/stories.ts'
import type { Deps } from '../ports.ts'

/** Messages sent to the narrator (specification part 1 section 9). */
const HISTORY = 10

export interface Roll {
  readonly reason: string
  readonly value: number
}

export interface Story {
  readonly turn: TurnRow
  readonly quest: QuestWithOwner
  readonly progress: ProgressRow
  readonly request: StoryRequest
  /** The dice that fell while it was told. */
  readonly rolls: Roll[]
  /** What stands when the player stops the telling after `text`. */
  readonly cutOff: (text: string) => Told
}

/** Everything the narrator needs for a turn, read from what is stored; null when the turn is gone. */
export async function gatherStory(deps: Deps, turnId: string, signal: AbortSignal): Promise<Story | null> {
  const { read } = deps.store
  const turn = await findTurn(read, turnId)
  if (turn?.status !== 'running') return null
  const [quest] = await questsByIds(read, [turn.questId])
  const progress = await findProgress(read, turn.userId, turn.questId)
  const user = await findUser(read, turn.userId)
  if (!quest || !progress || !user) return null
  const history = (await lastMessages(read, progress.id, HISTORY)).flatMap((row) =>
    row.type === 'system' ? [] : [{ type: row.type, content: row.content }],
  )
  const rolls: Roll[] = []
  return {
    turn,
    quest,
    progress,
    rolls,
    cutOff: (text) => ({
      text,
      choices: [],
      imagePrompt: null,
      concluded: false,
      check: null,
      state: progress.state,
      summary: null,
    }),
    request: {
      kind: turn.kind,
      quest: {
        id: quest.id,
        title: quest.title,
        description: quest.description,
        genre: quest.genre,
        setting: quest.setting,
        opening: quest.opening,
        contentId: quest.contentId,
        cards: quest.cards,
      },
      hero: {
        name: user.name,
        level: levelOf(user.xp),
        difficulty: user.preferences.difficulty,
        attributes: user.attributes,
      },
      language: turn.language,
      words: turn.text,
      history,
      summary: progress.summary,
      state: progress.state,
      seed: progress.seed,
      dice: recorded(deps.sources.dice(), rolls),
      signal,
    },
  }
}

function recorded(dice: DiceSource, rolls: Roll[]): DiceSource {
  return {
    d20(reason) {
      const value = dice.d20(reason)
      rolls.push({ reason, value })
      return value
    },
  }
}
