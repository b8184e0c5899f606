import type { Action } from '../action.ts'
import { ACCUSED_EN, AIMED_EN, AND_VERB_EN, DELIVERY_EN, POSTURE_TO_EN } from '../language/acts-en.ts'
import { INTO_EN, OUT_OF_TOWN_EN, OUTWARD_EN } from '../language/directions-en.ts'
import { PHRASES } from '../language/en.ts'
import { ABOUT, goWay } from '../language/glue-en.ts'
import { withoutManner } from '../language/manner-en.ts'
import { ABOUT_WHOM_EN, ASKED_WORD_EN, OF_IT_EN, SWALLOWED_EN } from '../language/questions-en.ts'
import {
  BARE_WAY,
  BARRING,
  BESIDE_EN,
  BY_ITSELF,
  DESTROYING_EN,
  ENTERING,
  INTO_IT_EN,
  LEAVING,
  OUT_OF_REACH_EN,
} from '../language/ways-en.ts'
import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'
import { isDirection, leavesAltogether, wayFrom, wayIn } from './directions.ts'
import { SOCIAL } from './intents.ts'
import { type Listener, makeAction, unknownNoun, versed } from './listener.ts'
import { objectNouns, socialNouns, themBy } from './nouns.ts'
import { phraseOf } from './phrase.ts'
import { aboutThem, approached, facedBy } from './recast.ts'
import { resolve } from './resolve.ts'

/** “Kneel by the hearth to inspect the embers”: the posture serves what comes after it. */
export function purposeOf(text: string, l: Listener): { verb: Verb; rest: string } | undefined {
  const aim = POSTURE_TO_EN.exec(text)?.[1]
  const found = aim ? l.lex.verbs.find(aim) : undefined
  if (!found?.verb || !AIMS.includes(found.verb)) return undefined
  return { verb: found.verb, rest: withoutManner(` ${found.rest}`) }
}
const AIMS: readonly Verb[] = ['look', 'search', 'ask', 'sneak', 'say', 'take']
const OBJECT_VERBS = ['use', 'give', 'take', 'craft', 'search', 'look']

/** “Take the letter to the widow”: nothing is taken. */
function isDelivery(text: string, l: Listener): boolean {
  const to = DELIVERY_EN.exec(text)?.[1]
  return Boolean(
    to &&
      resolve(
        to,
        l.known.filter((k) => k.ref.kind === 'person'),
      ),
  )
}

/** “Smile and nod”: the second verb is no thing. */
const withoutNextVerb = (rest: string, l: Listener): string =>
  rest.replace(AND_VERB_EN, (all, next: string) => (l.lex.verbs.isVerb(next.toLowerCase(), 'base') ? '' : all))

/** For whom or with whom something is made or done; what is only talked of is no target of it. */
function aimedAt(rest: string, ref: Ref | undefined, l: Listener): Ref | undefined {
  if (ref?.kind === 'person') return ref
  const to = AIMED_EN.exec(rest)?.[1]
  const persons = l.known.filter((k) => k.ref.kind === 'person')
  const who = to ? (resolve(to, persons) ?? themBy(to, l, true)) : undefined
  return who ?? (ref?.kind === 'topic' ? undefined : ref)
}

/** Whoever is accused by a name that nobody here has. */
function accusedBy(rest: string, l: Listener): Ref | undefined {
  const name = ACCUSED_EN.exec(rest)?.[1]
  const unknown = name ? unknownNoun(l, name) : undefined
  return unknown && { ...unknown, text: l.proper(name ?? '') }
}

/** What is too large, or too much mere talk, to be handled: a place, what people speak of. */
const isAtLarge = (ref: Ref | undefined): boolean => ref?.kind === 'place' || ref?.kind === 'topic'
const isWayTo = (ref: Ref | undefined): boolean => ref !== undefined && ref.kind !== 'unknown' && ref.kind !== 'topic'

/** The place that a detail belongs to. */
function placeOf(detail: Ref, l: Listener): Ref | undefined {
  const place = l.quest.places.find((p) => p.details.some((d) => d.id === detail.id))
  return place && { kind: 'place', id: place.id, text: place.name, present: place.id === l.state.place }
}

/** “The chair by the door” is a chair, whatever place a door may be. */
function besidePlace(rest: string, place: Ref, l: Listener): Ref | undefined {
  const before = BESIDE_EN.exec(rest)?.[1]
  if (!before?.trim()) return place
  return resolve(before, l.known) ?? unknownNoun(l, before) ?? place
}

/** A subject that nobody here knows by that name. */
function unheardOf(text: string, l: Listener): Ref | undefined {
  const about = OF_IT_EN.exec(text)?.[1]
  return about ? unknownNoun(l, about) : undefined
}

