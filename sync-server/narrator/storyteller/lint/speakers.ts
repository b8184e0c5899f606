import { FROM_AFAR_EN } from '../language/acts-en.ts'
import type { Beat, Person, Quest } from '../types.ts'
import { escapePattern } from '../understand/normalise.ts'

const SPEAKS = '(?:says|asks|answers|replies|calls|shouts|whispers|murmurs|tells you|adds|mutters)'

/** Whether a speech tag beside a quotation names somebody: “…” says Teck; Teck says, “…”. */
function speaks(call: string, text: string): boolean {
  if (!text.includes('“') || !text.includes(call)) return false
  const name = escapePattern(call)
  const after = new RegExp(`”,? ${SPEAKS} ${name}(?!\\p{L})`, 'u')
  const before = new RegExp(`(?<!\\p{L})${name},? ${SPEAKS}(?:,|:| to you)? *“`, 'u')
  return after.test(text) || before.test(text)
}

/** Whether somebody is there when a beat is told: it waits for them, brings them, or plays where they stand. */
function isThere(person: Person, beat: Beat): boolean {
  const brought = (beat.fx ?? []).some((fx) => fx.enter?.[0] === person.id || fx.move?.[0] === person.id)
  const at = !person.offstage && Boolean(beat.when.place?.includes(person.at))
  return beat.when.present === person.id || brought || at
}

/** Beats in which somebody speaks who is not there. */
export const speakerProblems = (quest: Quest): string[] =>
  quest.beats.flatMap((beat) =>
    quest.people
      .filter((person) => !isThere(person, beat))
      .filter((person) => beat.text.some((text) => speaks(person.call, text) && !FROM_AFAR_EN.test(text)))
      .map((person) => `${person.call} speaks in the beat ${beat.id} without being there`),
  )
