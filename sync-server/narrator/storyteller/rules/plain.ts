import { inOwnMouth } from '../language/others-en.ts'
import {
  TRUST_YOU_EN,
  WHAT_HAPPENED_EN,
  WHAT_THAT_EN,
  WHAT_YOU_FEAR_EN,
  WHAT_YOU_KNOW_EN,
  WHAT_YOU_MEAN_EN,
  WHAT_YOU_WANT_EN,
  WHY_YOU_HERE_EN,
  WONDERING_EN,
} from '../language/plain-en.ts'
import type { Person } from '../types.ts'
import { stemsOf } from '../understand/stems.ts'
import { isOpen, putLead } from './clue.ts'
import { draw, memoryOf, placeNow, type Turn } from './turn.ts'
import { giveOfUse, isOwed } from './useful.ts'

/** The fact that a question without a name in it comes nearest to; undefined where all are known. */
function questionOpen(t: Turn): string | undefined {
  const open = t.truth.facets.filter((f) => !t.state.flags[`f:${f.id}`])
  const said = stemsOf([t.action.words])
  const asked = WONDERING_EN.exec(t.action.words)?.[0].toLowerCase()
  const head = (text: string): string => /^\p{L}+/u.exec(text.toLowerCase())?.[0] ?? ''
  const near = (text: string): number =>
    [...stemsOf([text])].filter((stem) => said.has(stem)).length + Number(head(text) === asked) / 2
  return open.sort((a, b) => near(b.question) - near(a.question))[0]?.question
}

/** What somebody could be asked about and has not told, by its name in their own mouth. */
function topicLeft(t: Turn, person: Person): string | undefined {
  const { truth, tell } = t
  const left = person.topics.filter(({ lines }) =>
    lines.every((l) => !tell.isUsed(l.text) && (!l.clue || truth.clues.some((c) => c.id === l.clue && isOpen(t, c)))),
  )
  const name = left[0]?.alias[0]
  return name && inOwnMouth(name, person.pron)
}

/** What stands here and was not looked at yet. */
const thingLeft = (t: Turn): string | undefined => placeNow(t).details.find((d) => !t.state.seen.includes(d.id))?.noun

/** What somebody wants or is afraid of, as it comes out. */
function tellOwn(t: Turn, bankName: string, { wants, fears }: Person): boolean {
  const line = draw(t, bankName, { wants, fears })
  t.tell.put(2, line, 'pointer')
  return line !== ''
}

/** A line that says little by itself, with a lead after it; something of use in its place where that is owed. */
function tellFrom(
  t: Turn,
  person: Person,
  bankName: string,
  slots: Record<string, string | undefined>,
  leads = false,
): boolean {
  if (isOwed(t) && giveOfUse(t, person)) return true
  const line = draw(t, bankName, slots)
  t.tell.put(2, line, 'idle')
  if (line && leads) putLead(t)
  return line !== ''
}

/** The plain questions that anybody can be asked: what they want, fear, know and do here, what happened. False for any other. */
export function answerPlainQuestion(t: Turn, person: Person, canTell: (topic: string) => boolean): boolean {
  const { action } = t
  const { topic } = action
  if (!action.free || action.foul || (topic && topic.kind !== 'unknown' && canTell(topic.id))) return false
  const words = action.quote ?? action.words
  const { role } = person
  const isCold = memoryOf(t, person.id).mood < 0 || person.id === t.truth.culprit
  if (WHAT_YOU_WANT_EN.test(words)) return tellOwn(t, 'wantsTold', person)
  if (WHAT_YOU_FEAR_EN.test(words)) return tellOwn(t, 'fearsTold', person)
  if (WHY_YOU_HERE_EN.test(words)) return tellFrom(t, person, 'whyHere', { answer: role })
  if (TRUST_YOU_EN.test(words)) return tellFrom(t, person, isCold ? 'trusts.cold' : 'trusts', {}, true)
  if (WHAT_YOU_KNOW_EN.test(words)) return tellFrom(t, person, 'offersTopic', { topic: topicLeft(t, person) })
  if (WHAT_YOU_MEAN_EN.test(words)) return tellFrom(t, person, 'means', {}, true)
  if (WHAT_THAT_EN.test(words)) return tellFrom(t, person, 'whichThat', { thing: thingLeft(t) })
  if (WHAT_HAPPENED_EN.test(words)) return tellFrom(t, person, 'openQuestion', { question: questionOpen(t) }, true)
  return false
}