/** What is asked of the storyteller. */
const TAKING_STOCK: readonly Verb[] = ['help', 'recap', 'inventory']

/** “Ask her about Ames” with the “about” that an idiom has swallowed. */
function withAbout(rest: string, text: string): string {
  const word = ASKED_WORD_EN.exec(text)?.[1]
  if (word && !rest.trimStart().toLowerCase().startsWith(word.toLowerCase())) return `${word} ${rest.trimStart()}`
  return ABOUT_WHOM_EN.test(text) ? rest.replace(SWALLOWED_EN, ABOUT) : rest
}

/** A recognised act with whom or what it is done to. */
export function act(
  intent: Verb,
  rest: string,
  text: string,
  phrase: string,
  whole: string,
  ref: Ref | undefined,
  l: Listener,
): Action {
  let vp = phrase
  let verb = intent === 'take' && isDelivery(text, l) ? 'give' : intent
  if (TAKING_STOCK.includes(verb)) return makeAction(l, verb, whole, { target: ref, vp: PHRASES.takeStock })
  const social = SOCIAL.includes(verb) ? socialNouns(withAbout(rest, text), l, ref) : undefined
  const object = OBJECT_VERBS.includes(verb) ? objectNouns(rest, l, ref, verb) : undefined
  let target = social?.target ?? object?.target ?? ref
  if (verb === 'look') target = facedBy(text, l) ?? target
  const unmet = !target || target.kind === 'unknown' || target.kind === 'topic'
  if ((verb === 'look' || verb === 'search') && unmet) target = aboutThem(text, l) ?? target
  const near = verb === 'go' && target?.kind !== 'place' && target?.kind !== 'person' ? approached(text, l) : undefined
  if (near?.who) target = near.who
  const away = OUT_OF_TOWN_EN.test(text) && (!target || target.present || target.kind === 'unknown')
  if (verb === 'go' && away) return makeAction(l, 'leave', whole, { vp })
  const leaving = verb === 'go' && LEAVING.test(text) && (!target || target.present) && target?.kind !== 'person'
  if (leaving || (verb === 'go' && !target && !near && isDirection(text))) target = wayFrom(text, l)
  const departs =
    verb === 'go' && LEAVING.test(text) && (!target || target.kind === 'person' || target.kind === 'topic')
  if (departs && leavesAltogether(text, l)) return makeAction(l, 'leave', whole, { vp })
  if (verb === 'flee' && !target && OUTWARD_EN.test(text)) target = wayFrom(text, l)
  // “Go in the house”, said on its porch: one is at the house, and not yet in it.
  if (verb === 'go' && target?.kind === 'place' && target.present && INTO_EN.test(text))
    target = wayIn(text, l) ?? target
  if (verb === 'go' && BARE_WAY.test(text)) vp = versed(l, goWay(text))
  if (verb === 'go' && target?.kind === 'detail' && !target.present) target = placeOf(target, l)
  if (verb === 'go' && target?.kind === 'detail') verb = 'search'
  if (verb === 'go' && target?.kind === 'person' && target.present) verb = 'ask'
  if (verb === 'take' && target?.kind === 'place' && !target.present && BY_ITSELF.test(rest)) verb = 'go'
  const razed =
    (verb === 'use' || verb === 'fight') && DESTROYING_EN.test(text) && (!isWayTo(target) || isAtLarge(target))
  if (razed && target) target = { kind: 'unknown', id: '?', text: target.text, present: false }
  if (verb === 'use' && target?.kind === 'place' && !BARRING.test(text)) {
    if (ENTERING.test(text) || INTO_IT_EN.test(text)) verb = 'go'
    else target = undefined
  }
  if ((verb === 'leave' || verb === 'go') && !isWayTo(target) && OUT_OF_REACH_EN.test(text)) verb = 'perform'
  if ((verb === 'look' || verb === 'search') && target?.kind === 'place') target = besidePlace(rest, target, l)
  if (verb === 'craft' || verb === 'perform') target = aimedAt(rest, target, l)
  if (verb === 'accuse' && !social?.named) target = accusedBy(rest, l) ?? target
  const unknown = unknownNoun(l, withoutNextVerb(rest, l))
  const noun = target?.text ?? unknown?.text
  const made = makeAction(l, verb, whole, {
    target: target ?? unknown,
    topic: social?.topic ?? (verb === 'ask' ? unheardOf(text, l) : undefined),
    tool: object?.tool,
    vp: vp === versed(l, text) ? phraseOf(verb, text, rest, target, social?.topic, l) : vp,
    foul: l.lex.foul.test(whole),
    noun,
  })
  // No clue answers to what is not done after all.
  return razed ? { ...made, tags: undefined } : made
}
