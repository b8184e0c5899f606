import type { Action } from '../action.ts'
import { LINKING_EN, NAME_AT_END_EN } from '../language/address-en.ts'
import { PHRASES } from '../language/en.ts'
import { isPromiseEn } from '../language/promises-en.ts'
import {
  ABOUT_EN,
  ANSWER_EN,
  ANSWERED_EN,
  CALLED_EN,
  CARRIED_EN,
  CHARGE_EN,
  COURTESY_EN,
  CRY_EN,
  DISMISSAL_EN,
  GO_ON_EN,
  isClaim,
  isOfOthers,
  PRICE_EN,
  REMIND_EN,
  SLUR_EN,
  STATEMENT_EN,
  STUCK_EN,
  THREAT_EN,
  TO_YOU_CLAUSE_EN,
  TO_YOU_EN,
  TOLD_EN,
  VERB_YOU_EN,
  WONDER_EN,
} from '../language/said-en.ts'
import { QUIT_EN } from '../language/speech-en.ts'
import { ANY_YOU_EN, CLAUSE_YOU_EN, OWN_HEAD_EN, YOU_HEAD_EN, YOU_OR_ME_EN } from '../language/subjects-en.ts'
import {
  AND_SAY_EN,
  CALLED_OUT_EN,
  DONE_TO_ME_EN,
  IT_WAS_EN,
  NO_HEAD_EN,
  SHOUTED_EN,
  TELL_HEAD_EN,
  TELLS_YOU_EN,
  TO_FACE_EN,
  TOLD_ON_EN,
} from '../language/told-en.ts'
import { withoutTail } from '../language/ways-en.ts'
import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'
import { leavesForGood } from './directions.ts'
import { stripFiller } from './filler.ts'
import { type Listener, makeAction, versed } from './listener.ts'
import { resolve } from './resolve.ts'
import { purposeOfSpeech, speech } from './speech.ts'

