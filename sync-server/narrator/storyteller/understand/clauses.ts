import type { Action } from '../action.ts'
import { PHRASES } from '../language/en.ts'
import { clip } from '../language/grammar.ts'
import { withoutManner } from '../language/manner-en.ts'
import { TELLING_EN } from '../language/said-en.ts'
import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'
import { stripFiller } from './filler.ts'
import { preferredKinds, SOCIAL, suited } from './intents.ts'
import { type Listener, MAX_SPEECH, makeAction, unknownNoun, versed } from './listener.ts'
import { asQuestion, asSpeech } from './normalise.ts'
import { objectNouns, socialNouns } from './nouns.ts'
import { resolve } from './resolve.ts'
import { toldToFace } from './said.ts'

/** Whoever is addressed by name at either end of a sentence. */
export function addressed(text: string, l: Listener): Ref | undefined {
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
  const named = addressed(text, l)
  const target = named ?? l.here[0]
  // Who is addressed by name is not what the question is about.
  const subjects = named ? l.known.filter((k) => k.ref.id !== named.id) : l.known
  const topic = resolve(text.replace(/^(who|what|where|why|how|when|is|are|do|does|did)\b/i, ''), subjects)
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

const OUT = /\b(out|outside|back|away|on|in|inside|up|down|north|south|east|west|upstairs|downstairs)\b/i
/** “Kneel by the hearth to inspect the embers”: the posture serves what comes after it. */
function purposeOf(text: string, l: Listener): { verb: Verb; rest: string } | undefined {
  const aim =
    /^(?:kneel|bend|crouch|stoop|squat|lean|hunker|get down|reach|stretch|stand|climb|sit|pause|stop|turn(?: around| round| back)?(?= to )|rise|stand up|get up)\b.*?\sto\s+(?!the\b|my\b|a\b|her\b|his\b|mrs?\b)(.+)$/i.exec(
      text,
    )?.[1]
  const found = aim ? l.lex.verbs.find(aim, false) : undefined
  if (!found?.verb || !AIMS.includes(found.verb)) return undefined
  return { verb: found.verb, rest: withoutManner(` ${found.rest}`) }
}
const AIMS: readonly Verb[] = ['look', 'search', 'ask', 'sneak', 'say', 'take']
/** Acts without words; with a sentence after them they are words. */
const MUTE: readonly Verb[] = ['perform', 'use', 'take', 'go', 'craft', 'give', 'flee']
/** Out of where one is: “leave the cab”. */
const LEAVING =
  /^(?:leave|exit|quit|vacate|get out of|get off|climb out of|step out of|step off|walk out of|storm out of)\b(?!.*\b(?:by|through|via|for|to)\b)/i
/** What is done to the door of a place, not to go in. */
const BARRING =
  /^(?:barricade|bar|block|bolt|lock|seal|shut|close|wedge|board|nail|secure|slam|paint|clean|wash|sweep|burn|decorate|mop|dust|tidy)\b/i
const OBJECT_VERBS = ['use', 'give', 'take', 'craft', 'search', 'look']

/** What is said to somebody by name: “Mrs. Vane, tell me about the money”. */
function toSomebody(whole: string, l: Listener): { who: Ref; words: string } | undefined {
  const m = /^(?:hey |so |ok(?:ay)?,? )?((?:mrs?\.? |dr\.? |miss )?[\p{L}’'-]+(?: [\p{L}’'-]+)?),\s+(.{2,})$/iu.exec(
    whole,
  )
  const who =
    m &&
    resolve(
      m[1] ?? '',
      l.known.filter((k) => k.ref.kind === 'person'),
    )
  return who && !l.lex.verbs.find(m[1] ?? '', false).verb ? { who, words: m[2] ?? '' } : undefined
}

