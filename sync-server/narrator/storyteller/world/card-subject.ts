import { COMPOUND } from '../language/card-lost-en.ts'
import {
  ARTICLE_HEAD,
  DEAD,
  DEATH_OF,
  GONE,
  GONE_BEFORE,
  KIN,
  KIN_GONE,
  LOSS_AFTER,
  LOSS_BEFORE,
  LOSS_BETWEEN,
  LOSS_WORDS,
  MISSING,
  MY_OUR,
  NEAREST,
  NO_ADJECTIVE,
  NO_THING,
  NO_TITLE_NOUN,
  NUMBER,
  OBJECTS,
  ownKin,
  PET,
  PLAYING,
  SOMEBODYS_KIN,
  STOLEN,
  TAKING,
  THE,
  TITLE_SEAM,
  TITLE_STOPS,
  towardsHero,
} from '../language/card-subject-en.ts'
import { POSSESSIVE_EN } from '../language/endings-en.ts'
import { the } from '../language/glue-en.ts'
import { type Named, type Pronoun, pronounOf } from './card-names.ts'

/** What a plot can be about. Objects by how they are kept; a person; or a state of affairs. */
export type SubjectType = 'hangs' | 'worn' | 'written' | 'carried' | 'alive' | 'person' | 'matter'

export interface Subject {
  readonly type: SubjectType
  /** With its article or possessive, turned to the hero: “the old violin”, “your grandfather”, “Dr. Amaka Ruhl”. */
  readonly noun: string
  readonly pron: Pronoun | undefined
}

/** Stops after titles hidden, so that they end no sentence. */
const maskTitles = (text: string): string => text.replace(TITLE_STOPS, '$1\u0001')
export const sentencesOf = (text: string): string[] =>
  (maskTitles(text).match(/[^.!?]+[.!?]*/g) ?? [text]).map((x) => x.replaceAll('\u0001', '.').trim()).filter(Boolean)

/** The words before a noun that belong to it. */
function adjectives(words: string, title: boolean): string {
  const kept: string[] = []
  for (const word of words.trim().split(/\s+/).filter(Boolean).reverse()) {
    if (NO_ADJECTIVE.test(word)) break
    kept.unshift(title ? word.toLowerCase() : word)
  }
  return kept.length ? `${kept.join(' ')} ` : ''
}

function objectIn(text: string, title: boolean): Subject | undefined {
  const found = OBJECTS.flatMap(([type, nouns]) => {
    const pattern = new RegExp(`\\b(?:${nouns})\\b(?![-’'])`, 'giu')
    return [...text.matchAll(pattern)].flatMap((m): Subject[] => {
      if (COMPOUND.test(text.slice(m.index + m[0].length))) return []
      const ahead = text.slice(Math.max(0, m.index - 120), m.index)
      const near = NEAREST.exec(ahead)
      const [, article = '', between = ''] = near ?? []
      const before = near ? ahead.slice(0, ahead.length - article.length - between.length - 1) : ahead
      const loss = LOSS_BEFORE.test(between || ahead) || LOSS_BETWEEN.test(between)
      if ((!article && !loss) || PLAYING.test(before)) return []
      if (!TAKING.test(before) && !LOSS_AFTER.test(text.slice(m.index + m[0].length)) && !loss) return []
      const own = adjectives(between.replace(LOSS_WORDS, ''), title)
      const det = MY_OUR.test(article) ? 'your' : POSSESSIVE_EN.test(article) ? article : 'the'
      return [{ type, noun: `${det} ${own}${m[0].toLowerCase()}`, pron: undefined }]
    })
  })
  return found.sort((x, y) => y.noun.length - x.noun.length)[0]
}

/** Something that is not in the lists, where it is plainly said to be stolen or lost. */
function anyThing(body: string): Subject | undefined {
  const m = STOLEN.exec(body)
  if (!m || NO_THING.test(m[2]!)) return undefined
  return { type: 'carried', noun: `${m[1] === 'my' || m[1] === 'our' ? 'your' : 'the'} ${m[2]}`, pron: undefined }
}

/** A thing that the card says is lost, wherever it says so first. */
export function lostObject(body: string, title: string): Subject | undefined {
  for (const text of sentencesOf(body)) {
    const found = objectIn(text, false)
    if (found) return found
  }
  return objectIn(title, true) ?? anyThing(body)
}

const deathOf = (whom: string): Subject => ({ type: 'matter', noun: DEATH_OF(whom), pron: undefined })

/** Somebody who is gone, by name or by kinship, in a sentence that says so; the title is a sentence. */
export function lostPerson(title: string, body: string, people: readonly Named[]): Subject | undefined {
  const lost = people.find((p) => p.lost && !p.dead)
  if (lost) return { type: 'person', noun: lost.name, pron: lost.pron }
  for (const sentence of sentencesOf(body)) {
    const found = SOMEBODYS_KIN.exec(sentence)
    if (!found || DEAD.test(sentence)) continue
    const rest = sentence.slice(found.index, found.index + found[0].length + 90)
    const gone = GONE.test(rest) || GONE_BEFORE.test(sentence.slice(0, found.index))
    if (!gone && !MISSING.test(title)) continue
    const name = people.find((p) => rest.slice(found[0].length).trimStart().startsWith(p.name) && !p.dead)
    if (name) return { type: 'person', noun: name.name, pron: pronounOf(found[0], '') ?? name.pron }
    if (gone) return { type: 'person', noun: towardsHero(found[0]), pron: pronounOf(found[0], sentence) }
  }
  const dead = people.find((p) => p.dead && !p.longDead)
  if (dead) return deathOf(dead.name)
  const who = KIN.exec(KIN_GONE.exec(title)?.[0] ?? '')?.[0].toLowerCase()
  if (!who) return undefined
  // “Oma” and the like are names to those who have one.
  const capital = who.charAt(0).toUpperCase() + who.slice(1)
  if (PET.test(who) && body.includes(capital)) return { type: 'person', noun: capital, pron: pronounOf(who, '') }
  const whose = ownKin(who).test(body) || !THE.test(title) ? 'your' : 'the'
  return { type: 'person', noun: `${whose} ${who}`, pron: pronounOf(who, '') }
}

/** The title's own noun as the matter in hand: “The Bridge That Takes Names” gives “the bridge”. */
export function matterOf(title: string): string | undefined {
  const article = ARTICLE_HEAD
  const head = title
    .replace(article, '')
    .split(TITLE_SEAM)[0]!
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’' ]/gu, '')
    .trim()
  const words = head.split(' ').length
  const short = words <= (article.test(title) ? 3 : 2) && title.split(/\s+/).length <= (article.test(title) ? 8 : 2)
  const usable = /\p{L}{3}/u.test(head) && short && !NO_TITLE_NOUN.test(head)
  if (!usable) return undefined
  return NUMBER.test(head) ? head : the(head)
}
