import type { KitFile, Quest } from '../types.ts'
import type { MOTIFS } from '../world/content.ts'
import { lineProblems, pieceProblems } from './prose.ts'
import { ENGINE_SLOTS, slotsOf, textsOf, tooLong } from './texts.ts'

/** Banks whose lines are choices: what the hero might do, without a stop. */
const isOfChoices = (bank: string): boolean => bank.startsWith('choice.')

/** The slots that some quest fills beyond those of the engine. */
export const slotsGiven = (quests: Iterable<Quest>): Set<string> =>
  new Set([...quests].flatMap((quest) => Object.keys(quest.slots)))

/** What is wrong with the lines of a kit; `given` are the slots that quests fill. */
export function kitProblems(kit: KitFile, given: ReadonlySet<string>): string[] {
  const isFilled = (slot: string): boolean => ENGINE_SLOTS.has(slot) || given.has(slot)
  const inBanks = Object.entries(kit.bank).flatMap(([name, entries]) => {
    if (!entries.length) return [`${name}: an empty bank`]
    const lines = entries.map((entry) => (typeof entry === 'string' ? { text: entry } : entry))
    const texts = lines.map((x) => x.text)
    const wanted = lines.flatMap((x) => [...slotsOf(x.text), ...[x.needs ?? [], x.without ?? []].flat()])
    return [
      ...wanted.filter((slot) => !isFilled(slot)).map((slot) => `nothing fills {${slot}}`),
      ...texts.flatMap(isOfChoices(name) ? pieceProblems : lineProblems),
      ...tooLong(texts).map((text) => `longer than 60 words: ${text.slice(0, 60)}…`),
    ].map((problem) => `${name}: ${problem}`)
  })
  return [...inBanks, ...kit.wounds.flat().flatMap(pieceProblems)]
}

/** What the texts of the motifs may want: the motif itself, who speaks, and what every plot binds. */
const MOTIF_SLOTS: ReadonlySet<string> = new Set([
  ...['', '.head', '.upper', '.it', '.them', '.their', '.is', '.was', '.has', '.role'].map((part) => `motif${part}`),
  ...['speaker', 'speaker.he', 'name', 'note', 'town', 'house'],
])

/** A bound text's slots look like those that the engine fills. */
const asTold = (text: string): string => text.replaceAll('{{', '{').replaceAll('}}', '}')

/** What is wrong with the lines of the motifs. */
export function motifProblems(motifs: typeof MOTIFS): string[] {
  const told = { kind: 'told', nouns: [], detail: [], lines: motifs.told }
  const subjects = motifs.subjects.map(({ types, ...banks }) => ({ kind: types.join('|'), nouns: [], ...banks }))
  return [...motifs.kinds, ...subjects, told].flatMap(({ kind, nouns: _, detail, ...banks }) => {
    const lines = textsOf([banks, detail.map((d) => d.text)]).map(asTold)
    const pieces = textsOf(detail.map((d) => [d.noun, d.alias])).map(asTold)
    const unknown = [...lines, ...pieces].flatMap(slotsOf).filter((slot) => !MOTIF_SLOTS.has(slot))
    return [
      ...unknown.map((slot) => `nothing binds {{${slot}}}`),
      ...lines.flatMap(lineProblems),
      ...pieces.flatMap(pieceProblems),
    ].map((problem) => `${kind}: ${problem}`)
  })
}
