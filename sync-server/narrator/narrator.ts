import type { Check } from '../../shared/model/message.ts'
import type { QuestCard } from '../../shared/model/quest.ts'

/** Who tells stories. The domain knows this port only; the implementations live in folders beside it. */
export interface Narrator {
  /** Shown to the player as the teller of the story, and by `/api/health`. */
  readonly kind: 'embedded' | 'openai'
  /**
   * Tells the opening of a quest or the answer to one move.
   * Calls `onText` with each further piece of the text as it comes; the pieces joined are `Told.text`.
   * Rejects with `NarratorFailure` when no valid answer could be had; with the signal's reason when aborted.
   */
  tell(request: StoryRequest, onText: (piece: string) => void): Promise<Told>
}

export interface StoryRequest {
  readonly kind: 'opening' | 'turn'
  readonly quest: QuestBrief
  readonly hero: HeroSnapshot
  readonly language: 'en' | 'es' | 'fr' | 'de'
  /** The player's move, 1–2,000 characters; empty for an opening. */
  readonly words: string
  /** The stored story, oldest first; never what a client sent. */
  readonly history: readonly { readonly type: 'ai' | 'user'; readonly content: string }[]
  /** Running summary of what lies before `history`; empty while everything fits. */
  readonly summary: string
  /** What this narrator returned as `Told.state` last time; null at an opening. Plain JSON. */
  readonly state: unknown
  /** Seed of this playthrough, chosen by the server; the embedded storyteller derives its world from it. */
  readonly seed: number
  readonly dice: DiceSource
  readonly signal: AbortSignal
}

export interface QuestBrief {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly genre: string
  readonly setting: string
  /** First scene written by the author; null lets the narrator invent one. */
  readonly opening: string | null
  /** Id of the authored quest under `sync-server/content/`; null for quests made by players. */
  readonly contentId: string | null
  /** The author's own people, places and things; what their notes say the player finds out by playing. */
  readonly cards?: readonly QuestCard[]
}

export interface HeroSnapshot {
  readonly name: string
  readonly level: number
  readonly difficulty: 'Easy' | 'Normal' | 'Hard' | 'Nightmare'
  readonly attributes: Readonly<
    Record<'strength' | 'intelligence' | 'dexterity' | 'wisdom' | 'charisma' | 'constitution', number>
  >
}

export interface Told {
  /** 1–6,000 characters, paragraphs parted by a blank line. */
  readonly text: string
  /** 2–4 suggestions; empty when concluded. */
  readonly choices: readonly string[]
  readonly imagePrompt: string | null
  readonly concluded: boolean
  readonly check: Check | null
  /** Handed back with the next request of this story; plain JSON or null. */
  readonly state: unknown
  /** The new running summary, or null to keep the old one. */
  readonly summary: string | null
}

/** Where dice fall. The server's uses `crypto.randomInt`; tests give a tape. */
export interface DiceSource {
  /** A whole number 1–20. `reason` is kept with the roll. */
  d20(reason: string): number
}

export type NarratorFailureReason = 'timeout' | 'unreachable' | 'rate_limited' | 'refused' | 'nonsense' | 'interrupted'

/** The narrator could not tell; the hold is returned. `reason` is for logs and metrics, never story text. */
export class NarratorFailure extends Error {
  constructor(
    readonly reason: NarratorFailureReason,
    options?: { cause?: unknown },
  ) {
    super(`narrator failed: ${reason}`, options)
  }
}
