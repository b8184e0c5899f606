import type { Action } from '../action.ts'
import { EN, PHRASES } from '../language/en.ts'
import { isForeign } from '../language/foreign.ts'
import { clip } from '../language/grammar.ts'
import type { State } from '../state.ts'
import type { Quest } from '../types.ts'
import { addressed, readClause } from './clauses.ts'
import { createListener, type Listener, MAX_SPEECH, makeAction, versed } from './listener.ts'
import { asSpeech, fold, isGibberish, normalise } from './normalise.ts'
import { resolve } from './resolve.ts'
import { splitClauses } from './split.ts'

const QUOTED =
  /^(?:(?:i|we)\s+)?(?:say|shout|whisper|tell (?:him|her|them)|reply|answer|ask)?\s*:?\s*["“«„]([^"”»“]{1,300})["”»“]\s*(.*)$/i

/** What a player says to the storyteller before saying what to do. */
const PREAMBLE =
  /^(?:(?:not (?:gonna|going to) lie|to be (?:honest|fair)|honestly|frankly|in that case|if (?:i may|possible)|without further ado),\s*)/i
/** What sounds like a remark and is a resolve: “it's time to go”. */
const TIME_TO =
  /^(?:(?:i think|ok(?:ay)?|well|now|so),? )?(?:it's|its|it is) (?:time|my turn|best|better) (?:for me |for us |i |we )?(?:to )?(?=\S)/i

/**
 * The player's words as an action: offered choice, gibberish, fourth wall, quoted speech, courtesy, remark, and then
 * clause by clause. Never throws and never answers “I don't understand”.
 */
export function understand(input: string, quest: Quest, state: State): Action {
  const raw = normalise(input).replace(PREAMBLE, '').replace(TIME_TO, '')
  const l = createListener(quest, state, EN)
  const offered = state.offered.find((o) => fold(o.text) === raw.toLowerCase())
  if (offered) {
    const { vp, ...rest } = offered.action
    const action = makeAction(l, rest.verb, raw, { ...rest, ...(vp ? { vp } : {}), free: false })
    return action
  }
  if (!raw) return makeAction(l, 'wait', 'wait')
  return whole(raw, l) ?? clauses(raw, l)
}

function clauses(raw: string, l: Listener): Action {
  const acts = splitClauses(raw, l).map((c) => readClause(c, l))
  const main = acts[0]!
  const second = acts[1]
  return second && second.verb !== 'perform' && main.verb !== 'refrain' ? { ...main, second } : main
}

/** Sentences that are read as a whole, before any clause is parted. */
function whole(raw: string, l: Listener): Action | undefined {
  const { lex } = l
  const foul = lex.foul.test(raw)
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
  const rude = lex.rude.test(raw)
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
