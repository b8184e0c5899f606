import { PHRASES } from '../language/en.ts'
import { bare, capital } from '../language/grammar.ts'
import { inOwnMouth } from '../language/others-en.ts'
import { keepEcho, putOutcome, speak, takeUp, takeUpAttempt } from '../prose/uptake.ts'
import type { Ref } from '../state.ts'
import type { Clue, Person } from '../types.ts'
import { tellAbsent } from './absent.ts'
import { roll } from './check.ts'
import { clueById, findOrLead, gain, guarded, isKnown, isOpen, leadAway, putLead, seeDetail } from './clue.ts'
import { sayGrudge } from './grudge.ts'
import { echoOf, inShort, showDetail, tellOfWord, topicBearing } from './lore.ts'
import { hearNews, tellOfFound } from './news.ts'
import { answerPersonally, tellOfOther, thanksFor } from './personal.ts'
import { answerPlainQuestion } from './plain.ts'
import { fail, payForSuccess } from './price.ts'
import { acknowledge, answerCharge, bareReply } from './replies.ts'
import { strikesHome } from './struck.ts'
import { bank, draw, focus, isGood, memoryOf, mention, personById, shiftMood, type Turn } from './turn.ts'
import { asksElse, goRound, questionIn, topicByWords } from './unplaced.ts'
import { giveOfUse, isOwed } from './useful.ts'

type Topic = Person['topics'][number]

/** The lines of a topic that a person would say now; `levered` passes over their attitude. */
export function tellable(t: Turn, person: Person, topicId: string, levered = false): Topic['lines'] {
  const { state, truth } = t
  const mood = memoryOf(t, person.id).mood
  return (person.topics.find((x) => x.id === topicId)?.lines ?? []).filter(
    (l) =>
      (levered || mood >= l.min) &&
      (!l.after || l.after.some((id) => state.clues.includes(id))) &&
      (!l.clue || (!state.clues.includes(l.clue) && truth.clues.some((c) => c.id === l.clue))),
  )
}

/** Whether anything new comes of asking a person about a topic. */
export const hasMore = (t: Turn, person: Person, topicId: string): boolean =>
  tellable(t, person, topicId).some((l) => !t.tell.isUsed(l.text))

/** The lines of a topic in which a person has told what is now known. */
function factsTold({ state, tell }: Turn, person: Person, topicId: string): Topic['lines'] {
  const lines = person.topics.find((x) => x.id === topicId)?.lines ?? []
  return lines.filter((l) => tell.isUsed(l.text) && (l.after || (l.clue && state.clues.includes(l.clue))))
}

/** What a person says of a topic, as far as their attitude allows; `levered` passes over it. False when nothing is left. */
export function tellTopic(t: Turn, person: Person, topicId: string, levered = false): boolean {
  const { tell } = t
  const facts = factsTold(t, person, topicId)
  // Whoever has told a fact does not afterwards say what they said before it.
  const open = tellable(t, person, topicId, levered).filter(
    (l) => l.after || l.clue || facts.every((f) => f.min < l.min),
  )
  // What the hero has found out comes first: a person reacts to how one knows.
  const rank = (l: (typeof open)[number]): number => l.min + (l.after && !asksElse(t, person, topicId, l) ? 10 : 0)
  for (const line of open.sort((x, y) => rank(y) - rank(x))) {
    const said = tell.once(line.text)
    if (!said) continue
    tell.put(2, said, 'speech')
    if (line.clue) gain(t, clueById(t, line.clue), 3)
    return true
  }
  return false
}

/** Whoever has told a fact says it again in short, rather than something else. */
function repeatFact(t: Turn, person: Person, topicId: string): boolean {
  const answer = factsTold(t, person, topicId)
    .map((f) => inShort(f.text))
    .find(Boolean)
  const again = answer ? draw(t, 'saysAgain', { answer }) : ''
  t.tell.put(2, again, 'speech')
  if (again) putLead(t)
  return again !== ''
}

