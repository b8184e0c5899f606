import type { Action } from '../action.ts'
import { isNamed } from '../drama/verdict.ts'
import { GO_EN, THOUGHT_EN, TOWARDS_EN } from '../language/acts-en.ts'
import { EN, HIM_OR_HER } from '../language/en.ts'
import { AND_EN } from '../language/glue-en.ts'
import { clipSpeech } from '../language/grammar.ts'
import { THERE_EN, YONDER_EN } from '../language/ways-en.ts'
import type { State } from '../state.ts'
import type { World } from '../types.ts'
import { createListener, MAX_SPEECH } from '../understand/listener.ts'
import { asSpeech, createProper } from '../understand/normalise.ts'
import { resolve } from '../understand/resolve.ts'
import { splitClauses } from '../understand/split.ts'
import { understand } from '../understand/understand.ts'
import type { Verb } from '../words.ts'
import { accusedBy, isSummons } from './accuse.ts'
import { beginsWithVerb } from './others.ts'
import { placeNamedLately } from './there.ts'

/** Going somewhere, which comes before what is done there. */
export const MOVES: readonly Verb[] = ['go', 'follow', 'flee', 'leave']

/** “Leave the bar, and to the yard” wants its verb; “in a low voice” belongs to the act before it. */
export function withVerb(second: Action): Action | undefined {
  if (second.quote || !second.free || beginsWithVerb(second)) return second
  if (second.verb !== 'go' || !TOWARDS_EN.test(second.vp)) return undefined
  return { ...second, vp: `${GO_EN.go} ${second.vp}`, ing: `${GO_EN.going} ${second.vp}` }
}

/** The last clause of several, where that is a summons or an accusation. */
function lastWord(action: Action, heard: string, world: World, state: State): Action | undefined {
  if (action.second && isSummons(action.second)) return action.second
  if (!action.free) return undefined
  const parts = splitClauses(heard, createListener(world.quest, state, EN))
  const last = parts.length > 1 ? understand(parts.at(-1)!, world.quest, state) : undefined
  return last && isSummons(last) ? last : undefined
}

/** A summons or an accusation at the end of a sentence is what the sentence is about; one walks somewhere first, though. */
function withUrgent(action: Action, heard: string, world: World, state: State): Action {
  const { people } = world.quest
  if (isSummons(action) && accusedBy(action, people)) return action
  const last = lastWord(action, heard, world, state)
  if (!last) return action
  const person = accusedBy(last, people)
  if (person ? MOVES.includes(action.verb) : isSummons(action)) return action
  return action.quote ? { ...last, quote: action.quote } : last
}