function addressedSpeech(who: Ref, words: string, whole: string, l: Listener, request = false): Action {
  const foul = l.lex.foul.test(whole)
  const asking = request || l.lex.verbs.find(stripFiller(words, l).text, false).verb === 'ask'
  const topic = resolve(
    words,
    l.known.filter((k) => k.ref.id !== who.id),
  )
  const quote = foul ? undefined : clip(asSpeech(l.proper(whole)), MAX_SPEECH)
  if (asking)
    return makeAction(l, 'ask', whole, {
      target: who,
      topic: topic ?? unknownNoun(l, words),
      vp: PHRASES.ask,
      quote,
      foul,
    })
  return makeAction(l, foul ? 'insult' : 'say', whole, { target: who, topic, vp: PHRASES.saySo, quote, foul })
}

/** Verbs for what one thinks or feels: “I don't trust her” is said, not done. */
const STATE_OF_MIND =
  /^(?:know|understand|believe|trust|care|remember|recall|like|love|hate|mean|feel|doubt|want|need|think)\b/i

/** What somebody is told to do for the hero: “show me the letter”. */
const TO_ME =
  /^(?:please,? |just |so |then |now |you |kindly |do |will you |pray,? )*(?:tell|give|hand|bring|pass|show|lend|explain .*to) (?:me|us)\b|^let (?:me|us) (?:in|out|go|through|pass)\b/i

function remark(whole: string, topic: Ref | undefined, foul: boolean, l: Listener): Action {
  const quote = clip(asSpeech(l.proper(whole)), MAX_SPEECH)
  return makeAction(l, 'say', whole, { quote, target: l.here[0], topic, vp: PHRASES.saySo, foul })
}

const OPENING =
  /^(?:so|and|but|well|ok(?:ay)?|now|then|hey|tell me),?\s+(?=(?:who|what|where|when|why|how|which|is|are|did|do|does|was|were)\b)/i

/** “Yo Mrs. Vane what’s the deal”: a question to somebody by name, without a comma; the greeting falls away. */
function callsOn(whole: string, l: Listener): string | undefined {
  const m =
    /^(?:(?:yo|hey|oi|hello|hi|so|well|ok|dear|good (?:day|evening|morning)),?\s+)?((?:(?:mrs?\.?|dr\.?|miss|the)\s+)?[\p{L}'-]+),?\s+(.+)$/iu.exec(
      whole,
    )
  if (!m || !l.lex.question.test(m[2] ?? '') || l.lex.question.test(m[1] ?? '')) return undefined
  const named = resolve(
    m[1] ?? '',
    l.known.filter((k) => k.ref.kind === 'person'),
  )
  return named && `${m[1]} ${m[2]}`
}

/** One clause to an action. Never fails: what has no verb is performed or said. */
export function readClause(words: string, l: Listener): Action {
  const whole = words.trim()
  const foul = l.lex.foul.test(whole)
  const said = toSomebody(whole, l)
  const called = said ? undefined : callsOn(whole, l)
  if (called) return question(called, l)
  const asked = (said?.words ?? whole).replace(OPENING, '')
  const stripped = stripFiller(whole, l)
  const found = l.lex.verbs.find(stripped.text, mayBeMisspelt(stripped.text, l))
  const isRequest = l.lex.request.test(asked) && found.verb && !STATE_OF_MIND.test(found.text)
  if (l.lex.question.test(asked) && !isRequest) return question(whole.replace(OPENING, ''), l)
  if (found.verb === 'help' && !found.rest) return makeAction(l, 'help', whole)
  const toMe = TO_ME.test(whole)
  if (toMe && !l.here.length) return question(whole, l)
  if (toMe && !said) return addressedSpeech(addressed(whole, l) ?? l.here[0]!, whole, whole, l, true)
  if (said) return addressedSpeech(said.who, said.words, whole, l)
  if (!found.verb && stripped.negated && STATE_OF_MIND.test(stripped.text) && /^(?:i|we)\b/i.test(whole)) {
    return remark(whole, undefined, foul, l)
  }
  if (TELLING_EN.test(stripped.text) && !stripped.negated && (!found.verb || MUTE.includes(found.verb)))
    return act('say', stripped.text.replace(/^\S+/, ''), stripped.text, versed(l, stripped.text), whole, undefined, l)
  if (!found.verb || isName(stripped.text, l))
    return verbless(whole, found.verb ? stripped.text : found.text, stripped.negated, l)
  const rest = withoutManner(` ${found.rest}`)
  const prefer = preferredKinds(found.verb)
  const ref =
    resolve(rest, l.known, prefer) ??
    resolve(
      found.text.replace(/^\S+/, ''),
      l.known.filter((k) => k.ref.kind !== 'topic'),
      prefer,
    )
  const helping = found.verb === 'help' && /^help\s+(?!me\b|us\b|please\b|out\b)\S/i.test(found.text)
  const verb = helping ? 'perform' : toldToFace(suited(found.verb, found.text, rest, ref), rest, ref)
  const vp = versed(l, found.text)
  const purpose = purposeOf(found.text, l)
  if (purpose && !stripped.negated) {
    const aim = resolve(purpose.rest, l.known, preferredKinds(purpose.verb)) ?? ref
    return act(purpose.verb, purpose.rest, found.text, vp, whole, aim, l)
  }
  if ((stripped.negated || verb === 'perform') && STATE_OF_MIND.test(found.text) && /^(?:i|we)\b/i.test(whole))
    return remark(whole, ref, foul, l)
  if (stripped.negated || verb === 'refrain') {
    return makeAction(l, 'refrain', whole, { target: ref, vp: stripped.negated ? vp : '', foul })
  }
  return act(verb, rest, found.text, vp, whole, ref, l)
}

/** Whether the words are nothing but the name of something here, and no verb by themselves. */
function isName(text: string, l: Listener): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim()
  const found = l.lex.verbs.find(plain, false)
  return !(found.verb && !found.rest) && l.known.some((k) => k.names.includes(plain))
}

