import type { Action } from '../action.ts'
import { BY_ASKING_EN } from '../language/acts-en.ts'
import { GREETING_EN } from '../language/address-en.ts'
import { withoutConditional } from '../language/condition-en.ts'
import { EN, PHRASES } from '../language/en.ts'
import { BETWEEN_NOT_EN } from '../language/filler-en.ts'
import { askThem, I_GET, I_GO_TO } from '../language/glue-en.ts'
import { isNowhere } from '../language/idle-en.ts'
import {
  AWAY_EN,
  BECAUSE_EN,
  inFirstPerson,
  OBLIGED_EN,
  OFF_EN,
  OWN_EN,
  PLACE_FIRST_EN,
  SO_EN,
  WHEN_EN,
  WHY_EN,
} from '../language/narrated-en.ts'
import { ASIDE, IF_POLITE, MERELY_CROSS, PREAMBLE, SHALL_WE_EN, TIME_TO } from '../language/openings-en.ts'
import {
  CALLS_FOR_HEARING_EN,
  NAME_THEN_QUESTION_EN,
  PLAIN_QUESTION_EN,
  SMALL_LEAD_EN,
  WHAT_EN,
} from '../language/questions-en.ts'
import { CLAIM_EN, COURTESY_EN, HEARING_EN, HERE_EN, STATE_OF_MIND_EN } from '../language/said-en.ts'
import { SUMMONS_EN } from '../language/speech-en.ts'
import { OTHER_HEAD_EN, OTHERS_ARE_EN, OWN_HEAD_EN, OWN_LEAD_EN, OWN_OR_SORRY_EN } from '../language/subjects-en.ts'
import { SHUT_UP_EN, SPOKEN_COURTESY_EN } from '../language/told-en.ts'
import { calledUpon } from './address.ts'
import { withoutAside } from './asides.ts'
import { readClause } from './clauses.ts'
import { stripFiller } from './filler.ts'
import { type Listener, makeAction, versed } from './listener.ts'
import { offered } from './offer.ts'
import { accepted } from './open-door.ts'
import { question } from './question.ts'
import { readQuoted } from './quotes.ts'
import { resolve } from './resolve.ts'
import { readSaid, withoutCry } from './said.ts'
import { speech } from './speech.ts'
import { splitClauses } from './split.ts'
import { withCalls } from './vocative.ts'

/** “Wait, what is this?” without the first word, which only asks for a hearing. */
function heard(raw: string): string {
  const rest = raw.replace(HEARING_EN, '')
  if (rest === raw) return raw
  if (!rest) return WHAT_EN.test(raw) ? 'what?' : raw
  const opening = raw.slice(0, raw.length - rest.length)
  const plain = PLAIN_QUESTION_EN.test(rest)
  const asks = EN.question.test(rest) && !EN.request.test(rest) && (plain || CALLS_FOR_HEARING_EN.test(opening))
  return asks || (CLAIM_EN.test(rest) && !OWN_OR_SORRY_EN.test(raw)) ? rest : raw
}

/** A sentence without what says nothing of the act: an aside, when and why, “she” for the hero. */
function plain(text: string, l: Listener, told: boolean): string {
  const short = heard(text)
    .replace(SHALL_WE_EN, '$1')
    .replace(ASIDE, ' ')
    .replace(BETWEEN_NOT_EN, ' ')
    .replace(PREAMBLE, '')
    .replace(IF_POLITE, '')
    .replace(WHEN_EN, '')
    .replace(TIME_TO, '')
    .replace(BECAUSE_EN, '')
    .replace(OBLIGED_EN, '')
    .replace(OFF_EN, I_GO_TO)
    .replace(AWAY_EN, I_GET)
    .replace(PLACE_FIRST_EN, (_all, place: string, verb: string) => `I ${verb} ${place.toLowerCase()}`)
  const sure = withoutConditional(short)
  if (sure !== short && l.lex.verbs.find(stripFiller(sure, l).text).verb) return plain(sure, l, told)
  const reasoned = reason(short, l)
  if (reasoned !== short) return reasoned
  const hero = told ? inFirstPerson(short, (word) => l.lex.verbs.isVerb(word, 'any')) : undefined
  return hero ?? short
}

/** The act without its reason: “it is cold, so I light the fire”, “since nobody answers I open the door”. */
function reason(text: string, l: Listener): string {
  const acts = (rest: string): boolean => {
    const found = l.lex.verbs.find(stripFiller(rest, l).text)
    return found.verb !== undefined && !STATE_OF_MIND_EN.test(found.text)
  }
  const head = SO_EN.exec(text)?.[0]
  if (head && acts(text.slice(head.length))) return text.slice(head.length)
  if (!WHY_EN.test(text) || text.length > MAX_REASON) return text
  const own = [...text.matchAll(OWN_EN)].map((m) => text.slice(m.index).trim())
  return own.find(acts) ?? text
}
/** Longer sentences than this are no act with its reason. */
const MAX_REASON = 300

/** A sentence as the acts and speeches it comes to, in their order; `told` where the hero may be “she”. */
export function readSentence(text: string, l: Listener, told = true): Action[] {
  const raw = withoutAside(withCalls(plain(text, l, told), l), l)
  const quoted = readQuoted(raw, l)
  if (quoted) {
    const [before, after] = [quoted.before, quoted.after].map((part) => (part ? clauses(part, l) : []))
    return [...(before ?? []), quoted.said, ...(after ?? [])]
  }
  const one = whole(raw, l)
  return one ? [one] : clauses(withoutCry(raw, l), l)
}

