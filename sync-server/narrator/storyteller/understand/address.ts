import {
  AND_YOU_EN,
  BEFORE_NAME_EN,
  CALL_SEAM_EN,
  GENERIC_EN,
  HE_EN,
  LEAD_EN,
  MERE_CALL_EN,
  PLEASE_EN,
  SHE_EN,
  TITLE_HEAD_EN,
  TITLED_EN,
} from '../language/address-en.ts'
import { pleaseDo } from '../language/glue-en.ts'
import { ANY_YOU_EN, OWN_HEAD_EN } from '../language/subjects-en.ts'
import type { Ref } from '../state.ts'
import { stripFiller } from './filler.ts'
import type { Listener } from './listener.ts'
import { resolve } from './resolve.ts'

/** Somebody who is spoken to, and what is said to them without the name. */
export interface Call {
  readonly who: Ref | undefined
  readonly words: string
}

/** Longer texts than this call nobody by name. */
const MAX_LENGTH = 600
const MAX_PARTS = 14
const bareName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}' -]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Of the people here, the one the word fits; with `other`, rather not the one spoken to last. */
export function someoneHere(word: string, l: Listener, other = false): Ref | undefined {
  const pron = SHE_EN.test(word) ? 'she' : HE_EN.test(word) ? 'he' : undefined
  const fits = l.here.filter((r) => !pron || l.quest.people.find((p) => p.id === r.id)?.pron === pron)
  const fresh = other ? fits.filter((r) => !l.state.last.includes(r.id)) : fits
  return fresh[0] ?? fits[0] ?? l.here[0]
}

/** Whom a name by itself means: somebody of the story, “sir”, or a stranger with a title. */
function nameAlone(segment: string, whole: string, l: Listener): { who: Ref | undefined } | undefined {
  const name = bareName(segment)
  if (!name || name.split(' ').length > 4) return undefined
  const other = AND_YOU_EN.test(whole)
  const titleless = name.replace(TITLE_HEAD_EN, '')
  const persons = l.known.filter(
    (k) => k.ref.kind === 'person' && k.names.some((n) => [name, titleless].includes(bareName(n))),
  )
  const exact = resolve(segment, persons)
  if (GENERIC_EN.test(name) && !exact?.present) return { who: someoneHere(name, l, other) }
  const common = !/\p{Lu}/u.test(l.proper(name)) && l.lex.isWord(titleless)
  if (exact && !exact.present && common && l.here.length && ANY_YOU_EN.test(whole))
    return { who: someoneHere(name, l, other) }
  if (exact && !l.lex.verbs.find(name).verb) return { who: exact }
  if (TITLED_EN.test(name))
    return {
      who:
        resolve(
          segment,
          l.known.filter((k) => k.ref.kind === 'person'),
        ) ?? someoneHere(name, l, other),
    }
  const strange = /^\p{Lu}\p{Ll}{2,}$/u.test(segment.trim()) && !l.lex.isWord(name) && !l.lex.verbs.isVerb(name, 'any')
  return strange ? { who: someoneHere(name, l, other) } : undefined
}

/** Whether a segment is the beginning of something the hero does: what follows its comma calls nobody. */
function isOwnAct(segment: string, l: Listener): boolean {
  // “Have you talked to Gil, Noor?”: what comes after a question's comma is called.
  if (l.lex.question.test(segment)) return false
  if (OWN_HEAD_EN.test(segment) && l.lex.verbs.find(stripFiller(segment, l).text).verb) return true
  return BEFORE_NAME_EN.test(segment)
}

/** Who is called by name, at the head, between commas or at the end of a sentence. */
export function calledUpon(text: string, l: Listener): Call | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const parts = text.split(CALL_SEAM_EN)
  if (parts.length > MAX_PARTS) return undefined
  for (const [i, part] of parts.entries()) {
    const segment = part.replace(/[.!?]+$/, '').trim()
    const bare = segment.replace(LEAD_EN, '')
    const found = nameAlone(segment, text, l) ?? (bare !== segment && bare ? nameAlone(bare, text, l) : undefined)
    if (!found) continue
    const named = !GENERIC_EN.test(bareName(bare))
    if (i > 0 && named && parts.slice(0, i).some((p) => isOwnAct(p, l))) continue
    const lead = bare === segment ? '' : segment.slice(0, segment.length - bare.length).replace(/[,!.\s]+$/, '')
    const kept = MERE_CALL_EN.test(lead) ? [] : [lead]
    const words = [...parts.slice(0, i), ...kept, ...parts.slice(i + 1)].filter(Boolean).join(', ').trim()
    return { who: found.who, words }
  }
  const pleading = PLEASE_EN.exec(text)
  const asked = pleading && nameAlone(pleading[1] ?? '', text, l)
  if (asked) return { who: asked.who, words: pleaseDo(pleading[2] ?? '') }
  if (AND_YOU_EN.test(text)) return { who: someoneHere('', l, true), words: text }
  return undefined
}
