import type { Action } from '../action.ts'
import { PHRASES } from '../language/en.ts'
import { clipSpeech } from '../language/grammar.ts'
import { OFFERED_EN } from '../language/personal-en.ts'
import { DID_IT_EN, NAME_THEN_QUESTION_EN, WONDERS_EN } from '../language/questions-en.ts'
import { PRICE_EN, SLUR_EN, THREAT_EN } from '../language/said-en.ts'
import {
  ACCUSATION_EN,
  BLAMED_EN,
  FAVOUR_EN,
  FOR_WORDS_EN,
  KILLER_EN,
  OFFER_EN,
  PARDON_EN,
  PLEA_EN,
  PRETENCE_EN,
  SLIGHT_EN,
  SUMMONS_EN,
} from '../language/speech-en.ts'
import { OWN_HEAD_EN, POINTED_AT_EN } from '../language/subjects-en.ts'
import { BLAMED_AFTER_EN, FOR_YOU_EN, IS_A_EN, NAMED_SO_EN, OF_YOU_EN } from '../language/told-en.ts'
import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'
import { someoneHere } from './address.ts'
import { askedAbout } from './asked.ts'
import { type Listener, MAX_SPEECH, makeAction } from './listener.ts'
import { asQuestion, asSpeech } from './normalise.ts'
import { resolve } from './resolve.ts'
import { sentencesOf } from './sentences.ts'

/** Words that are said aloud: to whom, and what of them is not the name they are said to. */
export interface Said {
  readonly who?: Ref | undefined
  /** The words without the name that is called. */
  readonly words?: string | undefined
  readonly courtesy?: boolean | undefined
}

/** The verb of a speech that is more than a remark, by what it is for; undefined for a plain one. */
export function purposeOfSpeech(words: string, l: Listener): Verb | undefined {
  if (SUMMONS_EN.test(words)) return 'accuse'
  if (THREAT_EN.test(words)) return 'threaten'
  if (OFFER_EN.test(words)) return 'bargain'
  const asks = /\?["”']?$/.test(words.trim())
  const wonders = WONDERS_EN.test(words)
  if (asks) return !wonders && FAVOUR_EN.test(words) && !FOR_WORDS_EN.test(words) ? 'persuade' : undefined
  if (ACCUSATION_EN.test(words)) return 'accuse'
  if (PARDON_EN.test(words)) return 'spare'
  if (l.lex.foul.test(words) || SLIGHT_EN.test(words)) return 'insult'
  const ofYou = OF_YOU_EN.exec(words)?.[1]
  if (ofYou && !OWN_HEAD_EN.test(words) && SLUR_EN.test(ofYou) && IS_A_EN.test(ofYou)) return 'insult'
  if (PRETENCE_EN.test(words)) return 'deceive'
  if (PLEA_EN.test(words) || (!wonders && FAVOUR_EN.test(words) && !FOR_WORDS_EN.test(words))) return 'persuade'
  return undefined
}

/** What one sentence of several is for, where it is more than a remark. */
function purposeAmong(words: string, l: Listener): Verb | undefined {
  const sentences = words.length > MAX_SPEECH ? [] : sentencesOf(words)
  return sentences.length < 2 ? undefined : sentences.map((x) => purposeOfSpeech(x, l)).find(Boolean)
}

/** What everybody is called together for opens the last scene: it is said to all, and accuses nobody yet. */
function summons(raw: string, l: Listener): Action {
  const whom = BLAMED_AFTER_EN.exec(raw)?.[1]
  const target = whom
    ? resolve(
        whom,
        l.known.filter((k) => k.ref.kind === 'person'),
      )
    : undefined
  return makeAction(l, 'accuse', raw, { target, vp: PHRASES.sendForAll })
}

/** “It was Ames”, “no, it was her, and not you”: whoever is named as the one, whoever is spoken to. */
export function blamedIn(words: string, l: Listener): Ref | undefined {
  const name = (BLAMED_EN.exec(words) ?? KILLER_EN.exec(words))?.[1]
  if (!name) return undefined
  if (POINTED_AT_EN.test(name)) return someoneHere(name, l)
  return resolve(
    name,
    l.known.filter((k) => k.ref.kind === 'person'),
  )
}

/** “Maud do you want to see my shoe”: a name without a comma, and the question after it without its mark. */
function askedByName(raw: string, l: Listener): Said | undefined {
  const m = /[.!?…]["”]?$/.test(raw) ? null : NAME_THEN_QUESTION_EN.exec(raw)
  const [, name = '', words = ''] = m ?? []
  if (!l.lex.question.test(words) || DID_IT_EN.test(words) || l.lex.question.test(name)) return undefined
  const who = resolve(
    name,
    l.known.filter((k) => k.ref.kind === 'person'),
  )
  return who && { who, words }
}

/** A question without its mark. */
const isUnmarked = (raw: string, words: string, l: Listener): boolean =>
  !/[.!…]["”']?$/.test(raw) && l.lex.asking.test(words) && l.lex.question.test(words)

/** Words as they are said to whoever they name, or whoever is here; the words decide what for. */
export function speech(raw: string, l: Listener, said: Said = {}, verb?: Verb): Action {
  const asked = said.who || (verb && verb !== 'say') ? undefined : askedByName(raw, l)
  if (asked) return speech(raw, l, { ...said, ...asked }, 'ask')
  const words = said.words ?? raw
  const target = said.who ?? l.here[0]
  if (target && verb !== 'say' && OFFERED_EN.test(words)) return speech(raw, l, { ...said, courtesy: true }, 'say')
  const foul = l.lex.foul.test(raw)
  const asks =
    /\?["”']?$/.test(raw.trim()) || (verb === 'ask' && l.lex.question.test(words)) || isUnmarked(raw, words, l)
  const purpose =
    verb && verb !== 'say' ? verb : (purposeOfSpeech(words, l) ?? (asks ? 'ask' : (purposeAmong(raw, l) ?? 'say')))
  if (purpose === 'accuse' && SUMMONS_EN.test(words)) return summons(raw, l)
  const blamed = purpose === 'say' || (purpose === 'accuse' && verb !== 'accuse') ? blamedIn(words, l) : undefined
  if (blamed) return speech(raw, l, { ...said, who: blamed }, 'accuse')
  const kind = purpose === 'say' && PRICE_EN.test(words) && FOR_YOU_EN.test(words) ? 'bargain' : purpose
  const others = l.known.filter((k) => k.ref.id !== target?.id)
  const aboutThem = resolve(
    words,
    l.known.filter((k) => k.ref.kind === 'person'),
  )
  return makeAction(l, kind, raw, {
    quote: foul
      ? undefined
      : clipSpeech(
          asks ? asQuestion(l.proper(raw), (x) => l.lex.question.test(x)) : asSpeech(l.proper(raw)),
          MAX_SPEECH,
        ),
    target: kind === 'accuse' ? (said.who ?? aboutThem ?? l.here[0]) : target,
    topic:
      kind === 'ask' ? askedAbout(words, l, target, others) : resolve(NAMED_SO_EN.exec(words)?.[1] ?? words, others),
    foul,
    vp: asks ? PHRASES.ask : PHRASES.saySo,
    ...(said.courtesy ? { courtesy: true } : {}),
  })
}
