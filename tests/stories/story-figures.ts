import { FROM_AFAR_EN } from '../../sync-server/narrator/storyteller/language/acts-en.ts'
import type { Reply } from '../../sync-server/narrator/storyteller/play.ts'
import type { State } from '../../sync-server/narrator/storyteller/state.ts'
import type { Quest } from '../../sync-server/narrator/storyteller/types.ts'

const STOP = new Set(
  (
    'the and you your with that this about into from for what who why where how are is was not have will would like want ' +
    'please them him her his she they then there everything anything something one all out into say tell said ask'
  ).split(' '),
)

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/(ing|ed|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1')

/** The words of a text that carry meaning, as stems. */
export const stemsOf = (text: string): string[] =>
  (text.match(/[\p{L}’']+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2 && !STOP.has(word))
    .map(stem)

/** About how many syllables an English word has. */
export const syllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  )

function lasting(state: State): string {
  const flags = Object.keys(state.flags)
    .filter((flag) => flag !== 'beat')
    .sort()
  return JSON.stringify({ ...state, turn: 0, used: 0, said: 0, openers: 0, offered: 0, cool: 0, last: 0, flags })
}

/** Whether a choice changed nothing that lasts, or said next to nothing. */
export const isDead = (before: State, after: Reply): boolean =>
  lasting(after.state) === lasting(before) || after.text.length < 60

const ACTS = 'says|looks|is here|turns|nods|answers|asks|thinks|sits|tells|laughs|watches'

/** How many people who are elsewhere, before and after, act in the narration. */
export function contradicts(quest: Quest, before: State, after: Reply): number {
  const narration = after.text.replace(/“[^”]*”?/g, '“”')
  // Whoever is heard by a speaker or a grille acts, and is elsewhere.
  if (after.state.ended || after.state.climax || FROM_AFAR_EN.test(narration)) return 0
  return quest.people.filter((person) => {
    const now = after.state.people[person.id]
    const was = before.people[person.id]
    // Somebody who is met on arriving and goes off in the same reply was there.
    if (!now || !was || [after.state.place, before.place].some((at) => at === was.at)) return false
    if (now.at === after.state.place) return false
    // Somebody whom the hero walked past this turn was there.
    if (after.state.flags[`v:${now.at}`] === after.state.turn) return false
    return new RegExp(`(?<!\\p{L})${person.call} (?:${ACTS})(?!\\p{L})`, 'iu').test(narration)
  }).length
}
