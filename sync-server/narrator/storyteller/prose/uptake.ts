import { isBeyond, isDeadly, NAMELESS_EN, OWN_CLAUSE_EN } from '../language/acts-en.ts'
import { EN, OWN_PHRASE, PHRASES, PLAIN_OPENERS, QUESTION_FRAME, STATEMENT_FRAME } from '../language/en.ts'
import { AND_EN, BEGINS_YOU, meaningTo, openedBy, saidBy, thenYouDo, youDo } from '../language/glue-en.ts'
import { asSeen, bare, capital } from '../language/grammar.ts'
import { isLegend } from '../language/legend-en.ts'
import { type Band, bank, draw, placeNow, sharedBank, type Turn } from '../rules/turn.ts'
import type { Verb } from '../words.ts'
import { isFreshHead } from './head.ts'

/** How many of the last five replies may begin with “you”. */
const MAX_YOU = 2
/** Share of the replies that begin without a phrase of the storyteller's; of looks and walks, which are most of them. */
const PLAIN_SHARE = 0.45
const PLAIN_SHARE_SEEN = 0.7
/** What is told by what comes to be seen. */
const SEEN: ReadonlySet<string> = new Set(['look', 'go'])
/** A phrase longer than this goes only into frames that end with it. */
const LONG_PHRASE = 44

/** Whether the words of a frame clash with the player's phrase, or trail after a long one. */
function clashes(text: string, vp: string, ing: string): boolean {
  const low = text.toLowerCase()
  const at = low.indexOf(vp.toLowerCase())
  const tail = at >= 0 ? low.slice(at + vp.length) : ''
  const frame = at >= 0 ? low.slice(0, at) + tail : low.replace(ing.toLowerCase(), '')
  const mine = new Set(
    vp
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((x) => x.length > 3),
  )
  if (frame.split(/[^\p{L}]+/u).some((x) => mine.has(x))) return true
  if (at < 0) return vp.length > LONG_PHRASE
  return tail.length > 6 && vp.split(' ').length > 5
}

/** Whether an act is told as one that is meant, and not as done: nobody is dead who speaks later. */
const isMeantOnly = (vp: string): boolean => vp.split(AND_EN).some((each) => isDeadly(each) || isBeyond(each))

/** A line of a bank that does not begin as the last replies did; any line where all of them do. */
export const drawFresh = (t: Turn, name: string): string =>
  t.tell.draw(bank(t, name), {}, { ok: (x) => isFreshHead(t.state.openers, x) }) || draw(t, name)

/** One in so many second acts, at most, is joined to the first by a phrase of the storyteller’s. */
const JOINED_SHARE = 4

/** Joins a second act to the first: in a sentence of its own, or with “then”; with a phrase only now and then. */
export function joined(t: Turn, vp: string): string {
  const { state, tell } = t
  const { pairs = 0, joined: phrases = 0 } = state.flags
  state.flags.pairs = pairs + 1
  if ((phrases + 1) * JOINED_SHARE <= pairs + 1) {
    const line = draw(t, 'thenDo', { vp })
    if (line) {
      state.flags.joined = phrases + 1
      return line
    }
  }
  const plain = [youDo(vp), thenYouDo(vp)]
  return tell.next(pairs % 2 ? plain.reverse() : plain)
}

