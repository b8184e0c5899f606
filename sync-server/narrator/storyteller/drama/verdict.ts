import { EN } from '../language/en.ts'
import { DENIES } from '../language/glue-en.ts'
import { bare } from '../language/grammar.ts'
import {
  ASKS_ABOUT_EN,
  ASKS_LEAVE_EN,
  DELIBERATES_EN,
  I_PARDON_EN,
  LEAVE_OUTRIGHT_EN,
} from '../language/last-scene-en.ts'
import { isClaim, STATEMENT_EN } from '../language/said-en.ts'
import {
  affirms,
  asksForMyself,
  decisive,
  isCutShort,
  isRefused,
  isResolve,
  namesGuilt,
  VERDICTS_EN,
} from '../language/verdict-en.ts'
import {
  BIDDING_EN,
  DONE_BY_EN,
  HALVES_EN,
  HE_EN,
  LIGHT_EN,
  SHE_EN,
  SOMEBODY_EN,
  WHEREFORE_EN,
  YOU_EN,
} from '../language/verdict-words-en.ts'
import { personById, type Turn } from '../rules/turn.ts'
import type { Ending, EndKind, Person } from '../types.ts'
import type { Verb } from '../words.ts'
import { CHOSEN_ENDINGS, endingOf } from './endings.ts'
import { endingByDeed } from './named-deed.ts'

/** What the last scene hears in the player's words: an ending, or somebody who did not do it. */
export type Verdict =
  | {
      readonly ending: Ending
      /** It was said in plain words, and not done. */
      readonly said?: boolean
    }
  | { readonly innocent: Person }
  /** Blamed, and nobody of the story. */
  | { readonly stranger: string }

/** More words than this around a one-word name of an ending make it a word among others. */
const BARE = 4
/** Which share of a choice's own words makes a sentence that choice. */
const SAME_CHOICE = 0.6
const WHOLE_CHOICE = 0.9
/** Plain acts that happen to be the name of an ending: “look”, “turn”. */
const PLAIN: readonly Verb[] = ['look', 'search', 'wait', 'rest', 'help', 'recap', 'inventory', 'leave', 'flee', 'ask']

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
const plain = (text: string): string => ` ${wordsOf(text.replaceAll('’', "'")).join(' ')} `
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of a choice that carry its meaning, by their first letters. */
const stems = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !EN.stop.has(word))
      .map((word) => word.slice(0, 5)),
  )

/** Words with which anything is done or said. */
const LIGHT = stems(LIGHT_EN)

/** The halves of a choice by themselves: “take a seat”, “and a list of words”. */
const halves = (choice: string): string[] => choice.split(HALVES_EN)

/** Words of weight that may stand beside half a choice. */
const BESIDES = 1

/** How much of a choice, or of one half of it, a clause says in the choice's own words. */
function shareOf(clause: string, choice: string): number {
  const said = stems(clause)
  const shares = [choice, ...halves(choice)].map((part) => {
    const wanted = stems(part)
    const count = [...wanted].filter((stem) => said.has(stem)).length
    // Half a choice is chosen by who says little else: not by “my own goodbye to my sister”.
    const besides = part === choice ? 0 : [...said].filter((stem) => !wanted.has(stem) && !LIGHT.has(stem)).length
    return count >= 2 && besides <= BESIDES ? count / wanted.size : 0
  })
  return Math.max(...shares)
}

/** The ending whose choice a clause says most of; of two whose halves it says, the one of which it has more words. */
function closest(clause: string, open: readonly Ending[]) {
  const said = stems(clause)
  const rated = open.map((ending) => ({
    ending,
    share: shareOf(clause, ending.choice),
    words: [...stems(ending.choice)].filter((stem) => said.has(stem) && !LIGHT.has(stem)).length,
  }))
  return rated.sort((x, y) => y.share - x.share || y.words - x.words)[0]
}

/** Whether a short clause says nothing besides what an ending says. */
function saysOnly(clause: string, ending: Ending): boolean {
  const own = stems([ending.choice, ...(ending.alias ?? [])].join(' '))
  return [...stems(clause)].every((stem) => own.has(stem) || LIGHT.has(stem))
}

