import { type Narrator, NarratorFailure, type QuestBrief, type StoryRequest, type Told } from '../narrator.ts'
import { readState } from './migrate.ts'
import { pictureOf } from './picture.ts'
import { open, type Reply, turn } from './play.ts'
import { streamOut } from './stream.ts'
import { type BuiltWorld, buildWorld, questKeysOf, settle } from './world/world.ts'

interface StorytellerOptions {
  /** Waits between two pieces of text, so that a story is read as it is told; none by default. */
  readonly pace?: (signal: AbortSignal) => Promise<void>
}

/** Longest text of the author that is printed before the story, in characters. */
const MAX_PREFACE = 3000

/** The author's own beginning in paragraphs: the opening where there is one, else the description. */
function prefaceOf(quest: QuestBrief): string[] {
  const text = (quest.opening?.trim() || quest.description.trim()).replace(/\p{Cc}(?<!\n)/gu, ' ').slice(0, MAX_PREFACE)
  return text
    .split(/\n\s*\n/)
    .map((p) => p.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

function beginStory(request: StoryRequest): { built: BuiltWorld; reply: Reply } {
  const { quest, seed, hero, dice } = request
  const built = buildWorld(quest, seed)
  const preface = built.authored ? [] : prefaceOf(quest)
  return { built, reply: open({ ...built, seed, hero, dice, preface }) }
}

/** Throws `NarratorFailure('nonsense')` for a state that does not fit the quest, or a story already over. */
function continueStory(request: StoryRequest): { built: BuiltWorld; reply: Reply } {
  const { quest, hero, dice, words } = request
  const state = readState(request.state, questKeysOf(quest))
  const built = buildWorld(quest, state.seed, state.plot)
  if (!settle(built.world, state) || state.ended) throw new NarratorFailure('nonsense')
  return { built, reply: turn(built.world, state, words, hero, dice) }
}

/** The embedded storyteller: deterministic, without a model and without network. */
export function createStoryteller(options: StorytellerOptions = {}): Narrator {
  return {
    kind: 'embedded',
    async tell(request: StoryRequest, onText: (piece: string) => void): Promise<Told> {
      request.signal.throwIfAborted()
      const { built, reply } = request.kind === 'opening' ? beginStory(request) : continueStory(request)
      await streamOut(reply.text, onText, options.pace, request.signal)
      return {
        text: reply.text,
        choices: reply.choices,
        imagePrompt: reply.newScene ? pictureOf(request.quest, built.world, reply.state) : null,
        concluded: reply.concluded,
        check: reply.check,
        state: reply.state,
        summary: null,
      }
    },
  }
}
