import type { Action } from '../action.ts'
import { PHRASES } from '../language/en.ts'
import { clip } from '../language/grammar.ts'
import type { Ref } from '../state.ts'
import { findVerb, preferredKinds, SOCIAL } from './intents.ts'
import { type Listener, MAX_SPEECH, makeAction, unknownNoun, versed } from './listener.ts'
import { asQuestion, asSpeech } from './normalise.ts'
import { resolve } from './resolve.ts'

const TITLES = /\b(Mr|Mrs|Dr|St|Ms)\.\s+/gi

/** Up to three clauses; a full stop after a title does not end one. */
export function splitClauses(raw: string, l: Listener): string[] {
  const parts = raw
    .replace(TITLES, '$1\u0002')
    .split(l.lex.split)
    .map((c) => (c ?? '').replaceAll('\u0002', '. ').trim())
    .filter((c) => c.length > 1)
  return parts.length ? parts.slice(0, 3) : [raw]
}

function stripFiller(text: string, l: Listener): { text: string; negated: boolean } {
  let t = text
  let negated = false
  for (let i = 0; i < 5; i++) {
    const positive = t.replace(l.lex.negation, '')
    if (positive !== t) negated = true
    const plain = positive.replace(l.lex.filler, '')
    const done = plain === t
    t = plain
    if (done) break
  }
  return { text: t.trim(), negated }
}

/** Whoever is addressed by name at either end of a sentence. */
function addressed(text: string, l: Listener): Ref | undefined {
  const low = text.toLowerCase()
  const person = l.quest.people.find((p) => {
    const name = (p.call.split(' ').at(-1) ?? '').toLowerCase().replace(/[^\p{L}]/gu, '')
    if (name.length < 2) return false
    const title = '(?:mrs?\\.? |dr\\.? |miss )?'
    return new RegExp(`,\\s*${title}${name}\\P{L}*$|^${title}${name}(?!\\p{L})`, 'u').test(low)
  })
  return person ? l.known.find((k) => k.ref.id === person.id)?.ref : undefined
}

function question(text: string, l: Listener): Action {
  if (l.lex.selfQuestion.test(text)) {
    return makeAction(l, l.lex.wantsHelp.test(text) ? 'help' : 'recap', text, { vp: PHRASES.takeStock })
  }
  const topic = resolve(text.replace(/^(who|what|where|why|how|when|is|are|do|does|did)\b/i, ''), l.known)
  const target = addressed(text, l) ?? l.here[0]
  const quote = clip(asQuestion(l.proper(text)), MAX_SPEECH)
  const foul = l.lex.foul.test(text)
  if (!target) {
    return makeAction(l, 'search', text, { target: topic, vp: PHRASES.turnOver, quote, noun: topic?.text, foul })
  }
  const aboutSelf = topic && topic.id === target.id && /\byou\b/i.test(text)
  const about = (aboutSelf ? undefined : topic) ?? unknownNoun(l, text)
  return makeAction(l, 'ask', text, { target, topic: about, vp: PHRASES.ask, quote, foul })
}

/** A clause without a verb: a bare noun turns attention to it, a bare sentence is said or done. */
function verbless(text: string, t: string, negated: boolean, l: Listener): Action {
  const ref = resolve(t, l.known, preferredKinds(undefined))
  const foul = l.lex.foul.test(text)
  const nameWords = new Set(
    l.known.filter((k) => k.ref.id === ref?.id).flatMap((k) => k.names.flatMap((n) => n.split(' '))),
  )
  const content = t
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, ' ')
    .split(/\s+/)
    .filter((x) => x && !l.lex.stop.has(x))
  if (ref && content.every((x) => nameWords.has(x))) {
    const verb = ref.kind === 'person' ? 'ask' : ref.kind === 'place' ? 'go' : 'look'
    return makeAction(l, verb, text, { target: ref, vp: PHRASES.attend(ref.text) })
  }
  const mine = /^(?:i|we)\s/i.test(text)
  const sentence = /^(?:lol|haha|hm+|wow|omg|well|damn|oh|ugh|yes|no|nope|sure)\b|\b(?:is|are|was|were)\b/i
  if (sentence.test(t) && !negated && !mine) {
    const quote = clip(asSpeech(l.proper(text)), MAX_SPEECH)
    return makeAction(l, 'say', text, { quote, target: l.here[0], topic: ref, vp: PHRASES.saySo, foul })
  }
  const head = t.split(' ')[0] ?? ''
  const looksVerb =
    /^[a-z]{3,}$/i.test(head) && !/^(?:am|was|were|had|have|has|is|not|no|know|already|the|this|that)\b/i.test(t)
  if (negated) return makeAction(l, 'refrain', text, { target: ref, vp: looksVerb ? versed(l, t) : '', foul })
  if (looksVerb) return makeAction(l, 'perform', text, { target: ref, vp: versed(l, t), foul })
  const quote = clip(asSpeech(l.proper(text)), MAX_SPEECH)
  return makeAction(l, 'perform', text, { target: ref, vp: '', quote, foul })
}

