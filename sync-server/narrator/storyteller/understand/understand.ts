import type { Action } from '../action.ts'
import { EN, OWN_PHRASE, PHRASES } from '../language/en.ts'
import { isForeign } from '../language/foreign.ts'
import { clip } from '../language/grammar.ts'
import { CLAIM_EN, COURTESY_EN, HEARING_EN, isLeadUp, isLoanCourtesy } from '../language/said-en.ts'
import { withoutSlang } from '../language/slang-en.ts'
import type { State } from '../state.ts'
import type { Quest } from '../types.ts'
import { addressed, readClause } from './clauses.ts'
import { stripFiller } from './filler.ts'
import { createListener, type Listener, MAX_PHRASE, MAX_SPEECH, makeAction, versed } from './listener.ts'
import { asSpeech, fold, isGibberish, normalise } from './normalise.ts'
import { resolve } from './resolve.ts'
import { readSaid, spoken, withoutCry } from './said.ts'
import { splitClauses } from './split.ts'

const QUOTED =
  /^(?:(?:i|we)\s+)?(?:say|shout|whisper|tell (?:him|her|them)|reply|answer|ask)?\s*:?\s*["“«„]([^"”»“]{1,300})["”»“]\s*(.*)$/i

/** What a player says to the storyteller before saying what to do. */
const PREAMBLE =
  /^(?:(?:not (?:gonna|going to) lie|to be (?:honest|fair)|honestly|frankly|in that case|if (?:i may|possible)|without further ado),\s*)/i
/** What sounds like a remark and is a resolve: “it's time to go”. */
const TIME_TO =
  /^(?:(?:i think|ok(?:ay)?|well|now|so),? )?(?:it's|its|it is) (?:time|my turn|best|better) (?:for me |for us |i |we )?(?:to )?(?=\S)/i

/** What stands between commas and says nothing: “I would like, if at all possible, to look”. */
const ASIDE =
  /,\s*(?:if (?:at all )?(?:possible|i may|you please|you don't mind|that is all right)|of course|for now|perhaps|after all|in fact|as it were|however|naturally|so to speak|then|too|please),\s*/gi

/** “Wait, what is this?” without the first word, which only asks for a hearing. */
function heard(raw: string): string {
  const rest = raw.replace(HEARING_EN, '')
  if (rest === raw) return raw
  if (!rest) return /\bwhat\b/i.test(raw) ? 'what?' : raw
  const opening = raw.slice(0, raw.length - rest.length)
  const plain = /[?]$|^(?:\S+\s+){1,2}(?:is|are|was|were|did|do|does|has|have|would|could|the|you|your)\b/i.test(rest)
  const asks = EN.question.test(rest) && !EN.request.test(rest) && (plain || /[,.!?…]|what/i.test(opening))
  return asks || (CLAIM_EN.test(rest) && !/^(?:i|we|sorry|hey)\b/i.test(raw)) ? rest : raw
}

/**
 * The player's words as an action: offered choice, gibberish, fourth wall, quoted speech, courtesy, remark, and then
 * clause by clause. Never throws and never answers “I don't understand”.
 */
export function understand(input: string, quest: Quest, state: State): Action {
  const raw = heard(withoutSlang(normalise(input)).replace(ASIDE, ' ').replace(PREAMBLE, '').replace(TIME_TO, ''))
  const l = createListener(quest, state, EN)
  const offered = state.offered.find((o) => fold(o.text) === raw.toLowerCase())
  if (offered) {
    const { vp, ...rest } = offered.action
    const action = makeAction(l, rest.verb, raw, { ...rest, ...(vp ? { vp } : {}), free: false })
    return action
  }
  if (!raw) return makeAction(l, 'wait', 'wait')
  return whole(raw, l) ?? clauses(withoutCry(raw, l), l)
}

function clauses(raw: string, l: Listener): Action {
  let acts = splitClauses(raw, l).map((c) => readClause(c, l))
  for (let next = acts[1]; next && leadsTo(acts[0]!, next, acts.length, l); next = acts[1]) {
    acts = [withLead(acts[0]!, next, l), ...acts.slice(2)]
  }
  const main = acts[0]!
  const second = acts.slice(1).find((x) => x.verb !== 'perform') ?? acts[1]
  return second && second.verb !== 'perform' && main.verb !== 'refrain' ? { ...main, second } : main
}

/** Whether an act is a nod or a breath that only leads up to the next. */
function leadsTo(lead: Action, next: Action, acts: number, l: Listener): boolean {
  if (next.verb === 'refrain' || (next.verb === 'perform' && acts < 3)) return false
  return isLeadUp(l.lex.verbs.find(stripFiller(lead.words, l).text, false).text)
}

/** An act with the gesture that comes before it, where both can be told in one breath. */
function withLead(lead: Action, act: Action, l: Listener): Action {
  const joined = `${lead.vp} and ${act.vp}`
  const brief = lead.vp && act.vp && !OWN_PHRASE.test(act.vp) && joined.length <= MAX_PHRASE
  return brief ? makeAction(l, act.verb, `${lead.words} and ${act.words}`, { ...act, vp: joined }) : act
}

/** Sentences that are read as a whole, before any clause is parted. */
function whole(raw: string, l: Listener): Action | undefined {
  const { lex } = l
  const foul = lex.foul.test(raw)
  if (isLoanCourtesy(raw, isNameWord(l))) return spoken('say', raw, l, { courtesy: true })
  if (isForeign(raw, isKnownWord(l))) return makeAction(l, 'nonsense', raw, { quote: 'foreign', vp: '' })
  if (isGibberish(raw, lex, l.known)) return makeAction(l, 'nonsense', raw, { foul })
  if (lex.injection.test(raw)) return makeAction(l, 'fourthwall', raw, { quote: 'inject' })
  if (lex.fourthWall.test(raw)) return makeAction(l, 'fourthwall', raw)
  const quoted = QUOTED.exec(raw)
  if (quoted) {
    const said = (quoted[1] ?? '').trim()
    return makeAction(l, 'say', raw, {
      quote: clip(asSpeech(l.proper(said)), MAX_SPEECH),
      target: resolve(quoted[2] ?? '', l.known, ['person']) ?? addressed(said, l) ?? l.here[0],
      topic: resolve(said, l.known),
      foul,
      vp: PHRASES.sayAloud,
    })
  }
  const mine = raw.replace(/^(?:i|we)\s+/i, '')
  if (lex.courtesy.test(mine)) return courtesy(raw, mine, l)
  const asksBack = /\?$/.test(raw.replace(/^(you|he|she|they)\b/i, ''))
  const said = readSaid(raw, l)
  if (said) return COURTESY_EN.test(raw) ? { ...said, courtesy: true } : said
  const rude =
    lex.rude.test(raw) && (/\bshut up\W*$/i.test(raw) || !lex.verbs.find(stripFiller(raw, l).text, false).verb)
  const remark = (lex.remark.test(raw) && !asksBack) || (rude && mine === raw)
  if (!remark && !/^(?:he|she|they|you) (?:is|are)\b/i.test(raw)) return undefined
  return makeAction(l, rude || foul ? 'insult' : 'say', raw, {
    quote: foul ? undefined : clip(asSpeech(l.proper(raw)), MAX_SPEECH),
    target: l.here[0],
    topic: resolve(
      raw,
      l.known.filter((k) => k.ref.id !== l.here[0]?.id),
    ),
    foul,
    vp: PHRASES.saySo,
  })
}

/** Whether a word is part of a name in this story. */
function isNameWord(l: Listener): (word: string) => boolean {
  const names = new Set(l.known.flatMap((k) => k.names).flatMap((n) => n.split(/[^\p{L}]+/u)))
  return (word) => word.length > 2 && names.has(word)
}

/** Whether a word is English to the storyteller: a verb, or part of a name in this story. */
function isKnownWord(l: Listener): (word: string) => boolean {
  const names = new Set(l.known.flatMap((k) => k.names).flatMap((n) => n.split(/[^\p{L}]+/u)))
  return (word) => names.has(word) || l.lex.common.has(word) || l.lex.verbs.isVerb(word, 'any')
}

function courtesy(raw: string, mine: string, l: Listener): Action {
  const named = resolve(raw, l.known, ['person'])
  const spoken = /^(sorry|thanks|thank you|hello|hi|hey|good)/i.test(raw)
  return makeAction(l, 'say', raw, {
    target: named?.kind === 'person' ? named : l.here[0],
    courtesy: true,
    quote: spoken ? clip(asSpeech(l.proper(raw)), MAX_SPEECH) : undefined,
    vp: spoken ? PHRASES.saySo : versed(l, mine),
  })
}
