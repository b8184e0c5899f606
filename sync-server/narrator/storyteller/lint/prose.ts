import type { Quest } from '../types.ts'
import { remembered, textsOf } from './texts.ts'

/** Words that may stand twice in a row: “all that he had had”. */
const MAY_DOUBLE = /^(?:had|that|so|no|very|there|now|ha|hush|knock|tick|well|who|dead)$/i

/** What is wrong wherever it stands, as a pattern, and what it is. */
const FAULTS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/["']/, 'a straight quote'],
  [/ {2}/, 'two spaces'],
  [/^\s|\s$/, 'a space at the edge'],
  [/ [,.;:!?](?![\d.])/, 'a space before punctuation'],
  [/\.\./, 'two full stops'],
  [/,[,.;:]/, 'two marks in a row'],
  [/(?<![\p{L}’-])(?:a|(?<=^|[.!?“] ?)A) (?=[aeio])(?!one(?![a-z])|once|uni|eu|ew|ouija)/u, '“a” before a vowel'],
  [/(?<![\p{L}’-])an (?=[bcdfgjklmnpqrstvwyz][a-z])/u, '“an” before a consonant'],
]

/** How a line of prose may end; a slot may bring its own stop. */
const ENDS = /(?:[.!?…—:]|\})[”’)\]]*$/

const SLOT = /\{[A-Za-z.]+(?: [a-zA-Z.]+)?\}/g
const ALTERNATIVES = /\[[^[\]]*\|[^[\]]*\]/g

/** Brackets that belong to no slot and to no choice of words. */
function looseBrackets(text: string): string[] {
  let bare = text.replace(SLOT, 'x')
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(ALTERNATIVES, 'x')
  }
  return /[{}[\]]/.test(bare) ? ['a bracket that is no slot and no choice'] : []
}

const YOU_IS = /(?:^|[.!?,;:—] ?|\b(?:and|but|if|when|because|as|so|while|that) )you (?:is|was)(?![\p{L}’])/iu

/** “You is”, unless somebody says it, or it is of another: “the man who saw you is gone”. */
const wrongVerbs = (text: string): string[] =>
  YOU_IS.test(text.replace(/“[^”]*”?/g, '“”')) ? ['a verb that does not go with “you”'] : []

/** Quotation marks that do not pair. */
function loosePairs(text: string): string[] {
  let open = false
  for (const mark of text.match(/[“”]/g) ?? []) {
    if (open === (mark === '“')) return ['quotation marks that do not pair']
    open = !open
  }
  return open ? ['quotation marks that do not pair'] : []
}

function doubledWords(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}’-])(\p{L}+) \1(?![\p{L}’-])/giu)]
    .filter((m) => !MAY_DOUBLE.test(m[1]!))
    .map((m) => `the same word twice, “${m[0]}”`)
}

/** What is wrong with the letters of a text, whether it is a sentence or a piece of one. */
export const pieceProblems: (text: string) => readonly string[] = remembered((text) => {
  const faults = FAULTS.filter(([pattern]) => pattern.test(text)).map(([, what]) => what)
  const all = [...faults, ...looseBrackets(text), ...loosePairs(text), ...wrongVerbs(text), ...doubledWords(text)]
  return all.map((what) => `${what}: ${text.slice(0, 80)}`)
})

/** What is wrong with the letters of a line that stands by itself. */
export const lineProblems = (text: string): string[] => [
  ...pieceProblems(text),
  ...(ENDS.test(text) ? [] : [`no punctuation at the end: …${text.slice(-50)}`]),
]

/** Everything in a quest that is told as it stands. */
function linesOf(quest: Quest): string[] {
  const { opening, closing, places, people, things, danger, truths, beats } = quest
  return textsOf([
    [opening, closing, danger.stages, beats.map((b) => b.text)],
    places.map((p) => [p.look, p.again, p.sense, p.details.map((d) => d.text), p.locked?.text, p.locked?.opens]),
    people.map((p) => [p.look, p.talk, p.warm, p.cold, p.hurt, p.topics.map((x) => x.lines.map((l) => l.text))]),
    things.map((x) => [x.text, Object.values(x.use ?? {}).map((use) => use.text)]),
    truths.map((t) => [t.confront, t.yields, t.resists, t.endings.map((e) => e.text)]),
    truths.map((t) => t.clues.map((c) => [c.text, c.lead, c.answers?.text, c.visit])),
  ])
}

/** Everything in a quest that is told inside a sentence. */
function piecesOf(quest: Quest): string[] {
  const { goal, role, places, people, things, danger, truths } = quest
  return textsOf([
    [goal, role, danger.name, things.map((x) => x.noun)],
    places.map((p) => [p.name, p.details.map((d) => d.noun)]),
    people.map((p) => [p.name, p.call, p.role, p.wants, p.fears, p.manner]),
    truths.map((t) => [t.facets.flatMap((f) => [f.question, f.answer]), t.endings.map((e) => e.choice)]),
  ])
}

/** What is wrong with the letters of a quest. */
export const proseProblems = (quest: Quest): string[] => [
  ...linesOf(quest).flatMap(lineProblems),
  ...piecesOf(quest).flatMap(pieceProblems),
]
