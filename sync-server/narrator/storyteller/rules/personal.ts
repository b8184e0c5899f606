import { ARTICLE_HEAD } from '../language/glue-en.ts'
import {
  HOW_ARE_YOU_EN,
  IN_MY_PLACE_EN,
  OFFERED_EN,
  WHO_YOU_ARE_EN,
  WHY_UPSET_EN,
  YOU_ARE_NAME_EN,
} from '../language/personal-en.ts'
import { WHO_ARE_YOU_EN } from '../language/questions-en.ts'
import type { Person } from '../types.ts'
import { putLead } from './clue.ts'
import { draw, drawSurely, memoryOf, type Turn } from './turn.ts'

/** More words than these besides “who are you” ask for more. */
const MAX_BESIDES = 3

const plain = (name: string): string =>
  name.toLowerCase().replace(/[’']/g, '').replace(ARTICLE_HEAD, '').replace(/\./g, '').trim()

/** Everything that somebody is called by, without what they are taken for. */
const namesOf = ({ name, call, role }: Person): string[] =>
  [name, call, role, ...name.split(' ').filter((x) => x.length > 3)].map(plain)

/** Name and role as one says them, once where the one holds the other. */
function selfOf({ name, role }: Person): string {
  const [n, r] = [plain(name), plain(role)]
  return n === r || n.includes(r) || r.includes(n) ? (r.length > n.length ? role : name) : `${name}, ${role}`
}

/** Whether somebody is asked who they are, or whether they are who they are taken for. */
function isAskedWho(t: Turn, person: Person): boolean {
  const { topic, words } = t.action
  const asked = WHO_ARE_YOU_EN.exec(words) ?? WHO_YOU_ARE_EN.exec(words)
  if (asked) {
    const besides = words.replace(asked[0], ' ').match(/[\p{L}]+/gu)?.length ?? 0
    return besides <= MAX_BESIDES || !topic || topic.kind === 'unknown' || topic.id === person.id
  }
  const name = YOU_ARE_NAME_EN.exec(words)?.[1]
  return name !== undefined && t.world.quest.people.some((p) => namesOf(p).includes(plain(name)))
}

/** What is asked of somebody about themselves: who and how they are, what they would do. False for any other question. */
export function answerPersonally(t: Turn, person: Person): boolean {
  const { tell, action } = t
  const { words } = action
  if (isAskedWho(t, person)) {
    tell.put(2, drawSurely(t, 'introduces', { answer: selfOf(person) }), 'speech')
    return true
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
