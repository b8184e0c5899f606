import type { Action } from '../action.ts'
import { HELPS_ANOTHER_EN, LET_HEAD_EN } from '../language/acts-en.ts'
import { CALL_AT_END_EN } from '../language/address-en.ts'
import { OATH_EN } from '../language/asides-en.ts'
import { REASON_TAIL_EN } from '../language/compare-en.ts'
import { PHRASES } from '../language/en.ts'
import { ADVERBIAL_EN, PAST_ENDING_EN, PROGRESSIVE_EN } from '../language/endings-en.ts'
import { isNowhere } from '../language/idle-en.ts'
import { KEEPS_STILL_EN, withoutAimEn } from '../language/left-undone-en.ts'
import { MANNER_CLAUSE_EN, withoutManner } from '../language/manner-en.ts'
import { AFTER_VERB_EN } from '../language/nouns-en.ts'
import { LODGING_EN, QUESTION_OPENING_EN, WORD_ASKED_EN } from '../language/questions-en.ts'
import { I_SAY_EN, LEAVE_ASKED_EN, MAY_I_EN, VOTES_EN, YES_EN } from '../language/recast-en.ts'
import {
  ME_EN,
  NO_VERB_EN,
  NOT_SO_EN,
  OWN_STATEMENT_EN,
  SPOKEN_WORD_EN,
  STATE_OF_MIND_EN,
  TELLING_EN,
  TO_ME_EN,
} from '../language/said-en.ts'
import { inPresent, LINKED_VERB_EN, SAME_PAST_EN, WITH_OBJECT_EN } from '../language/seams-en.ts'
import { NOBODY_EN, OWN_HEAD_EN, OWN_SUBJECT_EN, YOU_EN } from '../language/subjects-en.ts'
import { BARE_WAY, CAME_FOR_EN, CHASE_AFTER_EN, RUMMAGE_AFTER_EN, WAY_AFTER_EN } from '../language/ways-en.ts'
import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'
import { act, purposeOf } from './act.ts'
import { stripFiller } from './filler.ts'
import { preferredKinds, suited } from './intents.ts'
import { type Listener, makeAction, versed } from './listener.ts'
import { question } from './question.ts'
import { isOfAnother, recast } from './recast.ts'
import { resolve } from './resolve.ts'
import { toldToFace } from './said.ts'
import { speech } from './speech.ts'

