import type { Ref } from './state.ts'
import type { ActTag, Verb } from './words.ts'

/** What the player's words come to: always something that can be played. */
export interface Action {
  verb: Verb
  /** The player's words as they came, cleaned. */
  words: string
  /** The words as a verb phrase in the second person: “search your desk”. Empty when there is none. */
  vp: string
  /** The same as a gerund: “searching your desk”. */
  ing: string
  /** What is left undone, as a bare verb phrase: “attack your host”; `vp` then says that it is. */
  undone?: string | undefined
  /** False for a chosen offer. */
  free: boolean
  target?: Ref | undefined
  topic?: Ref | undefined
  tool?: Ref | undefined
  /** What is said aloud, if anything is. */
  quote?: string | undefined
  noun?: string | undefined
  /** The second clause of a double instruction. */
  second?: Action | undefined
  /** Id of the ending chosen. */
  end?: string | undefined
  foul?: boolean | undefined
  courtesy?: boolean | undefined
  /** What a free act is made of; none for a chosen offer. */
  tags?: ReadonlySet<ActTag> | undefined
}