/** Whether a clause names an ending: as a phrase of it, or by a single word where hardly anything else is said. */
function names(clause: string, alias: string, ending: Ending, verb: Verb): boolean {
  const name = alias.trim().toLowerCase().replaceAll('’', "'")
  const text = plain(clause)
  const at = text.indexOf(` ${name} `)
  if (at < 0 || !affirms(text, new RegExp(escaped(` ${name} `)))) return false
  const words = text.trim().split(' ').length
  const told = isClaim(clause) || STATEMENT_EN.test(clause)
  if (name.includes(' ')) {
    if (told && words > name.split(' ').length) return false
    return !isCutShort(name, text.slice(at + name.length + 1))
  }
  if (told || asksForMyself(clause)) return false
  if (words <= BARE) return !PLAIN.includes(verb) && saysOnly(clause, ending)
  return isResolve(clause) && shareOf(clause, ending.choice) > 0
}

const isQuestion = (clause: string): boolean =>
  EN.question.test(clause) && !EN.request.test(clause) && !BIDDING_EN.test(clause)

/** Whether somebody is named in a text. */
export function isNamed(person: Person, text: string): boolean {
  const parts = person.name.split(' ').filter((word) => word.length > 3)
  const all = [person.call, person.name, ...parts, ...(person.alias ?? [])].map((name) => plain(name).trim())
  const said = plain(text).replace(/'s /g, ' ')
  return all.some((name) => name && said.includes(` ${name} `))
}

/** Whether an accusation points at somebody, and has not only been given to whoever stands nearest. */
export const isMeant = (person: Person | undefined, words: string): boolean =>
  person !== undefined && (isNamed(person, words) || SOMEBODY_EN.test(words))

/** Who is named as guilty; “you” is whoever the scene is about. */
function accused(t: Turn, clause: string, whole: string): Person | undefined {
  const culprit = personById(t, t.truth.culprit)
  const pick = (text: string): Person | undefined => {
    const named = t.world.quest.people.filter((person) => isNamed(person, text))
    return named.find((person) => person === culprit) ?? named[0]
  }
  const { action } = t
  const target = action.verb === 'accuse' && action.target?.kind === 'person' ? action.target.id : undefined
  const pointedAt = personById(t, target)
  const own = pick(clause.split(WHEREFORE_EN)[0] || clause)
  if (own) return own
  if (YOU_EN.test(clause)) return pick(whole) ?? culprit
  const meant = pick(whole) ?? (isMeant(pointedAt, whole) ? pointedAt : undefined)
  if (meant) return meant
  const they = culprit?.pron === 'he' ? HE_EN : SHE_EN
  return they.test(clause) ? culprit : undefined
}

/** Whoever or whatever is blamed by a noun that is nobody of the story, and no answer of it. */
function strangerIn(t: Turn, clause: string): string | undefined {
  const noun = DONE_BY_EN.map((pattern) => pattern.exec(clause)?.[1]).find(Boolean)
  if (!noun || t.world.quest.people.some((p) => isNamed(p, noun) || plain(p.role).includes(plain(bare(noun)).trim())))
    return undefined
  const answers = stems([...t.truth.facets.flatMap((f) => [f.question, f.answer]), t.world.quest.goal].join(' '))
  return [...stems(bare(noun))].some((stem) => answers.has(stem)) ? undefined : noun
}

/** The ending that a clause asks for by its own name. */
function ownEnding(clause: string, open: readonly Ending[], verb: Verb): Ending | undefined {
  const phrases = (ending: Ending, many: boolean) => (ending.alias ?? []).filter((x) => x.trim().includes(' ') === many)
  const by = (many: boolean): Ending | undefined =>
    open.find((e) => phrases(e, many).some((alias) => names(clause, alias, e, verb)))
  const best = isRefused(clause) ? undefined : closest(clause, open)
  const least = (share: number): Ending | undefined =>
    best && best.share >= share && (share >= WHOLE_CHOICE || best.words >= 2) ? best.ending : undefined
  const byDeed = isRefused(clause) ? undefined : endingByDeed(clause, open)
  return least(WHOLE_CHOICE) ?? by(true) ?? least(SAME_CHOICE) ?? byDeed ?? by(false)
}

function ofKind(t: Turn, kind: EndKind | undefined): Verdict | undefined {
  const ending = kind && endingOf(t, kind)
  return ending && { ending, said: true }
}

function byClause(t: Turn, clause: string, whole: string): Verdict | undefined {
  const open = t.truth.endings.filter((e) => CHOSEN_ENDINGS.includes(e.kind))
  const own = ownEnding(clause, open, t.action.verb)
  const kind = VERDICTS_EN.find(([, pattern]) => affirms(clause, pattern))?.[0]
  // “Give me the policy, and I say nothing” names a mercy, and is none.
  if (own && (kind !== 'bargain' || own.kind === 'bargain'))
    return kind === own.kind && kind !== 'truth' ? { ending: own, said: true } : { ending: own }
  const blames = namesGuilt(clause) || kind === 'truth'
  if (kind && !blames) return ofKind(t, kind)
  if (!blames) return undefined
  const stranger = strangerIn(t, clause)
  if (stranger) return { stranger }
  const who = accused(t, clause, whole)
  if (who && who.id !== t.truth.culprit) return { innocent: who }
  return who || kind === 'truth' ? ofKind(t, 'truth') : undefined
}

/** An ending that the hero asks leave for, or thinks aloud of, once it is offered: “may I go to bed?”, “what if I let him go?”. */
function askedFor(t: Turn): Verdict | undefined {
  const sentence = t.heard.split(/(?<=[.!?…;])\s+/).find((each) => ASKS_LEAVE_EN.test(each))
  if (!sentence) return undefined
  const clause = sentence.replace(ASKS_LEAVE_EN, '').replace(/[.!?…\s]+$/, '')
  const open = t.truth.endings.filter((e) => CHOSEN_ENDINGS.includes(e.kind))
  const best = closest(clause, open)
  if (best && best.share >= WHOLE_CHOICE && !DENIES.test(clause)) return { ending: best.ending, said: true }
  if (isRefused(clause)) return undefined
  if (ASKS_ABOUT_EN.test(clause)) return undefined
  // Before it is offered only mercy in so many words ends it, as it does where it is not asked.
  if (t.state.climax?.step === 1) {
    const isMercy = LEAVE_OUTRIGHT_EN.test(sentence) && !DELIBERATES_EN.test(sentence)
    return isMercy && VERDICTS_EN.some(([kind, pattern]) => kind === 'mercy' && affirms(clause, pattern))
      ? ofKind(t, 'mercy')
      : undefined
  }
  if (best && best.share >= SAME_CHOICE && best.words >= 2) return { ending: best.ending, said: true }
  const named = open.find((e) =>
    (e.alias ?? []).some((alias) => alias.trim().includes(' ') && names(clause, alias, e, t.action.verb)),
  )
  if (named) return { ending: named, said: true }
  const kind = VERDICTS_EN.find(([, pattern]) =>
    affirms(`${I_PARDON_EN.test(clause) ? 'I ' : ''}${clause}`, pattern),
  )?.[0]
  const isMeantSo =
    (kind === 'mercy' && !DELIBERATES_EN.test(sentence)) || (kind === 'bargain' && LEAVE_OUTRIGHT_EN.test(sentence))
  return isMeantSo ? ofKind(t, kind) : undefined
}

/** Verbs that are a verdict by themselves, where nothing in the words says the contrary. */
const BY_VERB: ReadonlyMap<Verb, EndKind> = new Map([
  ['spare', 'mercy'],
  ['bargain', 'bargain'],
])

/** Only what is meant as a verdict ends the story; a question, a denial, a report or a hint is argument. */
export function verdictOf(t: Turn): Verdict | undefined {
  const { action, truth } = t
  const offered = truth.endings.find((e) => e.id === action.end && CHOSEN_ENDINGS.includes(e.kind))
  if (offered) return { ending: offered }
  if (!action.free) return undefined
  const whole = t.heard
  const clauses = decisive(whole, isQuestion)
  for (const clause of clauses) {
    const verdict = byClause(t, clause, whole)
    if (verdict) return verdict
  }
  const wished = askedFor(t)
  if (wished) return wished
  const said = clauses.filter((clause) => affirms(clause, /$/))
  if (!said.length) return undefined
  if (action.verb === 'accuse' && action.target?.kind === 'person') {
    const { id } = action.target
    const person = personById(t, id)
    if (!isMeant(person, whole)) return undefined
    return id === truth.culprit ? ofKind(t, 'truth') : person && { innocent: person }
  }
  return ofKind(t, BY_VERB.get(action.verb))
}