/** Words that are nothing but a name: attention turns to it. */
function attention(text: string, t: string, l: Listener): Action | undefined {
  const ref = resolve(t, l.known, preferredKinds(undefined))
  const nameWords = new Set(
    l.known.filter((k) => k.ref.id === ref?.id).flatMap((k) => k.names.flatMap((n) => n.split(' '))),
  )
  const content = t
    .toLowerCase()
    .replace(/[^\p{L}' ]/gu, ' ')
    .split(/\s+/)
    .filter((x) => x && !l.lex.stop.has(x))
  if (!ref || !content.every((x) => nameWords.has(x))) return undefined
  if (ref.kind === 'place') return makeAction(l, 'go', text, { target: ref, vp: PHRASES.goTo(ref.text) })
  const verb = ref.kind === 'person' ? 'ask' : 'look'
  return makeAction(l, verb, text, { target: ref, vp: PHRASES.attend(ref.text) })
}

/** Whether a word that is no verb of the list may still be one: “I yodel”, “defenestrate the doctor”. */
function maybeVerb(t: string, mine: boolean, l: Listener): boolean {
  const head = (/^[\p{L}'-]+/u.exec(t)?.[0] ?? '').toLowerCase()
  if (LET_HEAD_EN.test(t)) return true
  if (head.length < 3 || !/^[a-z-]+$/.test(head) || ADVERBIAL_EN.test(head) || NO_VERB_EN.test(t)) return false
  const next = /^[\p{L}'-]+\s+([\p{L}']+)/u.exec(t)?.[1]?.toLowerCase()
  const object = next !== undefined && AFTER_VERB_EN.test(next)
  if (mine) return next !== undefined && (!l.lex.isWord(head) || object)
  return !l.lex.isWord(head) && object
}

/** What an unknown verb most likely is, by what follows it: a way, somewhere to rummage. */
function guessed(t: string, ref: Ref | undefined): Verb {
  const after = t.replace(/^\S+\s*/, '')
  if (ref?.kind === 'place' && WAY_AFTER_EN.test(after)) return 'go'
  if (ref?.kind === 'person' && CHASE_AFTER_EN.test(after)) return 'follow'
  const rummages = RUMMAGE_AFTER_EN
  return ref?.kind !== 'person' && rummages.test(after) ? 'search' : 'perform'
}

/** A clause without a verb: a bare noun turns attention to it, a bare sentence is said or thought, never done. */
function verbless(text: string, t: string, negated: boolean, l: Listener): Action {
  const mine = OWN_SUBJECT_EN.test(text)
  const asks = WORD_ASKED_EN.test(text)
  if (asks) return speech(text, l, {}, 'ask')
  const seen = negated || mine ? undefined : attention(text, t, l)
  if (seen) return seen
  const foul = l.lex.foul.test(text)
  const ref = resolve(t, l.known, preferredKinds(undefined))
  if (maybeVerb(t, mine, l) && !OWN_STATEMENT_EN.test(text)) {
    // What no list knows to be a verb gets no gerund: it may be none.
    const based = t.replace(/^[a-z'-]+/i, (word) => l.lex.verbs.baseOf(word.toLowerCase()) ?? word)
    const plain = { target: ref, vp: versed(l, sameTense(based, t, l)), foul }
    return { ...makeAction(l, negated ? 'refrain' : guessed(t, ref), text, plain), ing: '' }
  }
  return speech(text, l)
}

/** Acts without words; with a sentence after them they are words. */
const MUTE: readonly Verb[] = ['perform', 'use', 'take', 'go', 'craft', 'give', 'flee']
/** What is asked of the storyteller, not of somebody. */
const TAKING_STOCK: readonly Verb[] = ['help', 'recap', 'inventory', 'fourthwall']

/** Acts by which something can be found out. */
const FINDS_OUT: readonly Verb[] = ['look', 'search', 'use', 'take', 'craft', 'perform', 'fight', 'sneak']

/** “Let us repair to the kitchen, Mrs. Vane”: the name at the end only calls. */
const withoutCall = (text: string, l: Listener): string => (l.here.length ? text.replace(CALL_AT_END_EN, '') : text)

/** Acts whose object is what is handled; why it is comes after. */
const HANDLED: readonly Verb[] = ['search', 'look', 'take']

/** One clause to an action. Never fails: what has no verb is said or thought. */
export function readClause(words: string, l: Listener): Action {
  const whole = withoutCall(l.lex.switched(words.trim()), l).replace(LEAVE_ASKED_EN, MAY_I_EN)
  const foul = l.lex.foul.test(whole)
  const mine = OWN_HEAD_EN.test(whole)
  const asked = whole.replace(QUESTION_OPENING_EN, '')
  const stripped = stripFiller(whole, l)
  const found = l.lex.verbs.find(stripped.text)
  const toYou = l.here.length > 0 && (YOU_EN.test(asked) || LODGING_EN.test(asked))
  const isRequest = !toYou && l.lex.request.test(asked) && found.verb && !STATE_OF_MIND_EN.test(found.text)
  if (l.lex.question.test(asked) && !isRequest) return question(asked, l)
  if (mine && (NOT_SO_EN.test(whole) || CAME_FOR_EN.test(whole))) return speech(whole, l)
  if (VOTES_EN.test(whole) && l.here.length) return speech(mine ? whole : I_SAY_EN + whole.toLowerCase(), l)
  if (found.verb === 'wait' && !l.state.climax && YES_EN.test(whole))
    return makeAction(l, 'say', whole, { target: l.here[0], vp: PHRASES.sayYes })
  if (found.verb === 'say' && SPOKEN_WORD_EN.test(found.text)) return speech(whole, l, { courtesy: true })
  if (MANNER_CLAUSE_EN.test(found.text) && found.verb !== 'rest' && found.verb !== 'wait')
    return makeAction(l, 'perform', whole, { vp: versed(l, found.text) })
  if (!stripped.negated && isNowhere(stripped.text))
    return makeAction(l, 'perform', whole, { vp: versed(l, stripped.text) })
  if (found.verb === 'help' && !found.rest) return makeAction(l, 'help', whole)
  if (TO_ME_EN.test(whole)) return l.here.length ? speech(whole, l, {}, 'ask') : question(whole, l)
  if (!mine && found.verb && !TAKING_STOCK.includes(found.verb) && ME_EN.test(found.text)) return speech(whole, l)
  if (!found.verb && stripped.negated && STATE_OF_MIND_EN.test(stripped.text) && mine) return speech(whole, l)
  if (TELLING_EN.test(stripped.text) && !stripped.negated && (!found.verb || MUTE.includes(found.verb)))
    return act('say', stripped.text.replace(/^\S+/, ''), stripped.text, versed(l, stripped.text), whole, undefined, l)
  if (!found.verb || isName(stripped.text, l))
    return verbless(whole, found.verb ? stripped.text : found.text, stripped.negated, l)
  if (BARE_WAY.test(stripped.text) && found.verb === 'go' && !isWay(stripped.text, l)) return speech(whole, l)
  const toFindOut = FINDS_OUT.includes(found.verb)
  const all = withoutManner(toFindOut ? withoutAimEn(` ${found.rest}`) : ` ${found.rest}`)
  // “Search the heap, since everybody has looked at the slates”: the heap.
  const rest = HANDLED.includes(found.verb) ? all.replace(REASON_TAIL_EN, '') : all
  const prefer = preferredKinds(found.verb)
  const ref = KEEPS_STILL_EN.test(found.text)
    ? undefined
    : (resolve(rest, l.known, prefer) ??
      resolve(
        (toFindOut ? withoutAimEn(found.text) : found.text).replace(/^\S+/, ''),
        l.known.filter((k) => k.ref.kind !== 'topic'),
        prefer,
      ))
  const helping = found.verb === 'help' && HELPS_ANOTHER_EN.test(found.text)
  const heard = OATH_EN.test(found.text) ? 'say' : found.verb
  const meant = recast(suited(heard, found.text, rest, ref), found.text, l)
  const verb = helping ? 'perform' : isOfAnother(rest, l) ? meant : toldToFace(meant, rest, ref)
  if (verb === 'spare' && NOBODY_EN.test(rest)) return speech(whole, l, {}, 'say')
  const vp = versed(l, sameTense(found.text, stripped.text, l))
  const purpose = purposeOf(found.text, l)
  if (purpose && !stripped.negated) {
    const aim = resolve(purpose.rest, l.known, preferredKinds(purpose.verb)) ?? ref
    return act(purpose.verb, purpose.rest, found.text, vp, whole, aim, l)
  }
  if ((stripped.negated || verb === 'perform') && STATE_OF_MIND_EN.test(found.text) && mine) return speech(whole, l)
  if (stripped.negated || verb === 'refrain') {
    return makeAction(l, 'refrain', whole, { target: ref, vp, foul, ...(stripped.negated ? {} : { undone: '' }) })
  }
  return act(verb, rest, found.text, vp, whole, ref, l)
}

/** “Get down on my knees and peered” to “… and peer”: the verbs of one phrase in one tense. */
function sameTense(text: string, typed: string, l: Listener): string {
  const head = (/^[\p{L}'-]+/u.exec(typed)?.[0] ?? '').toLowerCase()
  const isPlain = text.toLowerCase().startsWith(head)
  if (!head) return text
  const pastHead = !isPlain || SAME_PAST_EN.test(head)
  const ing = PROGRESSIVE_EN.test(head)
  const told = ing || isPlain ? text : inPresent(text)
  return told.replace(LINKED_VERB_EN, (all, _link: string, word: string, at: number) => {
    if (!pastHead && !WITH_OBJECT_EN.test(told.slice(at + all.length))) return all
    const base = l.lex.verbs.baseOf(word.toLowerCase())
    const past = PAST_ENDING_EN.test(word) || (!ing && l.lex.isPast(word.toLowerCase()))
    const same = ing ? PROGRESSIVE_EN.test(word) : past
    return base && base !== word.toLowerCase() && same ? all.replace(word, base) : all
  })
}

/** Whether a preposition begins a way somewhere: “to the kitchen”, “back out”, but not “in your country we”. */
function isWay(text: string, l: Listener): boolean {
  const short = text.split(/\s+/).length <= 2
  return (
    short ||
    resolve(
      text,
      l.known.filter((k) => k.ref.kind === 'place'),
    ) !== undefined
  )
}

/** Whether the words are nothing but the name of something here, and no verb by themselves. */
function isName(text: string, l: Listener): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim()
  const found = l.lex.verbs.find(plain)
  return !(found.verb && !found.rest) && l.known.some((k) => k.names.includes(plain))
}
