import type { Verb } from '../types.ts'

/** What understanding needs to know of one language. */
export interface Lexicon {
  /** Patterns of verbs at the head of a clause, in the order of trial. */
  readonly verbs: readonly (readonly [pattern: RegExp, verb: Verb])[]
  /** Words before the verb that mean nothing by themselves. */
  readonly filler: RegExp
  /** What parts two clauses. */
  readonly split: RegExp
  readonly negation: RegExp
  readonly question: RegExp
  /** A question that is really an instruction: “can I look”. */
  readonly request: RegExp
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
  /** Verbs tried for typing errors and inflected forms. */
  readonly roots: readonly string[]
  readonly past: ReadonlyMap<string, string>
}
