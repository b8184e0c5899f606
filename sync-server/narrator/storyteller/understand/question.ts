import type { Action } from '../action.ts'
import { PHRASES } from '../language/en.ts'
import { clipSpeech } from '../language/grammar.ts'
import { OFFERED_EN } from '../language/personal-en.ts'
import {
  INSPECTED_PLACE_EN,
  NAME_THEN_QUESTION_EN,
  QUESTION_HEAD_EN,
  WAYS_OUT_EN,
  WHERE_AM_I_EN,
  WHO_AM_I_EN,
} from '../language/questions-en.ts'
import { PERSON_WORD_EN, YOU_EN } from '../language/subjects-en.ts'
import type { Ref } from '../state.ts'
import { calledUpon } from './address.ts'
import { askedAbout } from './asked.ts'
import { type Listener, MAX_SPEECH, makeAction, nounAsked } from './listener.ts'
import { asQuestion } from './normalise.ts'
import { aboutThem } from './recast.ts'
import { resolve } from './resolve.ts'
import { purposeOfSpeech } from './speech.ts'

/** “Yo Mrs. Vane what’s the deal”: a name without a comma, and the question after it. */
function calledFirst(text: string, l: Listener): { who: Ref; words: string } | undefined {
  const m = NAME_THEN_QUESTION_EN.exec(text)
  if (!m || !l.lex.question.test(m[2] ?? '') || l.lex.question.test(m[1] ?? '')) return undefined
  const persons = l.known.filter((k) => k.ref.kind === 'person')
  const who = resolve(m[1] ?? '', persons)
  return who && { who, words: m[2] ?? '' }
}

/** A question that is answered by looking at what is here: “is there anything under the rug?” */
function inspected(text: string, l: Listener): Action | undefined {
  if (!l.lex.inspecting.test(text)) return undefined
  const place = INSPECTED_PLACE_EN.exec(text)?.[1] ?? ''
  const things = l.known.filter((k) => k.ref.present && (k.ref.kind === 'detail' || k.ref.kind === 'thing'))
  const target = resolve(place, things)
  return target && makeAction(l, 'look', text, { target, vp: PHRASES.lookAt(target.text) })
}

/** A question, to whom it names or whoever is here; about oneself it is to oneself. */
export function question(text: string, l: Listener, called?: Ref): Action {
  if (WHERE_AM_I_EN.test(text)) return makeAction(l, 'look', text, { vp: PHRASES.lookAround })
  if (WHO_AM_I_EN.test(text)) return makeAction(l, 'recap', text, { vp: PHRASES.takeStock })
  if (WAYS_OUT_EN.test(text)) return makeAction(l, 'help', text, { vp: PHRASES.takeStock })
  if (l.lex.selfQuestion.test(text)) {
    return makeAction(l, l.lex.wantsHelp.test(text) ? 'help' : 'recap', text, { vp: PHRASES.takeStock })
  }
  const seen = called ? undefined : aboutThem(text, l)
  if (seen) return makeAction(l, 'look', text, { target: seen, vp: PHRASES.lookAt(seen.text) })
  const first = called ? undefined : calledFirst(text, l)
  const call = called || first ? undefined : calledUpon(text, l)
  const named = called ?? first?.who ?? call?.who
  const words = (first?.words ?? call?.words ?? text).replace(QUESTION_HEAD_EN, '')
  const target = named ?? l.here[0]
  // Who is addressed by name is not what the question is about.
  const subjects = named ? l.known.filter((k) => k.ref.id !== named.id) : l.known
  const topic = askedAbout(words, l, target, subjects)
  const quote = clipSpeech(
    asQuestion(l.proper(text), (x) => l.lex.question.test(x)),
    MAX_SPEECH,
  )
  const foul = l.lex.foul.test(text)
  if (target && OFFERED_EN.test(first?.words ?? call?.words ?? text))
    return makeAction(l, 'say', text, { target, vp: PHRASES.ask, quote, foul, courtesy: true })
  const looked = called || first || call || PERSON_WORD_EN.test(words) ? undefined : inspected(text, l)
  if (looked) return looked
  if (!target) {
    const sought =
      topic && topic.kind !== 'unknown' && topic.kind !== 'topic' && topic.kind !== 'person' && topic.present
        ? topic
        : undefined
    if (!sought) return makeAction(l, 'ask', text, { topic, vp: PHRASES.turnOver, quote, foul })
    return makeAction(l, 'search', text, { target: sought, vp: PHRASES.turnOver, quote, noun: sought.text, foul })
  }
  const aboutSelf = topic && topic.id === target.id && YOU_EN.test(text)
  const about = aboutSelf ? nounAsked(l, words) : topic
  const purpose = purposeOfSpeech(call?.words ?? text, l)
  const verb =
    purpose === 'persuade' || purpose === 'bargain' || purpose === 'threaten' || purpose === 'accuse' ? purpose : 'ask'
  return makeAction(l, verb, text, { target, topic: about, vp: PHRASES.ask, quote, foul })
}