function socialNouns(rest: string, l: Listener, ref: Ref | undefined) {
  const ab = l.lex.about.exec(rest)
  const before = ab ? rest.slice(0, rest.length - ab[0].length) : rest
  const persons = l.known.filter((k) => k.ref.kind === 'person')
  const person = resolve(before, persons)
  const pronoun = /\b(him|her|them)\b/i.test(before) ? l.here[0] : undefined
  let target = person ?? pronoun ?? (ref?.kind === 'person' ? ref : l.here[0])
  let topic: Ref | undefined
  if (ab) topic = resolve(ab[1] ?? '', l.known) ?? unknownNoun(l, ab[1] ?? '')
  else {
    const others = l.known.filter((k) => k.ref.id !== target?.id)
    topic = resolve(rest.replace(/^(to|with)\s+/, ''), others)
  }
  if (!person && !pronoun && topic && topic.kind !== 'unknown') {
    const knows = (id: string): boolean =>
      l.quest.people.some((p) => p.id === id && p.topics.some((y) => y.id === topic?.id))
    target = l.here.find((x) => knows(x.id)) ?? target
  }
  return { target, topic }
}

function objectNouns(rest: string, l: Listener, ref: Ref | undefined, verb: string) {
  const wi = l.lex.with.exec(rest)
  let target = ref
  let tool: Ref | undefined
  if (wi) {
    const first = resolve(rest.slice(0, rest.length - wi[0].length), l.known, ['thing'])
    const second = resolve(wi[1] ?? '', l.known, verb === 'give' ? ['person'] : ['detail'])
    if (first && second && first.id !== second.id) {
      const withTool = verb !== 'give' && /^(with|using)/i.test(wi[0])
      target = withTool ? first : second
      tool = withTool ? second : first
    } else target = first ?? second ?? ref
  }
  if (verb === 'give' && !tool) {
    const ofKind = (kind: Ref['kind']) => l.known.filter((k) => k.ref.kind === kind)
    tool = resolve(rest, ofKind('thing'))
    target = resolve(rest, ofKind('person')) ?? l.here[0]
  }
  return { target, tool }
}

const OUT = /\b(out|outside|back|away|on|in|inside|up|down|north|south|east|west|upstairs|downstairs)\b/i
const OBJECT_VERBS = ['use', 'give', 'take', 'craft', 'search', 'look']

/** One clause to an action. Never fails: what has no verb is performed or said. */
export function readClause(words: string, l: Listener): Action {
  const whole = words.trim()
  if (l.lex.question.test(whole) && !l.lex.request.test(whole)) return question(whole, l)
  const stripped = stripFiller(whole, l)
  const found = findVerb(stripped.text, l.lex)
  const foul = l.lex.foul.test(whole)
  if (!found.verb) return verbless(whole, found.text, stripped.negated, l)
  let verb = found.verb
  const ref = resolve(found.rest || found.text, l.known, preferredKinds(verb))
  const vp = versed(l, found.text)
  if (stripped.negated) return makeAction(l, 'refrain', whole, { target: ref, vp, foul })
  const social = SOCIAL.includes(verb) ? socialNouns(found.rest, l, ref) : undefined
  const object = OBJECT_VERBS.includes(verb) ? objectNouns(found.rest, l, ref, verb) : undefined
  let target = social?.target ?? object?.target ?? ref
  if (verb === 'go' && !target && OUT.test(found.text)) {
    const here = l.quest.places.find((p) => p.id === l.state.place)
    const exit = here?.exits.find((e) => !l.state.shut.includes(e))
    target = l.known.find((k) => k.ref.id === exit)?.ref
  }
  if (verb === 'go' && target?.kind === 'detail') verb = 'search'
  if (verb === 'go' && target?.kind === 'person') verb = target.present ? 'ask' : 'follow'
  if (verb === 'use' && target?.kind === 'place') verb = 'go'
  const unknown = unknownNoun(l, found.rest)
  return makeAction(l, verb, whole, {
    target: target ?? unknown,
    topic: social?.topic,
    tool: object?.tool,
    vp,
    foul,
    noun: target?.text ?? unknown?.text,
  })
}
