import { capital } from '../language/grammar.ts'
import {
  ASKED_RUN_EN,
  AUXILIARY_EN,
  BEFORE_CLAUSE_EN,
  CALLED_BY_EN,
  DONE_TO_YOU_EN,
  EXCUSE_EN,
  HELLO_RUN_EN,
  I_AM_RUN_EN,
  MENDED_EN,
  NAME_GIVEN_EN,
  NO_NAME_EN,
  OF_A_NOUN_EN,
  OF_OTHERS_EN,
  ORDER_RUN_EN,
  OWN_RUN_EN,
  VERB_FIRST_EN,
} from '../language/runs-en.ts'
import { stripFiller } from './filler.ts'
import type { Listener } from './listener.ts'

/** Longer texts are not parted: whoever writes so much has stops. */
const MAX_RUN = 240
const STOPPED = /[.,;:!?"“”«»„](?!$|[.!?]*$)/

const verbOf = (text: string, l: Listener): string | undefined => l.lex.verbs.find(stripFiller(text, l).text).verb

/** Stops put where a sentence runs into the next: before a question, and before another act of the hero's. */
function withStops(text: string, l: Listener): string {
  let out = ''
  let from = 0
  const seams = [ASKED_RUN_EN, OWN_RUN_EN, ORDER_RUN_EN]
    .flatMap((run) =>
      [...text.matchAll(run)].map((m) => ({ at: m.index, next: m[1]?.toLowerCase(), orders: run === ORDER_RUN_EN })),
    )
    .sort((a, b) => a.at - b.at)
  for (const { at, next, orders } of seams) {
    const left = text.slice(from, at)
    if (left.split(' ').length < 3 || BEFORE_CLAUSE_EN.test(left) || !verbOf(left, l)) continue
    if (
      orders
        ? !isDoneWith(left, l)
        : next
          ? OF_A_NOUN_EN.test(next) || !l.lex.verbs.isVerb(next, 'any')
          : isReported(left, l)
    )
      continue
    out += `${capital(left)}. `
    from = at + 1
  }
  return out ? out + capital(text.slice(from)) : text
}

/** Whether an order is whole as it stands: it ends with the name of something, and is no “let her”. */
const isDoneWith = (left: string, l: Listener): boolean =>
  !OF_OTHERS_EN.test(left) && l.nameWords.has((/[\p{L}'’-]+$/u.exec(left)?.[0] ?? '').toLowerCase())

/** Whether the question that comes after it is told: “ask her who is there”. */
const isReported = (left: string, l: Listener): boolean => ['ask', 'say', 'accuse'].includes(verbOf(left, l) ?? '')

/** “i’m tilly” as it is spoken: a name has its capital. */
const withName = (text: string, l: Listener): string =>
  text.replace(NAME_GIVEN_EN, (all, am: string, name: string) =>
    NO_NAME_EN.test(name) || (!CALLED_BY_EN.test(am) && l.lex.verbs.isVerb(name.toLowerCase(), 'any'))
      ? all
      : `${all.slice(0, -name.length)}${capital(name)}`,
  )

/** A sentence in the order in which English has it. */
function inEnglishOrder(text: string, l: Listener): string {
  const courtesy = EXCUSE_EN.exec(text)
  const rest = courtesy ? text.slice(courtesy[0].length) : ''
  if (courtesy && verbOf(rest, l)) return `${courtesy[1] ?? ''}. ${inEnglishOrder(rest, l)}`
  const turned = text.replace(VERB_FIRST_EN, (all, lead: string, verb: string) =>
    AUXILIARY_EN.test(verb) || !l.lex.verbs.isVerb(verb.toLowerCase(), 'any') ? all : `${lead}I ${verb} `,
  )
  const mended = MENDED_EN.reduce((out, [wrong, right]) => out.replace(wrong, right), turned)
  const [here] = l.here
  return here ? mended.replace(DONE_TO_YOU_EN, (_all, lead: string) => lead + here.text) : mended
}

/** Sentences with their capitals. */
const capitals = (text: string): string => text.replace(/(?<=[.] )[a-z]/g, (letter) => letter.toUpperCase())

/** An input as somebody would have written it who uses stops and the order of the language. */
export function parted(text: string, l: Listener): string {
  if (text.length > MAX_RUN || /["“«„]/.test(text)) return text
  if (/[?!]$/.test(text) && l.lex.question.test(text.replace(/[?!]+$/, ''))) return text
  const ordered = inEnglishOrder(text, l)
  if (STOPPED.test(ordered)) return ordered
  const met = ordered.replace(HELLO_RUN_EN, '$1, ').replace(I_AM_RUN_EN, '$1. ')
  return met === ordered ? withStops(met, l) : capitals(withName(met, l))
}