/** Takes the player's words up, in a frame of a kind; never the same shape within five replies. */
export function takeUp(t: Turn, kind: string) {
  const { state, tell, action } = t
  const { vp, ing } = action
  // What is said is printed: “you say so” swallows it.
  if (action.quote && !action.foul && OWN_PHRASE.test(vp)) return speak(t, action.quote)
  if (vp && action.undone && !t.besides) return takeUpUndone(t, action.undone)
  if (vp && action.free && isMeantOnly(vp)) return takeUpAttempt(t)
  if (vp && t.besides) {
    // Whoever says the same again and again is told of it once.
    return tell.put(1, joined(t, vp) || tell.once(openedBy(capital(t.rng.pick(PLAIN_OPENERS)), vp)), 'uptake')
  }
  if (vp) {
    const lines = [...bank(t, `open.${kind}`), ...bank(t, 'open.any')]
    const startsYou = state.openers.filter((x) => x.startsWith('you')).length
    const freshShape = (x: string): boolean => isFreshHead(state.openers, x)
    const good = (x: string): boolean =>
      freshShape(x) && !(startsYou >= MAX_YOU && BEGINS_YOU.test(x)) && !clashes(x, vp, ing)
    // Now and then a plain sentence, or the thing itself: an opener at every reply is heard as a tic.
    const isPlain = t.rng.chance(SEEN.has(kind) ? PLAIN_SHARE_SEEN : PLAIN_SHARE) && !OWN_PHRASE.test(vp)
    if (isPlain && SEEN.has(kind) && action.target) return
    const bald = youDo(vp)
    const mayBeBald = isPlain && freshShape(bald) && startsYou < MAX_YOU - 1
    const drawn = (from: readonly string[]): string => tell.draw(from, {}, { ok: good })
    const text = (mayBeBald && tell.once(bald)) || drawn(lines) || drawn(sharedBank(t, `open.${kind}`))
    tell.put(1, text || openedBy(capital(t.rng.pick(PLAIN_OPENERS)), vp), 'uptake')
    return
  }
  if (action.quote && !action.foul) speak(t, action.quote)
}

/** What is left undone is told in frames of its own: the others would tell it as done. */
function takeUpUndone(t: Turn, undone: string): void {
  const { state, tell } = t
  const ok = (x: string): boolean => isFreshHead(state.openers, x)
  const text = undone.length > LONG_PHRASE ? '' : tell.draw(bank(t, 'open.refrain'), { undone }, { ok })
  tell.put(1, text || openedBy(capital(t.rng.pick(PLAIN_OPENERS)), PHRASES.notDo(undone)), 'uptake')
}

/** What the hero meant to do, when it cannot be done here. */
export function takeUpAttempt(t: Turn): void {
  t.missed = true
  const ok = (x: string): boolean => isFreshHead(t.state.openers, x)
  const text = t.action.vp ? t.tell.draw(bank(t, 'open.try'), {}, { ok }) : ''
  const { vp } = t.action
  if (text) t.tell.put(1, text, 'uptake')
  else if (vp) t.tell.put(1, openedBy(capital(t.rng.pick(PLAIN_OPENERS)), meaningTo(vp)), 'uptake')
  else takeUp(t, 'perform')
}

/** What is begun in earnest, and is for the dice to say. */
export function takeUpStriving(t: Turn) {
  const ok = (x: string): boolean => isFreshHead(t.state.openers, x)
  const text = t.action.vp ? t.tell.draw(bank(t, 'open.strive'), {}, { ok }) : ''
  if (!text) return takeUpAttempt(t)
  t.missed = true
  t.tell.put(1, text, 'uptake')
}

/** What went wrong was tried: words told since `from` that took it up as done are told so instead. */
export function asTried(t: Turn, from: number): void {
  const { action, besides, tell, state } = t
  const at = tell.segments.findIndex((x, i) => i >= from && x.source === 'uptake')
  if (besides || at < 0 || !action.vp || action.quote || OWN_PHRASE.test(action.vp)) return
  const ok = (x: string): boolean => isFreshHead(state.openers, x)
  const text = tell.draw(bank(t, 'open.strive'), {}, { ok })
  if (text) tell.segments[at] = { paragraph: 1, text, source: 'uptake' }
}