const QUOTE_MARK = /["“”«»„]/
const QUOTES = /["“«„]([^"”»“]{1,300})["”»“]/g
/** “Hush,” I say. “It is late.”: a sentence ends before more is quoted. */
const NEW_SENTENCE = /^[^"“«„]*[.!?]\s*["“«„]/

/** “Count her,” I said, “and cut it loose”: both halves are said. */
function withEveryQuote(action: Action, heard: string, world: World): Action {
  const parts = [...heard.matchAll(QUOTES)].map((m) => {
    const isEnd = NEW_SENTENCE.test(heard.slice(m.index + m[0].length))
    return (m[1] ?? '').trim().replace(/,$/, isEnd ? '.' : ',')
  })
  if (parts.length < 2) return action
  const quote = clipSpeech(asSpeech(createProper(world.quest)(parts.join(' '))), MAX_SPEECH)
  return { ...action, quote, second: undefined }
}

/** Several sentences of speech are one speech: it is printed whole, and what it asks last is answered. */
function withWholeSpeech(action: Action, heard: string, world: World, state: State): Action {
  if (!action.free || !action.quote || action.foul || isSummons(action)) return action
  const at = heard.indexOf(action.words)
  if (QUOTE_MARK.test(heard)) return withEveryQuote(action, heard, world)
  if (at < 0) return action
  const rest = heard.slice(at + action.words.length).replace(/^[\s.!?…,;]+/, '')
  const then = rest ? understand(rest, world.quest, state) : undefined
  // “Slippers? No thanks. I look at the pegs”: what is done at the end is done, and not said.
  const deed = then?.quote && then.second && !then.second.quote && then.second.free ? then.second : undefined
  const cut = deed ? heard.lastIndexOf(deed.words) : -1
  if (then && cut > 0) {
    const said = heard.slice(0, cut).trim()
    return { ...then, words: said, quote: clipSpeech(asSpeech(createProper(world.quest)(said)), MAX_SPEECH) }
  }
  const elsewhere = action.verb !== 'perform' && then?.target && action.target && then.target.id !== action.target.id
  if (!then?.quote || then.foul || then.verb === 'perform' || elsewhere) return action
  const quote = clipSpeech(asSpeech(createProper(world.quest)(heard)), MAX_SPEECH)
  const whole: Action = { ...action, quote, words: heard, second: undefined }
  if (action.verb !== 'say' && action.verb !== 'perform') return whole
  return {
    ...whole,
    verb: then.verb,
    vp: then.vp,
    target: then.target ?? action.target,
    topic: then.topic ?? action.topic,
  }
}

/** “Is this the way to the inn? I go in”: there is the place that was just named. */
function withPlaceNamed(action: Action, heard: string, world: World, state: State): Action {
  const before = heard.slice(0, Math.max(0, heard.indexOf(action.words)))
  const places = createListener(world.quest, state, EN).known.filter((k) => k.ref.kind === 'place')
  const named = before ? resolve(before, places) : undefined
  const target = named ?? (YONDER_EN.test(action.words) ? placeNamedLately(world.quest, state) : undefined)
  if (!target || target.id === state.place) return action
  // It is gone to by its name, and not by whatever room lies behind this one.
  const vp = `${GO_EN.go} ${GO_EN.to} ${target.text}`
  return { ...action, target, words: vp, vp, ing: `${GO_EN.going} ${GO_EN.to} ${target.text}` }
}
const isWayBack = ({ free, verb, words }: Action): boolean => free && verb === 'go' && THERE_EN.test(words)

/** “I look at Strand’s hands and ask her”: she is who was named before it, and not who spoke last. */
export function withAntecedent(action: Action, heard: string, world: World, state: State): Action {
  if (isWayBack(action)) return withPlaceNamed(action, heard, world, state)
  if (!action.free || action.quote || (action.target && action.target.kind !== 'person')) return action
  const pronoun = HIM_OR_HER.exec(action.words)
  const { people } = world.quest
  const current = people.find((p) => p.id === action.target?.id)
  if (!pronoun || (current && isNamed(current, action.words))) return action
  const before = heard.slice(0, Math.max(0, heard.indexOf(action.words)) + pronoun.index)
  const named = people.filter((p) => p.pron === (pronoun[1] ? 'he' : 'she') && isNamed(p, before))
  const [person] = named
  if (!person || named.length > 1 || person === current) return action
  const memory = state.people[person.id]
  const present = memory?.at === state.place && !memory.gone
  return { ...action, target: { kind: 'person', id: person.id, text: person.call, present } }
}

/** “Sit down and think it through” is one act, and no search of the room. */
function asThought(action: Action, heard: string): Action {
  const vp = [action.vp, action.second?.vp].filter(Boolean).join(AND_EN)
  return { ...action, verb: 'recap', words: heard, vp, target: undefined, second: undefined }
}

/** What a sentence of several acts is about. */
export function gist(action: Action, heard: string, world: World, state: State): Action {
  if (action.free && !action.quote && THOUGHT_EN.test(heard)) return asThought(action, heard)
  const urgent = withUrgent(withVerb(action) ?? action, heard, world, state)
  return withWholeSpeech(withAntecedent(urgent, heard, world, state), heard, world, state)
}