function clauses(raw: string, l: Listener): Action[] {
  return splitClauses(raw, l).map((c) => courtesyAct(c, l) ?? accepted(c, l) ?? readClause(c, l))
}

/** “Greet them by asking what is late”: the question, with the courtesy told. */
function askedInPassing(raw: string, l: Listener): Action | undefined {
  const { text } = stripFiller(raw, l)
  const asked = BY_ASKING_EN.exec(text)?.[1]
  if (!asked) return undefined
  const who = resolve(text.slice(0, text.length - asked.length), l.known, ['person'])
  const asking = readClause(askThem(who?.kind === 'person' ? who.text : undefined, asked), l)
  return asking.verb === 'ask' ? makeAction(l, 'ask', raw, { ...asking, vp: versed(l, text) }) : undefined
}

/** “Thank the girl”, “apologise to her”: courtesy that is done. */
function courtesyAct(raw: string, l: Listener): Action | undefined {
  const passing = askedInPassing(raw, l)
  if (passing) return passing
  const mine = raw.replace(OWN_LEAD_EN, '')
  return l.lex.courtesy.test(mine) ? courtesy(raw, mine, l) : undefined
}

/** Sentences that are read as a whole, before any clause is parted. */
function whole(raw: string, l: Listener): Action | undefined {
  const { lex } = l
  const mine = raw.replace(OWN_LEAD_EN, '')
  const idle = stripFiller(raw, l)
  if (!idle.negated && isNowhere(idle.text)) return makeAction(l, 'perform', raw, { vp: versed(l, idle.text) })
  if (SUMMONS_EN.test(raw)) return speech(raw, l)
  if (HERE_EN.test(raw) && l.here.length && !lex.question.test(raw)) return handedOver(raw, l)
  const called = l.here.length ? calledUpon(raw, l) : undefined
  if (called && HERE_EN.test(called.words) && !lex.question.test(called.words)) return handedOver(raw, l)
  const offer = offered(raw, called?.words ?? raw, l, called?.who)
  if (offer) return offer
  if (called) return said(raw, called.who, called.words, l)
  const greeted = raw.replace(GREETING_EN, '')
  if (greeted !== raw && greeted) {
    const next = whole(greeted, l) ?? (lex.question.test(greeted) ? question(greeted, l) : undefined)
    if (next?.quote) return speech(raw, l, { who: next.target, words: greeted }, next.verb)
    if (!next && splitClauses(greeted, l).some((c) => lex.verbs.find(stripFiller(c, l).text).verb)) return undefined
  }
  if (lex.courtesy.test(mine) && splitClauses(raw, l).length < 2)
    return askedInPassing(raw, l) ?? courtesy(raw, mine, l)
  const asksBack = /\?$/.test(raw.replace(OTHER_HEAD_EN, ''))
  const remarked = readSaid(raw, l)
  if (remarked) return COURTESY_EN.test(raw) ? { ...remarked, courtesy: true } : remarked
  const rude =
    lex.rude.test(raw) &&
    !MERELY_CROSS.test(raw) &&
    (SHUT_UP_EN.test(raw) || !lex.verbs.find(stripFiller(raw, l).text).verb)
  const remark = (lex.remark.test(raw) && !asksBack) || (rude && mine === raw && !lex.question.test(raw))
  if (!remark && !OTHERS_ARE_EN.test(raw)) return undefined
  return speech(raw, l, {}, rude ? 'insult' : undefined)
}

/** What is said to somebody by name. */
function said(raw: string, who: Action['target'], words: string, l: Listener): Action {
  const { lex } = l
  if (!words) return speech(raw, l, { who, words }, 'ask')
  const asked = words.replace(SMALL_LEAD_EN, '')
  if (lex.selfQuestion.test(asked)) return question(asked, l, who)
  if (lex.question.test(asked)) {
    const asking = question(asked, l, who)
    if (asking.courtesy) return { ...asking, words: raw, quote: speech(raw, l, { who }, 'ask').quote }
    return speech(raw, l, { who, words: asked }, asking.verb)
  }
  const wordsOnly = !OWN_HEAD_EN.test(words) && lex.verbs.find(stripFiller(words, l).text).verb === 'ask'
  const courteous = lex.courtesy.test(words) || COURTESY_EN.test(words)
  return speech(
    raw,
    l,
    { who, words, ...(courteous ? { courtesy: true } : {}) },
    wordsOnly && !courteous ? 'ask' : undefined,
  )
}

/** “Here, read this letter”: something is put into somebody's hands, with a word. */
function handedOver(raw: string, l: Listener): Action {
  const things = l.known.filter((k) => k.ref.kind === 'thing')
  const tool = resolve(raw, things)
  if (!tool) return speech(raw, l)
  const who = calledUpon(raw, l)?.who ?? l.here[0]
  return makeAction(l, 'give', raw, { target: who, tool, noun: tool.text, vp: PHRASES.holdOut(tool.text) })
}

function courtesy(raw: string, mine: string, l: Listener): Action {
  const named = resolve(raw, l.known, ['person'])
  const spoken = SPOKEN_COURTESY_EN.test(raw)
  const who = named?.kind === 'person' ? named : l.here[0]
  const asked = spoken && named && !/[.!…]$/.test(raw) ? NAME_THEN_QUESTION_EN.exec(raw)?.[2] : undefined
  if (asked && l.lex.question.test(asked)) return speech(raw, l, { who, words: asked }, 'ask')
  if (spoken) return speech(raw, l, { who, courtesy: true }, 'say')
  return makeAction(l, 'say', raw, { target: who, courtesy: true, vp: versed(l, mine) })
}
