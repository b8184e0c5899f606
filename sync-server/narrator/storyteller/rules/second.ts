import type { Action } from '../action.ts'
import { isNamed } from '../drama/verdict.ts'
import { INWARD_EN, RELATIVE_EN, THOUGHT_EN } from '../language/acts-en.ts'
import { EN, NEEDS_TOOL, PHRASES } from '../language/en.ts'
import { clipSpeech } from '../language/grammar.ts'
import { MANNER_CLAUSE_EN } from '../language/manner-en.ts'
import { joined, speak, takeUp } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import { createListener, MAX_SPEECH } from '../understand/listener.ts'
import { asSpeech, createProper } from '../understand/normalise.ts'
import { resolve } from '../understand/resolve.ts'
import { splitClauses } from '../understand/split.ts'
import { understand } from '../understand/understand.ts'
import type { Verb } from '../words.ts'
import { knownPlace } from './absent.ts'
import { isSummons } from './accuse.ts'
import { handle } from './act.ts'
import { actAnswer } from './answer.ts'
import { isBeyondAnybody } from './beyond.ts'
import { hasFailed, isForestalled, saysAgain } from './follows.ts'
import { withAntecedent, withVerb } from './gist.ts'
import { goTo } from './move.ts'
import { actOthers, beginsWithVerb } from './others.ts'
import { thanksFor } from './personal.ts'
import { askBesides, smallTalk, speakToNobody } from './talk.ts'
import { draw, focus, memoryOf, peopleNow, personById, type Turn } from './turn.ts'

const SMALL: readonly Verb[] = ['search', 'look', 'use', 'craft', 'go', 'follow']
const EMPTY: readonly Verb[] = ['nonsense', 'fourthwall']

/** The second act of the sentence, read again where the hero is now; an odd act is one too. */
function secondOf(t: Turn, moved: boolean): Action | undefined {
  const { action, state, world, heard } = t
  if (action.second) {
    return withVerb(moved ? understand(action.second.words, world.quest, state) : action.second)
  }
  if (!action.free || action.verb === 'refrain' || action.words === heard) return undefined
  const l = createListener(world.quest, state, EN)
  const [first, ...rest] = splitClauses(heard, l)
  if (first !== action.words) return undefined
  const acts = rest.slice(0, 2).map((clause) => understand(clause, world.quest, state))
  const second = acts.find(({ vp }, i) => i > 0 || !MANNER_CLAUSE_EN.test(vp))
  if (!second) return undefined
  // A piece of a sentence without a verb is neither said nor done.
  if (second.quote) return second.verb === 'perform' ? undefined : second
  return second.verb === 'perform' && beginsWithVerb(second) ? second : undefined
}

/** What is said from the second act to the end of the input, where all of it is speech. */
function speechFrom(t: Turn, second: Action): string {
  const { heard, state, world } = t
  const quote = second.quote ?? ''
  const at = heard.indexOf(second.words)
  const rest = at < 0 ? '' : heard.slice(at + second.words.length).replace(/^[\s.!?…]+/, '')
  if (!rest || !understand(rest, world.quest, state).quote) return quote
  return clipSpeech(asSpeech(createProper(world.quest)(heard.slice(at))), MAX_SPEECH)
}

/** What is said is said, whatever became of the first act; whoever is there reacts without a die. */
function sayBesides(t: Turn, person: Person | undefined) {
  const { action, state } = t
  if (!person) return speakToNobody(t)
  focus(t, person)
  if (action.quote) speak(t, speechFrom(t, action))
  if (state.scene) return
  if (action.verb === 'ask' || action.topic) return askBesides(t, person, action.topic)
  if (action.courtesy) t.tell.put(2, thanksFor(t), 'speech')
  smallTalk(t, person)
}

function hearer(t: Turn, second: Action): Person | undefined {
  const here = peopleNow(t)
  return here.find((p) => p.id === second.target?.id) ?? (second.target?.present === false ? undefined : here[0])
}

/** A small act on something that the world has no rule for is done, and that is all. */
function isSmall(second: Action, thrown: boolean): boolean {
  const { verb, target, words } = second
  const nothing = target ? target.kind === 'unknown' : verb !== 'look' && verb !== 'search'
  if (verb === 'use' && NEEDS_TOOL.test(words)) return false
  if (THOUGHT_EN.test(words)) return true
  return nothing && (SMALL.includes(verb) || (thrown && verb === 'perform'))
}

function doSmall(t: Turn) {
  if (actAnswer(t)) return
  takeUp(t, 'perform')
  t.state.edge += 1
}

