import { TITLE_HEAD_EN } from '../language/address-en.ts'
import { ARTICLE_HEAD } from '../language/glue-en.ts'
import {
  ARE_YOU_KIND_EN,
  HOW_ARE_YOU_EN,
  IN_MY_PLACE_EN,
  OFFERED_EN,
  OPINION_ASKED_EN,
  WHO_IS_EN,
  WHO_YOU_ARE_EN,
  WHY_UPSET_EN,
  YOU_ARE_NAME_EN,
} from '../language/personal-en.ts'
import { WHO_ARE_YOU_EN } from '../language/questions-en.ts'
import { DID_YOU_EN, DOUBTED_EN } from '../language/replies-en.ts'
import type { Person } from '../types.ts'
import { sentencesOf } from '../understand/sentences.ts'
import { stemsOf } from '../understand/stems.ts'
import { putLead } from './clue.ts'
import { draw, drawSurely, memoryOf, mention, type Turn, whereIs } from './turn.ts'
import { questionIn } from './unplaced.ts'

/** More words than these besides “who are you” ask for more. */
const MAX_BESIDES = 3

const plain = (name: string): string =>
  name.toLowerCase().replace(/[’']/g, '').replace(ARTICLE_HEAD, '').replace(/\./g, '').replace(TITLE_HEAD_EN, '').trim()

/** Everything that somebody is called by, without what they are taken for. */
const namesOf = ({ name, call, role }: Person): string[] =>
  [name, call, role, ...name.split(' ').filter((x) => x.length > 3)].map(plain)

const stemsIn = (text: string): string[] => [...stemsOf([text])]

/** Name and role as one says them, once where the one holds the other. */
function selfOf({ name, role }: Person): string {
  const [n, r] = [plain(name), plain(role)]
  return n === r || n.includes(r) || r.includes(n) ? (r.length > n.length ? role : name) : `${name}, ${role}`
}

/** By which answer somebody says who they are, or whether they are who or what they are taken for. */
function isAskedWho(t: Turn, person: Person): 'introduces' | 'isThem' | 'isNotThem' | 'isWhat' | undefined {
  const { topic, words } = t.action
  const isOther = Boolean(topic && topic.kind !== 'unknown' && topic.id !== person.id)
  const asked = WHO_ARE_YOU_EN.exec(words) ?? WHO_YOU_ARE_EN.exec(words)
  if (asked) {
    const besides = words.replace(asked[0], ' ').match(/[\p{L}]+/gu)?.length ?? 0
    return besides <= MAX_BESIDES || !isOther ? 'introduces' : undefined
  }
  for (const sentence of sentencesOf(words)) {
    const name = plain(YOU_ARE_NAME_EN.exec(sentence)?.[1] ?? '')
    if (name && namesOf(person).includes(name)) return 'isThem'
    if (name && t.world.quest.people.some((p) => namesOf(p).includes(name))) return 'isNotThem'
    const kind =
      isOther || DID_YOU_EN.test(sentence) || DOUBTED_EN.test(sentence) ? null : ARE_YOU_KIND_EN.exec(sentence)
    if (!kind || HOW_ARE_YOU_EN.test(sentence)) continue
    return stemsIn(selfOf(person)).some((x) => stemsIn(kind[1] ?? '').includes(x)) ? 'isThem' : 'isWhat'
  }
  return undefined
}

/** Whom “who is the painter?” means, where nothing else is heard in it than what they are. */
function whoIsMeant(t: Turn, person: Person): Person | undefined {
  const { words, topic } = t.action
  const asked = WHO_IS_EN.exec(words)
  if (!asked || topic?.kind === 'person') return undefined
  const name = plain(words.slice(asked.index + asked[0].length).replace(/[\s?.!…"”]+$/, ''))
  return t.world.quest.people.find((p) => p !== person && !p.offstage && namesOf(p).includes(name))
}

/** What is asked about somebody else who is known: who they are, or what only they can tell. False for an opinion. */
export function tellOfOther(t: Turn, other: Person): boolean {
  const { words } = t.action
  if (WHO_IS_EN.test(words)) {
    const [call, role] = [plain(other.call), plain(other.role)]
    const answer = call === role ? other.name : other.role
    if (plain(answer) === call) return false
    const line = draw(t, 'tellsWho', { answer })
    t.tell.put(2, line, 'speech')
    return line !== ''
  }
  if (!questionIn(t) || OPINION_ASKED_EN.test(words)) return false
  const { at, gone } = memoryOf(t, other.id)
  if (at !== t.state.place || gone) return sendTo(t, other, 'askThem')
  const line = draw(t, 'askThem.here')
  t.tell.put(2, line, 'pointer')
  return line !== ''
}

/** Sends the hero to where somebody is; false where nobody could know. */
function sendTo(t: Turn, other: Person, name: 'askThem' | 'tellsWhere'): boolean {
  const { at, gone } = memoryOf(t, other.id)
  const place = t.world.quest.places.find((p) => p.id === at)
  if (gone || !place || other.offstage) return false
  const slots = { ewhere: whereIs(place) }
  const line = name === 'askThem' ? draw(t, 'askThem', slots) : draw(t, 'tellsWhere', slots)
  t.tell.put(2, line, 'pointer')
  return line !== ''
}

/** Where somebody is who is not here, as it is given away. */
export const tellWhere = (t: Turn, other: Person): boolean =>
  memoryOf(t, other.id).at !== t.state.place && sendTo(t, other, 'tellsWhere')

/** What is asked of somebody about themselves: who and how they are, what they would do. False for any other question. */
export function answerPersonally(t: Turn, person: Person): boolean {
  const { tell, action } = t
  const { words } = action
  const who = isAskedWho(t, person)
  if (who) {
    tell.put(2, drawSurely(t, who, { answer: selfOf(person) }), 'speech')
    return true
  }
  const other = whoIsMeant(t, person)
  if (other) {
    mention(t, other)
    if (tellOfOther(t, other)) return true
  }
  if (IN_MY_PLACE_EN.test(words)) {
    const line = draw(t, 'advises')
    tell.put(2, line, 'idle')
    if (line) putLead(t)
    return line !== ''
  }
  const isUpset = WHY_UPSET_EN.test(words)
  if (!isUpset && !HOW_ARE_YOU_EN.test(words)) return false
  const kind = isUpset ? 'whyUpset' : 'howIs'
  const bankName = memoryOf(t, person.id).mood < 0 ? `${kind}.cold` : kind
  const line = draw(t, bankName, { wants: person.wants, fears: person.fears })
  tell.put(2, line, 'speech')
  return line !== ''
}

/** The answer to something kind: an offer has one of its own. */
export const thanksFor = (t: Turn): string =>
  (OFFERED_EN.test(t.action.words.replace(/^[^,]{1,30}, /, '')) && draw(t, 'offered')) || draw(t, 'courtesy')
