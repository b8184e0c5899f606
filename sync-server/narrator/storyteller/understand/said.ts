import type { Action } from '../action.ts'
import { PHRASES } from '../language/en.ts'
import { clip } from '../language/grammar.ts'
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
  PRICE_EN,
  SLUR_EN,
  STATEMENT_EN,
  STUCK_EN,
  THREAT_EN,
  TO_YOU_EN,
  TOLD_EN,
} from '../language/said-en.ts'
import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'
import { stripFiller } from './filler.ts'
import { type Listener, MAX_SPEECH, makeAction, versed } from './listener.ts'
import { asSpeech } from './normalise.ts'
import { resolve } from './resolve.ts'

/** Whether the words begin with something the hero can do. */
function beginsAct(words: string, l: Listener): boolean {
  const { text } = stripFiller(words, l)
  const head = (/^[\p{L}']+/u.exec(text)?.[0] ?? '').toLowerCase()
  return l.lex.verbs.isVerb(head, 'base') && Boolean(l.lex.verbs.find(text, false).verb)
}

/** The words as they are said to whoever is there, or to whoever they name. */
export function spoken(verb: Verb, words: string, l: Listener, more: Partial<Action> = {}): Action {
  const others = l.known.filter((k) => k.ref.id !== l.here[0]?.id)
  const foul = l.lex.foul.test(words)
  const quote = foul ? undefined : clip(asSpeech(l.proper(words)), MAX_SPEECH)
  return makeAction(l, verb, words, {
    quote,
    target: l.here[0],
    topic: resolve(words, others),
    foul,
    vp: PHRASES.saySo,
    ...more,
  })
}

/** “Please sit down, Mrs. Vane”: whoever is named at the end is told to. */
function callsAtEnd(raw: string, l: Listener): boolean {
  const m = /^([^,]+),\s+((?:(?:mrs?\.?|dr\.?|miss) )?[\p{L}'-]+)[.!]*$/iu.exec(raw)
  if (!m || l.lex.verbs.find(m[2] ?? '', false).verb) return false
  const persons = l.known.filter((k) => k.ref.kind === 'person' && k.ref.present)
  // “Talk to the widow, Mrs. Vane” is one thing done; “sit down, Mrs. Vane” names nobody before.
  return Boolean(resolve(m[2] ?? '', persons)) && !/\b(?:to|at|with|about|and|or)\b/i.test(m[1] ?? '')
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
  if (CARRIED_EN.test(raw)) return makeAction(l, 'inventory', raw, { vp: PHRASES.takeStock })
  if (THREAT_EN.test(raw)) return threat(raw, l)
  if (/\?$/.test(raw)) return undefined
  if (DISMISSAL_EN.test(raw)) return spoken('insult', raw, l)
  if (GO_ON_EN.test(raw) && l.here.length) return spoken('ask', raw, l)
  if (l.here.length && TO_YOU_EN.test(raw)) return spoken(PRICE_EN.test(raw) ? 'bargain' : 'say', raw, l)
  if (l.here.length && (TOLD_EN.test(raw) || CALLED_EN.test(raw) || callsAtEnd(raw, l))) return spoken('say', raw, l)
  const answer = ANSWER_EN.exec(raw)?.[0]
  if (answer && answer.length < raw.length) {
    return afterCry(raw.slice(answer.length), l) === 'said' ? spoken('say', raw, l) : undefined
  }
  if (/^(?:you|you're|thou|ye)\b/i.test(raw) && SLUR_EN.test(raw)) return spoken('insult', raw, l)
  return isSaid(raw, l) ? spoken('say', raw, l) : undefined
}

/** A threat that is told (“I tell her that accidents happen”) or spoken. */
function threat(raw: string, l: Listener): Action | undefined {
  const { text } = stripFiller(raw, l)
  const told = l.lex.verbs.find(text, false).verb
  const target = resolve(
    text,
    l.known.filter((k) => k.ref.kind === 'person'),
  )
  if (told === 'say' || told === 'ask' || told === 'threaten') {
    const own = /^(?:i|we)\b/i.test(raw) || /^(?:tell|say|remark|mention|whisper|warn|remind|inform)\b/i.test(text)
    if (own) return makeAction(l, 'threaten', raw, { target: target ?? l.here[0], vp: versed(l, text) })
  }
  return spoken('threaten', raw, l)
}

/** “Tell her she is a liar”: what is told of somebody to their face is a charge or an insult, and no speech word for word. */
export function toldToFace(verb: Verb, rest: string, ref: Ref | undefined): Verb {
  if (verb !== 'say' && verb !== 'insult') return verb
  const face = /\b(?:(?:that )?(?:she|he|they|you|it)(?:'s|'re| is| are| was| were)|what an?)\b(.*)$/i.exec(rest)?.[1]
  if (!face || (ref && ref.kind !== 'person')) return verb
  if (CHARGE_EN.test(face)) return 'accuse'
  return SLUR_EN.test(face) ? 'insult' : verb
}
