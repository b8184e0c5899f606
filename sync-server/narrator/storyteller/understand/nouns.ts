import { ASKED_ABOUT_EN, BY_MEANS_EN, THEM_FIRST_EN, TO_OR_WITH_EN } from '../language/nouns-en.ts'
import { THEM_EN } from '../language/subjects-en.ts'
import type { Ref } from '../state.ts'
import { askedAbout } from './asked.ts'
import { type Listener, unknownNoun } from './listener.ts'
import { resolve } from './resolve.ts'

/** Whom “him” or “her” means of the people here; `strictly` nobody of whom the word cannot be said. */
export function themBy(text: string, l: Listener, strictly = false): Ref | undefined {
  const said = THEM_EN.exec(text)?.[1]?.toLowerCase()
  if (!said) return undefined
  const pron = said === 'him' ? 'he' : said === 'her' ? 'she' : undefined
  return (
    l.here.find((r) => l.quest.people.find((p) => p.id === r.id)?.pron === pron) ??
    (strictly && pron ? undefined : l.here[0])
  )
}

/** With whom, and about what. */
export function socialNouns(rest: string, l: Listener, ref: Ref | undefined) {
  const ab = l.lex.about.exec(rest)
  const before = ab ? rest.slice(0, rest.length - ab[0].length) : rest
  const persons = l.known.filter((k) => k.ref.kind === 'person')
  const first = l.here.length > 0 && THEM_FIRST_EN.test(before.trim())
  const person = first ? undefined : resolve(before, persons)
  const pronoun = themBy(before, l)
  // Whoever is only asked about is not asked: “ask where the painter lived”.
  const asked = ab && ASKED_ABOUT_EN.test(ab[0]) && !before.trim() ? l.here[0] : undefined
  let target = person ?? pronoun ?? asked ?? (ref?.kind === 'person' ? ref : l.here[0])
  let topic: Ref | undefined
  if (ab) topic = askedAbout(ab[1] ?? '', l, target) ?? unknownNoun(l, ab[1] ?? '')
  else {
    const others = l.known.filter((k) => k.ref.id !== target?.id)
    const named = new Set(l.known.find((k) => k.ref.id === target?.id)?.names.flatMap((n) => n.split(' ')))
    topic = resolve(
      rest
        .split(/\s+/)
        .filter((w) => !named.has(w.toLowerCase()))
        .join(' ')
        .replace(TO_OR_WITH_EN, ''),
      others,
    )
  }
  if (!person && !pronoun && topic && topic.kind !== 'unknown') {
    const knows = (id: string): boolean =>
      l.quest.people.some((p) => p.id === id && p.topics.some((y) => y.id === topic?.id))
    target = l.here.find((x) => knows(x.id)) ?? target
  }
  return { target, topic, named: person !== undefined || pronoun !== undefined }
}

/** The words without those that name somebody: “her a toffee” stays, “Bo a plum” is a plum. */
function withoutName(rest: string, ref: Ref | undefined, l: Listener): string {
  const named = new Set(l.known.find((k) => k.ref.id === ref?.id)?.names.flatMap((n) => n.split(' ')))
  const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}'-]/gu, '')
  return rest
    .split(/\s+/)
    .filter((word) => !named.has(plain(word)))
    .join(' ')
}

/** What is handled, and with what. */
export function objectNouns(rest: string, l: Listener, ref: Ref | undefined, verb: string) {
  const wi = l.lex.with.exec(rest)
  let target = ref
  let tool: Ref | undefined
  if (wi) {
    const first = resolve(rest.slice(0, rest.length - wi[0].length), l.known, ['thing'])
    const second = resolve(wi[1] ?? '', l.known, verb === 'give' ? ['person'] : ['detail'])
    if (first && second && first.id !== second.id) {
      const withTool = verb !== 'give' && BY_MEANS_EN.test(wi[0])
      target = withTool ? first : second
      tool = withTool ? second : first
    } else target = first ?? second ?? ref
  }
  if (verb === 'give' && !tool) {
    const ofKind = (kind: Ref['kind']) => l.known.filter((k) => k.ref.kind === kind)
    target = resolve(rest, ofKind('person')) ?? themBy(rest, l) ?? l.here[0]
    tool = resolve(rest, ofKind('thing')) ?? unknownNoun(l, withoutName(rest, target, l))
  }
  return { target, tool }
}