/** What is said, bare, with its full stop, and with a comma for what follows. */
export function quoteSlots(quote: string): { quote: string; q: string; qc: string } {
  const closed = /[?!…]$/.test(quote)
  const plain = quote.replace(/[.]$/, '').replace(/["“]([^"“”]+)["”]/g, '‘$1’')
  return { quote: plain, q: closed ? plain : `${plain}.`, qc: closed ? plain : `${plain},` }
}

/** What is said, without a phrase of the storyteller's; nothing once the same was said in all plain ways. */
function sayPlainly(t: Turn, q: string): string {
  const openers = PLAIN_OPENERS.filter((x) => isFreshHead(t.state.openers, saidBy(x, q)))
  return t.tell.next(t.rng.shuffle(openers).map((x) => saidBy(x, q)))
}

/** Prints what the hero says, to whoever is here or to the empty room; in a frame that suits, if need be. */
export function speak(t: Turn, quote: string, suits: (frame: string) => boolean = () => true): void {
  const slots = quoteSlots(quote)
  const plain = slots.quote
  const misfit = quote.endsWith('?') ? STATEMENT_FRAME : QUESTION_FRAME
  // Where the reply begins with it, not as the last ones began.
  const first = t.tell.segments.length === 0
  // Whoever is called by name in what is said is not named again by who says it.
  const called = t.npc && plain.includes(t.npc.call) ? t.npc.call : undefined
  const ok = (x: string): boolean => {
    const frame = x.replace(plain, '')
    return (
      !misfit.test(frame) &&
      suits(frame) &&
      !(called && frame.includes(called)) &&
      (!first || isFreshHead(t.state.openers, x))
    )
  }
  const text = t.tell.draw(bank(t, t.npc ? 'say.quote' : 'say.alone'), slots, { ok })
  t.tell.put(1, text || sayPlainly(t, slots.q), 'uptake')
}

/** Prints what is called out to whoever may hear. */
export function callOut(t: Turn, quote: string): void {
  const slots = quoteSlots(quote)
  const ok = (x: string): boolean => isFreshHead(t.state.openers, x)
  t.tell.put(1, t.tell.draw(bank(t, 'say.call'), slots, { ok }) || sayPlainly(t, slots.q), 'uptake')
}

/** The outcome of a check in the words of a family; a success at a price is told by its `cost` bank. */
export function putOutcome(t: Turn, family: string, band: Band): void {
  const how = band === 'price' ? 'cost' : band
  t.tell.put(1, draw(t, `${family}.${how}`), 'outcome')
}

/** Whether a phrase names a place where the hero is not: what was done there cannot be told of here. */
function namesElsewhere(t: Turn, ing: string): boolean {
  const words = ` ${ing.toLowerCase().replace(/[^\p{L}'’-]+/gu, ' ')} `
  const here = placeNow(t)
  const names = (place: typeof here): string[] => [place.name, ...(place.alias ?? [])].map((x) => bare(x.toLowerCase()))
  const own = names(here)
  return t.world.quest.places.some(
    (place) => place !== here && names(place).some((x) => words.includes(` ${x} `) && !own.includes(x)),
  )
}

/** Acts that do somebody harm. */
const HARMS: ReadonlySet<Verb> = new Set<Verb>(['fight', 'threaten', 'insult', 'take', 'sneak'])

/** Keeps a free phrase of the player, to be returned by somebody later. */
export function keepEcho(t: Turn): void {
  const { state, action } = t
  const { ing, vp } = action
  if (!action.free || !ing || action.foul || OWN_PHRASE.test(vp) || ing.length > 70) return
  if (action.words.split(/\s+/).length > 9 || ing.split(' ').length < 2 || state.echoes.length >= 8) return
  // Only what is plainly an act can be told of somebody: “irising cut it” is none.
  const head = (/^\p{L}+/u.exec(vp)?.[0] ?? '').toLowerCase()
  if (!EN.verbs.isVerb(head, 'base') || /[,;:]|\p{Lu}{3}/u.test(ing) || OWN_CLAUSE_EN.test(ing)) return
  if (NAMELESS_EN.test(ing) || namesElsewhere(t, ing) || !isLegend(ing)) return
  // Nobody was killed who is seen about afterwards.
  if (isMeantOnly(vp)) return
  const seen = asSeen(ing)
  const to = HARMS.has(action.verb) || t.state.flags['scene:fight'] === t.state.turn ? t.npc?.id : undefined
  state.echoes.push({
    ing: seen,
    ...(seen !== ing && { own: ing }),
    ...(to && { to }),
    place: placeNow(t).name,
    turn: state.turn,
  })
}
