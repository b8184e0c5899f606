import type { ActTag } from '../words.ts'
import type { VerbMatcher } from './matcher.ts'

/** What understanding needs to know of one language. */
export interface Lexicon {
  readonly verbs: VerbMatcher
  /** Words before the verb that mean nothing by themselves. */
  readonly filler: RegExp
  /** What always parts two clauses. */
  readonly split: RegExp
  /** Verbs that begin a second clause whatever follows them. */
  readonly second: RegExp
  readonly negation: RegExp
  /** Two denials that make an act. */
  readonly doubleNegation: RegExp
  readonly question: RegExp
  /** Words that ask, with or without their mark; “what a night” does not. */
  readonly asking: RegExp
  /** A question that is really an instruction: “can I look”. */
  readonly request: RegExp
  /** A question that a look answers: “what is written in the letter?” */
  readonly inspecting: RegExp
  /** A question about one's own situation. */
  readonly selfQuestion: RegExp
  readonly wantsHelp: RegExp
  readonly stop: ReadonlySet<string>
  readonly common: ReadonlySet<string>
  readonly foul: RegExp
  readonly rude: RegExp
  readonly remark: RegExp
  readonly courtesy: RegExp
  readonly injection: RegExp
  readonly fourthWall: RegExp
  readonly about: RegExp
  readonly with: RegExp
  /** Whether a word is an irregular past form: “went”. */
  readonly isPast: (word: string) => boolean
  /** Whether a word is spelt as it should be. */
  readonly isWord: (word: string) => boolean
  /** What a misspelling with this first letter, in its place or the next, most likely stands for; the likeliest first. */
  readonly likely: (letter: string) => readonly string[]
  /** A word parted from its ending. */
  readonly ending: RegExp
  /** Words that sound as a misspelt one does. */
  readonly soundsLike: (word: string) => readonly string[]
  readonly typo: (word: string) => string | undefined
  /** A text with the slips mended that are words of their own. */
  readonly slipsInPlace: (text: string) => string
  /** What stands right before and right after a verb with its object. */
  readonly verbComes: RegExp
  readonly verbWent: RegExp
  /** “Lamp on” as “turn on the lamp”. */
  readonly switched: (text: string) => string
  /** Commands of one letter in full. */
  readonly writtenOut: (text: string) => string
  /** What an act is made of, by its words. */
  readonly tagsOf: (words: string) => ReadonlySet<ActTag>
}