/** A word that means something as it is, such as a name, is not a slip of the pen. */
function mayBeMisspelt(text: string, l: Listener): boolean {
  const head = (/^[\p{L}']+/u.exec(text)?.[0] ?? '').toLowerCase()
  return !l.lex.stop.has(head) && !l.known.some((k) => k.names.some((n) => n.split(' ').includes(head)))
}

/** “Take the letter to the widow”: nothing is taken. */
function isDelivery(text: string, l: Listener): boolean {
  const to = /^(?:take|bring|carry|fetch)\b.*?\sto\s(.*)$/i.exec(text)?.[1]
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
  rest.replace(/(?:^|\s)and (\p{L}+)\b.*$/iu, (all, next: string) =>
    l.lex.verbs.isVerb(next.toLowerCase(), 'base') ? '' : all,
  )

function act(
  intent: Verb,
  rest: string,
  text: string,
  vp: string,
  whole: string,
  ref: Ref | undefined,
  l: Listener,
): Action {
  let verb = intent === 'take' && isDelivery(text, l) ? 'give' : intent
  const social = SOCIAL.includes(verb) ? socialNouns(rest, l, ref) : undefined
  const object = OBJECT_VERBS.includes(verb) ? objectNouns(rest, l, ref, verb) : undefined
  let target = social?.target ?? object?.target ?? ref
  const leaving = verb === 'go' && LEAVING.test(text) && (!target || target.present) && target?.kind !== 'person'
  if (leaving || (verb === 'go' && !target && OUT.test(text))) {
    const here = l.quest.places.find((p) => p.id === l.state.place)
    const exit = here?.exits.find((e) => !l.state.shut.includes(e))
    target = l.known.find((k) => k.ref.id === exit)?.ref
  }
  if (verb === 'go' && target?.kind === 'detail') verb = 'search'
  if (verb === 'go' && target?.kind === 'person' && target.present) verb = 'ask'
  if (verb === 'use' && target?.kind === 'place' && !BARRING.test(text)) verb = 'go'
  const unknown = unknownNoun(l, withoutNextVerb(rest, l))
  const noun = target?.text ?? unknown?.text
  return makeAction(l, verb, whole, {
    target: target ?? unknown,
    topic: social?.topic,
    tool: object?.tool,
    vp,
    foul: l.lex.foul.test(whole),
    noun,
  })
}