/** Whether the first act names the place that it goes to; “go down” leaves that open. */
function namesPlace({ action, state, world }: Turn): boolean {
  if (action.target?.kind !== 'place') return false
  const places = createListener(world.quest, state, EN).known.filter((k) => k.ref.kind === 'place')
  return resolve(action.words, places)?.id === action.target.id
}

/** Whoever is gone to, to be spoken with, is gone to all the way, where the hero knows where they are. */
function walkOn(t: Turn, second: Action): Action {
  const { target, verb } = second
  if (!t.moved || (verb !== 'ask' && verb !== 'say') || target?.kind !== 'person' || target.present) return second
  // Whoever names a place goes there, and no farther.
  if (namesPlace(t)) return second
  const person = personById(t, target.id)
  const at = person && knownPlace(t, person)
  return at && !t.state.shut.includes(at) && goTo(t, at) ? { ...second, target: { ...target, present: true } } : second
}

function playSecond(t: Turn, act: Action) {
  const { tell } = t
  const second = walkOn(t, act)
  const { vp, ing, noun } = tell.slots
  const told = tell.segments.length
  const check = hasFailed(t) ? t.check : null
  const besides: Turn = { ...t, action: second, check, missed: false, besides: t.check ? 'thrown' : 'free' }
  Object.assign(tell.slots, { vp: second.vp, ing: second.ing, noun: second.noun })
  const target = second.target?.kind === 'person' && second.target.present ? second.target.id : undefined
  focus(besides, personById(t, target) ?? peopleNow(t)[0])
  if (second.quote && !second.foul && !isSummons(second)) sayBesides(besides, hearer(t, second))
  else if (second.verb === 'ask' && hearer(t, second)) {
    tell.put(1, joined(t, second.vp), 'then')
    askBesides(besides, hearer(t, second)!, second.topic)
  } else if (isSmall(second, t.check !== null) && !isBeyondAnybody(besides)) doSmall(besides)
  else handle(besides)
  Object.assign(tell.slots, { vp, ing, noun })
  t.check ??= besides.check
  t.still ||= besides.still
  // It comes after all of the first act, and before what that leads to.
  for (const segment of tell.segments.slice(told)) {
    if (segment.paragraph < 3) segment.paragraph = 2 + segment.paragraph / 10
  }
}

/** What of a second act is words, which whoever is there hears whatever became of the first. */
const isWords = (t: Turn, second: Action): boolean =>
  (Boolean(second.quote) || second.verb === 'say' || (second.verb === 'ask' && hearer(t, second) !== undefined)) &&
  !second.foul &&
  !isSummons(second)

/** “I go in. In the big room”: the way there, said again on arrival. */
const isArrived = (t: Turn, second: Action, cameFrom: string): boolean =>
  t.moved &&
  second.verb === 'go' &&
  second.target?.kind === 'place' &&
  (second.target.id === t.state.place || (second.target.id === cameFrom && INWARD_EN.test(second.words)))

/** “Bring Pell the spoon and ask who it is for”, where Pell is not here: nobody else is asked. */
function isMeantForAbsent(t: Turn, second: Action): boolean {
  const { target, verb, free } = t.action
  if (!free || !TO_SOMEBODY.includes(verb) || target?.kind !== 'person' || !isWords(t, second)) return false
  const away = memoryOf(t, target.id).at !== t.state.place
  return away && !t.moved && !t.world.quest.people.some((p) => p.id !== target.id && isNamed(p, second.words))
}
const TO_SOMEBODY: readonly Verb[] = ['give', 'say', 'ask', 'go', 'look', 'search']

/** The second half of a double instruction: played wherever it can be, else said not to come about. */
export function actSecond(t: Turn, cameFrom: string) {
  const { state, tell, action } = t
  if (state.ended || state.climax) return
  const second = secondOf(t, state.place !== cameFrom)
  if (second && (saysAgain(action, second) || isMeantForAbsent(t, second))) return
  const isNone =
    !second || EMPTY.includes(second.verb) || RELATIVE_EN.test(second.words) || isArrived(t, second, cameFrom)
  if (!isNone && !isWords(t, second) && isForestalled(t, second))
    return tell.put(1, draw(t, 'thenWait', { ing: second.ing }) || PHRASES.noFurther, 'then')
  if (!isNone) playSecond(t, withAntecedent(second, t.heard, t.world, state))
  if (!state.scene && !hasFailed(t) && !state.ended && !state.climax) actOthers(t, isNone ? [action] : [action, second])
}
