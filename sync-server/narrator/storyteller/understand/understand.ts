import type { Action } from '../action.ts'
import { choiceNumber } from '../language/choice-en.ts'
import { EN, PHRASES } from '../language/en.ts'
import { WAKES_EN } from '../language/filler-en.ts'
import { isForeign } from '../language/foreign.ts'
import { asPacing, bareHandling, withoutBareLook } from '../language/idle-en.ts'
import { ASKS_LEAVE_EN } from '../language/last-scene-en.ts'
import { IN_EARNEST_EN, LISTEN_EN, OWN_ACT_EN, SAYS_I } from '../language/narrated-en.ts'
import { outsideEn } from '../language/outside-en.ts'
import { isLoanCourtesy } from '../language/said-en.ts'
import { withoutSlang } from '../language/slang-en.ts'
import { outsideQuotes, withQuotes } from '../language/spoken-en.ts'
import type { Offer, Ref, State } from '../state.ts'
import type { Quest } from '../types.ts'
import { withoutScenery } from './asides.ts'
import { demanded } from './demand.ts'
import { createListener, type Listener, makeAction } from './listener.ts'
import { fold, isGibberish, normalise } from './normalise.ts'
import { repair } from './repair.ts'
import { parted } from './runs.ts'
import { readSentence } from './sentence.ts'
import { sentencesOf } from './sentences.ts'
import { inTurn, type Part } from './sequence.ts'
import { speech } from './speech.ts'

/** As many sentences of an input are read. */
const MAX_SENTENCES = 6
/** No words at all: dots, dashes. */
const SILENCE = /^[.…\s,–—-]+$/

/**
 * The player's words as an action: offered choice, gibberish, fourth wall, and then sentence by sentence. Never throws
 * and never answers “I don't understand”.
 */
export function understand(input: string, quest: Quest, state: State): Action {
  const given = withoutBareLook(normalise(input))
  const l = createListener(quest, state, EN)
  const typed = unstopped(given)
  const asked = typed.endsWith('?') ? typed.slice(0, -1).replace(ASKS_LEAVE_EN, '') : typed
  const isTyped = (o: Offer): boolean => [typed, asked].includes(unstopped(o.text))
  const offered = state.offered.find(isTyped) ?? state.offered[choiceNumber(typed) - 1]
  if (offered) {
    const { vp, ...rest } = offered.action
    return makeAction(l, rest.verb, given, { ...rest, ...(vp ? { vp } : {}), free: false })
  }
  const earlier = state.earlier?.find((o) => unstopped(o.text) === typed)
  if (earlier) return stillMeant(earlier, given, l)
  if (!given) return makeAction(l, 'wait', 'wait')
  if (SILENCE.test(given)) return makeAction(l, 'wait', given, { vp: PHRASES.sayNothing })
  if (state.flags.slept === state.turn - 1 && WAKES_EN.test(given)) return makeAction(l, 'wait', given)
  const outside = fromOutside(given, l)
  if (outside) return outside
  const raw = parted(withQuotes(asPacing(repair(withoutSlang(given), l))), l)
  const told = !SAYS_I.test(raw)
  const parts = sentencesOf(raw)
    .slice(0, MAX_SENTENCES)
    .flatMap((text, i, all): Part[] => {
      if (IN_EARNEST_EN.test(text) && OWN_ACT_EN.test(all[i - 1] ?? '')) return []
      // “No, listen.” before more words is said, and nobody listens.
      const calls = i < all.length - 1 && l.here.length > 0 && LISTEN_EN.test(text)
      const demand = calls ? speech(text, l, {}, 'say') : demanded(text, all[i - 1], l)
      const acts = demand ? [demand] : readSentence(text, l, told)
      return acts.map((action) => ({ text, action }))
    })
  return inTurn(withoutScenery(parts, l), l) ?? makeAction(l, 'wait', given, { vp: PHRASES.sayNothing })
}

/** A text to be compared: in small letters, without the stop at its end. */
const unstopped = (text: string): string => fold(text).replace(/[.!]+$/, '')

/** A choice of an earlier reply: the act it was, with whom and what is here now. */
function stillMeant({ action }: Offer, given: string, l: Listener): Action {
  const now = (ref: Ref | undefined): Ref | undefined =>
    ref && (l.known.find((k) => k.ref.kind === ref.kind && k.ref.id === ref.id)?.ref ?? { ...ref, present: false })
  const { verb, vp } = action
  const more = { target: now(action.target), topic: action.topic, tool: now(action.tool), free: false }
  return makeAction(l, verb, given, vp ? { ...more, vp } : more)
}

/** What is no move in the story: another tongue, the keyboard's, words to whoever made it. */
function fromOutside(given: string, l: Listener): Action | undefined {
  const { lex } = l
  const foul = lex.foul.test(given)
  const asked = outsideEn(given)
  // Whoever quits the last scene leaves it.
  const outside = asked === 'quit' && l.state.climax ? undefined : asked
  if (outside === 'help') return makeAction(l, 'help', given, { vp: '' })
  if (outside === 'stock') return makeAction(l, 'inventory', given, { vp: '' })
  if (outside || isHandless(given, l)) return makeAction(l, 'fourthwall', given, { vp: '' })
  if (isLoanCourtesy(given, isNameWord(l))) return speech(given, l, { courtesy: true }, 'say')
  if (isForeign(given, isKnownWord(l))) return makeAction(l, 'nonsense', given, { quote: 'foreign', vp: '' })
  if (isGibberish(given, lex, l.known)) return makeAction(l, 'nonsense', given, { foul })
  if (lex.injection.test(given)) return makeAction(l, 'fourthwall', given, { quote: 'inject', vp: '' })
  // What is asked of somebody in the story is not asked of whoever made it.
  const own = outsideQuotes(withQuotes(given))
  return lex.fourthWall.test(own) ? makeAction(l, 'fourthwall', given, { vp: '' }) : undefined
}

/** Whether a verb of the hands stands alone, and is no name of anything here; in a fight it is done to whoever is there. */
function isHandless(given: string, l: Listener): boolean {
  const act = l.state.scene || l.state.climax ? undefined : bareHandling(given)
  return act !== undefined && !l.known.some((k) => k.names.includes(act))
}

/** Whether a word is part of a name in this story. */
function isNameWord(l: Listener): (word: string) => boolean {
  return (word) => word.length > 2 && l.nameWords.has(word)
}

/** Whether a word is English to the storyteller: a verb, or part of a name in this story. */
function isKnownWord(l: Listener): (word: string) => boolean {
  return (word) => l.nameWords.has(word) || l.lex.common.has(word) || l.lex.verbs.isVerb(word, 'any')
}