/** Whether the words begin with something the hero can do. */
function beginsAct(words: string, l: Listener): boolean {
  const { text } = stripFiller(words, l)
  const head = (/^[\p{L}']+/u.exec(text)?.[0] ?? '').toLowerCase()
  return l.lex.verbs.isVerb(head, 'base') && Boolean(l.lex.verbs.find(text).verb)
}

/** “Please sit down, Mrs. Vane”: whoever is named at the end is told to. */
function callsAtEnd(raw: string, l: Listener): boolean {
  const m = NAME_AT_END_EN.exec(raw)
  if (!m || l.lex.verbs.find(m[2] ?? '').verb) return false
  const persons = l.known.filter((k) => k.ref.kind === 'person' && k.ref.present)
  // “Talk to the widow, Mrs. Vane” is one thing done; “sit down, Mrs. Vane” names nobody before.
  return Boolean(resolve(m[2] ?? '', persons)) && !LINKING_EN.test(m[1] ?? '')
}

/** What the hero says of oneself to “you”, and what is plainly for somebody's ears: an offer, a pardon, a charge. */
function saidToYou(raw: string, l: Listener): boolean {
  if (l.lex.question.test(raw) || AND_SAY_EN.test(raw)) return false
  const { text } = stripFiller(raw, l)
  const mine = OWN_HEAD_EN.test(raw)
  if (TOLD_ON_EN.test(text) && !TELLS_YOU_EN.test(text)) return false
  if (mine && ANY_YOU_EN.test(raw)) return true
  if (!mine && TO_YOU_CLAUSE_EN.test(raw) && !CLAUSE_YOU_EN.test(raw)) return true
  const purpose = purposeOfSpeech(raw, l)
  if (!purpose || mine) return purpose === 'spare' || purpose === 'bargain'
  return purpose !== 'persuade' || YOU_OR_ME_EN.test(raw)
}

/** What follows a cry or a “yes”: nothing, an act, or more of what is said. */
function afterCry(words: string, l: Listener): 'said' | 'act' | 'unclear' {
  if (!words) return 'said'
  if (ANSWERED_EN.test(words) || STATEMENT_EN.test(words)) return 'said'
  if (beginsAct(words, l)) return 'act'
  if (words.split(/\s+/).length < 3 && !/[?]$/.test(words) && !resolve(words, l.known)) return 'said'
  return 'unclear'
}

/** “No, open the door” without the “no”, which only answers. */
export function withoutCry(raw: string, l: Listener): string {
  const cry = (ANSWER_EN.exec(raw) ?? CRY_EN.exec(raw))?.[0] ?? ''
  const rest = raw.slice(cry.length)
  return cry && rest && afterCry(rest, l) === 'act' ? rest : raw
}

/** Whether a whole sentence is said rather than done. */
function isSaid(raw: string, l: Listener): boolean {
  if (COURTESY_EN.test(raw) || STATEMENT_EN.test(raw) || isClaim(raw)) return true
  if (ABOUT_EN.test(raw)) return true
  const cry = CRY_EN.exec(raw)?.[0]
  return cry !== undefined && afterCry(raw.slice(cry.length), l) === 'said'
}

/** Sentences that are said aloud, and what the hero asks for oneself; undefined for what is done. */
export function readSaid(raw: string, l: Listener): Action | undefined {
  if (STUCK_EN.test(raw)) return makeAction(l, 'help', raw, { vp: PHRASES.takeStock })
  if (REMIND_EN.test(raw)) return makeAction(l, 'recap', raw, { vp: PHRASES.takeStock })
  if (leavesForGood(raw, l))
    return makeAction(l, 'leave', raw, { vp: versed(l, withoutTail(stripFiller(raw, l).text)) })
  if (QUIT_EN.test(raw)) return makeAction(l, 'leave', raw, { vp: PHRASES.giveUp })
  if (CARRIED_EN.test(raw)) return makeAction(l, 'inventory', raw, { vp: PHRASES.takeStock })
  if (THREAT_EN.test(raw)) return threat(raw, l)
  if (l.here.length && isPromiseEn(raw)) return speech(raw, l, {}, 'say')
  if (CALLED_OUT_EN.test(raw)) return speech(raw, l, {}, 'threaten')
  if (l.here.length && WONDER_EN.test(raw)) return speech(raw, l, {}, 'ask')
  if (/\?$/.test(raw)) return undefined
  if (l.here.length && saidToYou(raw, l)) return speech(raw, l)
  if (DISMISSAL_EN.test(raw)) return speech(raw, l, {}, 'insult')
  if (GO_ON_EN.test(raw) && l.here.length) return speech(raw, l, {}, 'ask')
  if (l.here.length && TO_YOU_EN.test(raw)) return speech(raw, l, {}, PRICE_EN.test(raw) ? 'bargain' : undefined)
  if (l.here.length && VERB_YOU_EN.test(raw)) return speech(raw, l)
  if (l.here.length && (TOLD_EN.test(raw) || CALLED_EN.test(raw) || callsAtEnd(raw, l))) return speech(raw, l)
  // “No deal” is no “no” before a deal.
  if (NO_HEAD_EN.test(raw) && ABOUT_EN.test(raw)) return speech(raw, l, {}, 'say')
  const answer = ANSWER_EN.exec(raw)?.[0]
  if (answer && answer.length < raw.length) {
    return afterCry(raw.slice(answer.length), l) === 'said' ? speech(raw, l) : undefined
  }
  if (YOU_HEAD_EN.test(raw) && SLUR_EN.test(raw)) return speech(raw, l, {}, 'insult')
  return isSaid(raw, l) ? speech(raw, l) : undefined
}

/** A threat that is told (“I tell her that accidents happen”) or spoken. */
function threat(raw: string, l: Listener): Action | undefined {
  const { text } = stripFiller(raw, l)
  const told = l.lex.verbs.find(text).verb
  const target = resolve(
    text,
    l.known.filter((k) => k.ref.kind === 'person'),
  )
  if (told === 'say' || told === 'ask' || told === 'threaten') {
    const own = OWN_HEAD_EN.test(raw) || TELL_HEAD_EN.test(text)
    if (own && !DONE_TO_ME_EN.test(text))
      return makeAction(l, 'threaten', raw, { target: target ?? l.here[0], vp: versed(l, text) })
  }
  return speech(raw, l, {}, 'threaten')
}

/** “Tell her she is a liar”: what is told of somebody to their face is a charge or an insult, and no speech word for word. */
export function toldToFace(verb: Verb, rest: string, ref: Ref | undefined): Verb {
  const loud = verb === 'threaten' && SHOUTED_EN.test(rest)
  if (verb !== 'say' && verb !== 'insult' && !loud) return verb
  if (IT_WAS_EN.test(rest) && ref?.kind === 'person') return 'accuse'
  if (isOfOthers(rest)) return verb
  const face = TO_FACE_EN.exec(rest)?.[1]
  if (!face || (ref && ref.kind !== 'person')) return verb
  if (CHARGE_EN.test(face)) return 'accuse'
  return SLUR_EN.test(face) ? 'insult' : verb
}
