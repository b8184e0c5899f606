import { isOnesOwn, phraseOfNoun, SMALL_HEAD_EN, turnedRound } from '../language/topics-en.ts'
import type { Ref } from '../state.ts'
import type { Person } from '../types.ts'
import { isOpen, leadsAway, putLead, seeDetail } from './clue.ts'
import { draw, placeNow, type Turn } from './turn.ts'

/** What the player asked about, in the words of whoever answers; no echo where it is no whole noun phrase. */
export function echoOf(t: Turn, topic: Ref): { topic: string | undefined; topicQ: string | undefined } {
  const { text } = topic
  const isName = /^\p{Lu}/u.test(text)
  const phrase = phraseOfNoun(t.action.words, text) ?? text
  if (isName && phrase === text) return { topic: text, topicQ: text }
  const told = turnedRound(phrase)
  return { topic: isOnesOwn(phrase) ? undefined : told, topicQ: told.charAt(0).toUpperCase() + told.slice(1) }
}

/** Whether a text of the story has the word. */
function bearing(noun: string): ((text: string) => boolean) | undefined {
  const head = noun.toLowerCase().split(' ').at(-1) ?? ''
  const stem = head.length > 4 ? head.replace(/s$/, '') : head
  if (stem.length < 3 || /[^\p{L}-]/u.test(stem)) return undefined
  const pattern = new RegExp(`(?<![\\p{L}-])${stem}(?:s|es)?(?![\\p{L}-])`, 'iu')
  return (text) => pattern.test(text)
}

/** The topic of a person in which the word falls, where there is something of it to be told. */
export function topicBearing(t: Turn, person: Person, noun: string): Ref | undefined {
  const bears = bearing(noun)
  if (!bears) return undefined
  const { truth, tell } = t
  const found = person.topics.find(({ lines }) =>
    lines.some(
      ({ text, clue }) =>
        bears(text) && !tell.isUsed(text) && (!clue || truth.clues.some((c) => c.id === clue && isOpen(t, c))),
    ),
  )
  return found && { kind: 'topic', id: found.id, text: noun, present: true }
}

/** Something that stands there and was not looked at yet is its own answer: it is pointed at, and looked at. */
export function showDetail(t: Turn, id: string): boolean {
  const detail = placeNow(t).details.find((d) => d.id === id)
  const line = detail && !t.state.seen.includes(id) ? draw(t, 'nodsAt', { thing: detail.noun }) : ''
  t.tell.put(2, line, 'pointer')
  return line !== '' && seeDetail(t, id)
}

/** What the story itself has of a word that nobody has a topic for: said, known, to be found, or in sight. */
export function tellOfWord(t: Turn, person: Person, noun: string): boolean {
  const bears = bearing(noun)
  if (!bears) return false
  const { tell, truth, state } = t
  const said = person.talk.find((line) => bears(line) && !tell.isUsed(line))
  const own = said ? tell.once(said) : ''
  if (own) {
    tell.put(2, own, 'speech')
    return true
  }
  const slots = echoOf(t, { kind: 'unknown', id: '?', text: noun, present: false })
  const led = truth.clues.find(
    (c) => isOpen(t, c) && leadsAway(t, c) && bears(`${c.text} ${c.lead}`) && !tell.isUsed(c.lead),
  )
  if (led) {
    const line = draw(t, 'pointsTo', slots)
    tell.put(2, line, 'idle')
    tell.put(3, tell.once(led.lead), 'pointer')
    if (!state.leads.includes(led.id)) state.leads.push(led.id)
    if (line) return true
  }
  if (truth.clues.some((c) => state.clues.includes(c.id) && bears(c.text))) {
    const line = draw(t, 'knowsOfIt', slots)
    tell.put(2, line, 'idle')
    if (line) putLead(t)
    if (line) return true
  }
  const shown = placeNow(t).details.find((d) => bears([d.noun, ...(d.alias ?? [])].join(' ')))
  if (shown && showDetail(t, shown.id)) return true
  const thing = placeNow(t).details.find((d) => bears([d.noun, ...(d.alias ?? []), ...d.text].join(' ')))
  const line = thing ? draw(t, 'nodsAt', { thing: thing.noun }) : ''
  tell.put(2, line, 'pointer')
  if (line) putLead(t)
  return line !== ''
}

/** The longest piece of what somebody said that is repeated. */
const MAX_REPEATED = 14

/** A told line's own words in short: the first thing in it that was said aloud, as something that is said once more. */
export function inShort(told: string): string | undefined {
  const spoken = [...told.matchAll(/“([^”]+)”/g)].map((m) => (m[1] ?? '').trim())
  const all = spoken.flatMap((x) => x.split(/(?<=[.!?…])\s+/))
  const whole = all.map((x) => x.replace(/[,.;:!…]+$/, ''))
  const fit = whole.filter((x) => {
    const count = x.split(/\s+/).length
    return count > 1 && count <= MAX_REPEATED && !/\?$/.test(x)
  })
  const best = fit.sort((a, b) => Math.min(b.split(' ').length, 6) - Math.min(a.split(' ').length, 6))[0]
  // It stands after a colon: a small letter, but for a name.
  const head = best?.split(/\s/)[0] ?? ''
  return best && SMALL_HEAD_EN.test(head) ? head.toLowerCase() + best.slice(head.length) : best
}