/** Something a person says of their own accord, by attitude; a lead when they have run dry. */
export function smallTalk(t: Turn, person: Person) {
  const { tell } = t
  const memory = memoryOf(t, person.id)
  memory.talked++
  const own = (memory.mood > -2 && tell.next(person.talk)) || (memory.mood >= 1 && tell.draw(person.warm))
  if (own) return tell.put(2, own, 'speech')
  if (isOwed(t) && giveOfUse(t, person)) return
  const line = (memory.mood < 0 && tell.draw(person.cold)) || draw(t, 'smalltalk')
  tell.put(2, line, 'idle')
  if (!line) putLead(t)
}

/** The next thing a person has to tell, unasked. False when they have told it all. */
export function moreTalk(t: Turn, person: Person): boolean {
  const line = t.tell.next(person.talk) || t.tell.draw(person.warm)
  t.tell.put(2, line, 'speech')
  return Boolean(line)
}

function pressForClue(t: Turn, person: Person, clue: Clue, topic: Ref) {
  const { state, tell } = t
  const memory = memoryOf(t, person.id)
  const again = state.tries[clue.id] !== undefined
  state.tries[clue.id] = state.turn
  const band = roll(t, 'ask', memory.mood + (memory.talked ? 1 : 0) + (again ? 3 : 0))
  putOutcome(t, 'social', band)
  memory.talked++
  if (!isGood(band)) {
    if (band === 'disaster') shiftMood(t, person.id, -1)
    if (!isOwed(t) || !giveOfUse(t, person))
      tell.put(2, draw(t, 'deflect', { topic: inOwnMouth(topic.text, person.pron) }), 'idle')
    return fail(t, band)
  }
  tellTopic(t, person, topic.id)
  gain(t, clue)
  if (band === 'price') payForSuccess(t)
  if (band === 'triumph') shiftMood(t, person.id, 1)
}

/** The person's own topic where something else bears its name: another's topic, a detail of the room, a thing. */
function ownTopic(person: Person, topic: Ref): Ref {
  if (topic.kind === 'person' || person.topics.some((x) => x.id === topic.id)) return topic
  const names = [topic.text, bare(topic.text)].map((x) => x.toLowerCase())
  const own = person.topics.find((x) => x.alias.some((a) => names.includes(a.toLowerCase())))
  return own ? { ...topic, kind: 'topic', id: own.id } : topic
}

function askAbout(t: Turn, person: Person, named: Ref) {
  const topic = ownTopic(person, named)
  const { tell, truth } = t
  const memory = memoryOf(t, person.id)
  const asks = (c: Clue): boolean =>
    !isKnown(t, c) &&
    (!c.needs || Boolean(t.state.flags[c.needs])) &&
    c.via.some((v) => v.ask?.[0] === person.id && v.ask[1] === topic.id)
  const clue = truth.clues.find(asks)
  if (clue) return pressForClue(t, person, clue, topic)
  if (tellTopic(t, person, topic.id)) {
    memory.talked++
    return
  }
  if (repeatFact(t, person, topic.id)) {
    memory.talked++
    return
  }
  if (topic.kind !== 'person' && tellOfFound(t, person, topic.text)) {
    memory.talked++
    return
  }
  if ((topic.kind === 'detail' && showDetail(t, topic.id)) || strikesHome(t, person)) {
    memory.talked++
    return
  }
  if (isOwed(t) && giveOfUse(t, person, topic.id)) return
  const other = topic.kind === 'person' && topic.id !== person.id ? personById(t, topic.id) : undefined
  if (other) {
    mention(t, other)
    if (tellOfOther(t, other)) return
    const opinions = bank(t, memory.mood < 0 ? 'opinion.cold' : 'opinion')
    const said = tell.draw(opinions, { wants: other.wants, fears: other.fears })
    tell.put(2, said, 'idle')
    if (said) return putLead(t)
  }
  // Nobody says of themselves that they know nothing of themselves.
  if (topic.id === person.id) return smallTalk(t, person)
  if (tellOfWord(t, person, topic.text)) return
  const line = draw(t, 'noKnowledge', echoOf(t, topic))
  tell.put(2, line, 'idle')
  putLead(t)
  if (!line) smallTalk(t, person)
}

/** Whether somebody has something to tell of a topic, of themselves or when pressed. */
function canTell(t: Turn, person: Person, id: string): boolean {
  const keeps = t.truth.clues.some(
    (c) => isOpen(t, c) && c.via.some((v) => v.ask?.[0] === person.id && v.ask[1] === id),
  )
  return keeps || hasMore(t, person, id)
}

