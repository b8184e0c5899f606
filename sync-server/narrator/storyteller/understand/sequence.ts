import type { Action } from '../action.ts'
import { OWN_PHRASE, PHRASES } from '../language/en.ts'
import { AND_EN } from '../language/glue-en.ts'
import { clipSpeech } from '../language/grammar.ts'
import { MANNER_CLAUSE_EN } from '../language/manner-en.ts'
import { STEPS_UP_EN, UP_TO_EN } from '../language/recast-en.ts'
import { isLeadUp } from '../language/said-en.ts'
import { ONWARD_EN } from '../language/ways-en.ts'
import type { Verb } from '../words.ts'
import { calledUpon } from './address.ts'
import { stripFiller } from './filler.ts'
import { type Listener, MAX_PHRASE, MAX_SPEECH, makeAction } from './listener.ts'
import { asQuestion, asSpeech } from './normalise.ts'
import { blamedIn } from './speech.ts'

/** An act with the sentence it was read from. */
export interface Part {
  readonly text: string
  readonly action: Action
}

/** What several sentences said to one person are together: the first of these that one of them is. */
const WEIGHT: readonly Verb[] = [
  'threaten',
  'bargain',
  'ask',
  'accuse',
  'persuade',
  'spare',
  'insult',
  'deceive',
  'leave',
  'say',
]

const isSpoken = ({ action }: Part): boolean =>
  action.quote !== undefined && !action.foul && WEIGHT.includes(action.verb) && action.free

