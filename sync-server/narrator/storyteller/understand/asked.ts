import { bare } from '../language/grammar.ts'
import { CURSED_EN } from '../language/nouns-en.ts'
import { IN_MY_PLACE_EN } from '../language/personal-en.ts'
import { DETERMINED_HEAD_EN, PLACE_TAIL_EN, THE_EN, VAGUE_NOUN_EN } from '../language/topics-en.ts'
import type { Ref } from '../state.ts'
import { type Listener, nounAsked } from './listener.ts'
import { type Known, resolve } from './resolve.ts'

/** Longer questions are not looked through for their own nouns. */
const MAX_LENGTH = 400

const folded = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim()} `
const small = (name: string): string => bare(name.toLowerCase().replace(/’/g, "'"))

/** Whether a word stands in a text as a noun would: “the jam”, “about jam”, “jam?”. */
function stands(text: string, name: string): boolean {
  const at = text.indexOf(` ${name} `)
  if (at < 0) return false
  return name.includes(' ') || DETERMINED_HEAD_EN.test(text.slice(0, at + 1)) || text.trim().endsWith(name)
}

/** A name as the question has it, with its article. */
const asUsed = (name: string, text: string): string | undefined =>
  name === name.toLowerCase() && text.includes(` ${THE_EN}${name} `) ? `${THE_EN}${name}` : undefined

/** The topic of whoever is asked that the words name outright, by its longest name; of another number, too. */
function ownTopic(words: string, l: Listener, asked: Ref | undefined): Ref | undefined {
  const person = l.quest.people.find((p) => p.id === asked?.id)
  if (!person || words.length > MAX_LENGTH) return undefined
  const text = folded(words)
  let best: Ref | undefined
  let longest = 0
  for (const { id, alias } of person.topics) {
    for (const name of alias.map(small)) {
      if (name.length < 3 || name.length <= longest) continue
      const single = name.length > 4 && name.endsWith('s') ? name.slice(0, -1) : name
      const form = [name, `${name}s`, single].find((x) => stands(text, x))
      if (!form) continue
      longest = name.length
      best = { kind: 'topic', id, text: asUsed(form, text) ?? alias[0] ?? id, present: true }
    }
  }
  return best
}

/** Whether a name is that of a place, so that it says where and not what. */
const isPlaceName = (ref: Ref, l: Listener): boolean =>
  ref.kind === 'place' || l.known.some((k) => k.ref.kind === 'place' && k.names.includes(small(ref.text)))

/**
 * What a question is about: its own noun before any that says where, and what whoever is asked has to tell before what
 * merely bears the name.
 */
export function askedAbout(words: string, l: Listener, asked?: Ref, subjects: readonly Known[] = l.known) {
  if (IN_MY_PLACE_EN.test(words)) return undefined
  const text = words.replace(CURSED_EN, ' ')
  const core = text.replace(PLACE_TAIL_EN, '')
  const named = resolve(text, subjects)
  // Whoever is spoken of by name is spoken of.
  const inCore = ownTopic(core, l, asked) ?? (core === text ? named : resolve(core, subjects))
  if (inCore && !(inCore.kind === 'place' && core !== text)) return inCore
  const noun = core === text ? undefined : nounAsked(l, core)
  const own = ownTopic(text, l, asked)
  if (noun && !VAGUE_NOUN_EN.test(noun.text)) return own && !isPlaceName(own, l) ? own : noun
  return own ?? named ?? nounAsked(l, text)
}