/** A question or remark to a person who is here. */
export function speakTo(t: Turn, person: Person) {
  const { state, tell, action } = t
  const memory = memoryOf(t, person.id)
  state.last = [person.id]
  memory.met = 1
  sayGrudge(t, person)
  const knows = (id: string): boolean => canTell(t, person, id)
  const answers = [answerPlainQuestion, answerPersonally, answerCharge, hearNews]
  if (answers.some((answer) => answer(t, person, knows))) {
    memory.talked++
    return
  }
  acknowledge(t)
  const { topic } = action
  if (topic && topic.kind !== 'unknown') return askAbout(t, person, topic)
  const question = questionIn(t)
  const fit = question ? topicByWords(t, person, question) : undefined
  if (topic?.text) {
    if (tellOfFound(t, person, topic.text)) {
      memory.talked++
      return
    }
    const own = topicBearing(t, person, topic.text) ?? fit
    if (own) return askAbout(t, person, own)
    if (strikesHome(t, person) || tellOfWord(t, person, topic.text)) {
      memory.talked++
      return
    }
    if (isOwed(t) && giveOfUse(t, person)) return
    const line = draw(t, 'unknownTopic', echoOf(t, topic))
    if (line) {
      tell.put(2, line, 'idle')
      memory.talked++
      if (memory.talked % 2) return tell.put(3, tell.next(person.talk), 'speech')
      return tell.put(3, leadAway(t), 'lead')
    }
  } else if (fit) return askAbout(t, person, fit)
  else if (strikesHome(t, person)) return
  if (question) goRound(t, question)
  smallTalk(t, person)
  const clue = guarded(t, person)
  if (clue && !state.leads.includes(clue.id) && memory.talked >= 2) {
    state.leads.push(clue.id)
    tell.put(3, draw(t, 'holdingBack'), 'lead')
  }
}

/** The second half of a double instruction, where it is a question: no die is rolled twice in a turn. */
export function askBesides(t: Turn, person: Person, topic: Ref | undefined): void {
  focus(t, person)
  memoryOf(t, person.id).met = 1
  t.state.last = [person.id]
  sayGrudge(t, person)
  if (answerCharge(t, person, (id) => canTell(t, person, id))) return
  const known = topic && topic.kind !== 'unknown' ? ownTopic(person, topic) : undefined
  if (known && !t.check) askAbout(t, person, known)
  else if (!known || !tellTopic(t, person, known.id)) smallTalk(t, person)
}

/** Words without anybody to hear them. */
export function speakToNobody(t: Turn) {
  const { action, tell } = t
  if (action.quote && !action.foul) speak(t, action.quote)
  else takeUp(t, 'say')
  const asked = action.vp === PHRASES.turnOver && action.target?.kind === 'detail' ? action.target.id : ''
  // What the question is about can be looked at.
  if (asked && seeDetail(t, asked)) return keepEcho(t)
  tell.put(1, draw(t, 'nobodyHere'), 'outcome')
  findOrLead(t)
  keepEcho(t)
}

/** A plain “yes” or “no” to somebody who has just asked. False where nobody has. */
export function sayBareReply(t: Turn): boolean {
  const person = bareReply(t)
  if (!person) return false
  speak(t, capital(t.action.words))
  focus(t, person)
  speakTo(t, person)
  return true
}

/** ask · say */
export function actTalk(t: Turn) {
  const { action, tell, state } = t
  const { target } = action
  const person = target?.kind === 'person' ? personById(t, target.id) : undefined
  if (person && !target?.present) {
    if (action.quote && !action.foul) speak(t, action.quote)
    else takeUpAttempt(t)
    return tellAbsent(t, person.id)
  }
  if (!person) return speakToNobody(t)
  focus(t, person)
  if (action.quote && !action.foul) speak(t, action.quote)
  if (t.besides ? !action.quote : !tell.has('uptake')) takeUp(t, 'say')
  if (action.courtesy) {
    if (memoryOf(t, person.id).mood < 2) shiftMood(t, person.id, 1)
    state.last = [person.id]
    tell.put(2, thanksFor(t), 'speech')
    state.edge += 1
    smallTalk(t, person)
    return keepEcho(t)
  }
  speakTo(t, person)
  if (action.verb === 'say') keepEcho(t)
}