/** What of a part is said: the quoted words where some are quoted, else all of it. */
const wordsOf = ({ text, action }: Part): string => (/["“„«]/.test(text) ? (action.quote ?? text) : text)

/** Speeches to one person as one: the weightiest decides what it is, and all of it is printed. */
function together(parts: readonly Part[], l: Listener): Part {
  const weight = (p: Part): number => WEIGHT.indexOf(p.action.verb)
  const main = parts.reduce((best, p) => (weight(p) < weight(best) ? p : best))
  // One sentence may have been read in two.
  const said = [...new Set(parts.map(wordsOf))]
  const words = l.proper(said.map((w, i) => (i < said.length - 1 && !/[.!?…,]["”]?$/.test(w) ? `${w}.` : w)).join(' '))
  const isAsked = (x: string): boolean => /\?["”']?$/.test(x) || (l.lex.question.test(x) && !/[.!…]$/.test(x))
  const calls = parts.map((p) => calledUpon(p.text, l)?.who).find(Boolean)
  const action = makeAction(l, main.action.verb, words, {
    ...main.action,
    quote: clipSpeech(isAsked(said.at(-1) ?? '') ? asQuestion(words, isAsked) : asSpeech(words), MAX_SPEECH),
    target: (main.action.verb === 'accuse' ? blamedIn(main.text, l) : undefined) ?? calls ?? main.action.target,
    topic: main.action.topic ?? parts.map((p) => p.action.topic).find(Boolean),
    courtesy: isCourteous(main, parts) ? true : undefined,
  })
  return { text: main.text, action }
}

/** Thanks among remarks are courtesy; an offer is one where nothing else is asked. */
function isCourteous(main: Part, parts: readonly Part[]): boolean {
  const alike = parts.filter((p) => p.action.verb === main.action.verb)
  if (main.action.verb === 'ask') return alike.every((p) => p.action.courtesy)
  return main.action.verb === 'say' && parts.some((p) => p.action.courtesy)
}

/** Whether a speech goes to whoever another went to. */
function sameEar(a: Part, b: Part, l: Listener): boolean {
  const [first, second] = [a, b].map((p) => calledUpon(p.text, l)?.who?.id)
  return !first || !second || first === second
}

/** The parts with what is said to one person put together, where the weightiest of it was. */
function merged(parts: readonly Part[], l: Listener): Part[] {
  const first = parts.find(isSpoken)
  const said = first ? parts.filter((p) => isSpoken(p) && sameEar(first, p, l)) : []
  if (said.length < 2) return [...parts]
  const whole = together(said, l)
  const place = said.find((p) => p.text === whole.text && p.action.verb === whole.action.verb)
  return parts.flatMap((p) => (p === place ? [whole] : said.includes(p) ? [] : [p]))
}

/** “Keep my voice down”, “catch my breath”: how the next act is done. */
const isManner = (lead: Action, l: Listener): boolean =>
  MANNER_CLAUSE_EN.test(l.lex.verbs.find(stripFiller(lead.words, l).text).text)

/** “Walk up and ask”, “go up to her and hug her”: to whoever is here, and no way up. */
function stepsUp(lead: Action, next: Action, l: Listener): boolean {
  const { text } = stripFiller(lead.words, l)
  if (lead.verb === 'go') return l.here.length > 0 && STEPS_UP_EN.test(text) && !ELSEWHERE.includes(next.verb)
  const near = lead.verb === 'ask' && lead.target?.kind === 'person' && lead.target.present
  return near && UP_TO_EN.test(text) && !ELSEWHERE.includes(next.verb)
}
/** What is not done to whoever one has gone up to. */
const ELSEWHERE: readonly Verb[] = [
  'go',
  'flee',
  'leave',
  'follow',
  'refrain',
  'look',
  'search',
  'use',
  'craft',
  'rest',
  'wait',
  'sneak',
]

/** Whether an act is a nod or a breath that only leads up to the next. */
function leadsTo(lead: Action, next: Action, acts: number, l: Listener): boolean {
  if (lead.quote) return false
  if (stepsUp(lead, next, l)) return true
  if (isManner(lead, l)) return next.verb !== 'refrain' && !next.quote
  if (next.verb === 'refrain' || (next.verb === 'perform' && acts < 3)) return false
  return isLeadUp(l.lex.verbs.find(stripFiller(lead.words, l).text).text)
}

/** An act with the gesture that comes before it, where both can be told in one breath. */
function withLead(lead: Action, act: Action, l: Listener): Action {
  const joined = lead.vp + AND_EN + act.vp
  const brief = lead.vp && act.vp && !OWN_PHRASE.test(act.vp) && joined.length <= MAX_PHRASE
  return brief ? makeAction(l, act.verb, lead.words + AND_EN + act.words, { ...act, vp: joined }) : act
}

/** A speech that comes second, with its words in the phrase: nothing that is said is lost. */
function asSecond(action: Action, l: Listener): Action {
  if (!action.quote || !OWN_PHRASE.test(action.vp)) return action
  return {
    ...action,
    ...makeAction(l, action.verb, action.words, { ...action, vp: PHRASES.saying(action.quote, action.verb === 'ask') }),
  }
}

/**
 * Calling everybody together and naming somebody are one act; it comes before what is merely said, as does leaving for
 * good.
 */
function chargeFirst(acts: Action[]): Action[] {
  const leaves = acts[0]?.verb === 'say' ? acts.findIndex((a) => a.verb === 'leave') : -1
  if (leaves > 0) return [acts[leaves]!, ...acts.filter((_, i) => i !== leaves)]
  const charges = acts.filter((a) => a.verb === 'accuse')
  const [charge] = charges
  if (!charge || (acts[0]?.verb !== 'say' && acts[0] !== charge)) return acts
  const target = charge.target ?? charges.find((a) => a.target)?.target
  return [{ ...charge, target }, ...acts.filter((a) => a.verb !== 'accuse')]
}

/** Acts that take the hero away. */
const AWAY: readonly Verb[] = ['go', 'flee', 'leave', 'follow']

/** What is done first, and what is done then; speeches to one person are one. */
export function inTurn(parts: readonly Part[], l: Listener): Action | undefined {
  let acts = merged(parts, l).map((p) => p.action)
  for (let next = acts[1]; next && leadsTo(acts[0]!, next, acts.length, l); next = acts[1]) {
    acts = [withLead(acts[0]!, next, l), ...acts.slice(2)]
  }
  acts = chargeFirst(acts)
  const main = acts[0]
  // “I run, and I don't stop”: that is how one runs, and no second act.
  if (main && AWAY.includes(main.verb)) acts = acts.filter((a) => a.verb !== 'refrain' || !ONWARD_EN.test(a.words))
  // “I walk to the inn, keeping to the wall, and knock”: nor is that one.
  if (main && AWAY.includes(main.verb)) acts = acts.filter((a) => a === main || a.quote || !MANNER_CLAUSE_EN.test(a.vp))
  const second = acts.slice(1).find((x) => x.verb !== 'perform') ?? acts[1]
  if (!main || !second || second.verb === 'perform' || (main.verb === 'refrain' && second.verb === 'refrain'))
    return main
  return { ...main, second: asSecond(second, l) }
}
