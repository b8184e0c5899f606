import { TITLES } from '../language/seams-en.ts'
import { SAID_TAG_EN } from '../language/told-en.ts'

const KEPT = '\u0002'
/** A sentence ends at a stop with a space after it; three dots end one only before a capital. */
const END = /(?<=(?<!\.)[.!?]["”']?)\s+(?=\S)|(?<=(?:…|\.\.)["”']?)\s+(?=["“]?\p{Lu})/u

/** A text in sentences; a title's full stop ends none, and what is quoted stays together. */
export function sentencesOf(text: string): string[] {
  const out: string[] = []
  for (const part of text.replace(TITLES, `$1${KEPT}`).split(END)) {
    const last = out.at(-1)
    const open = last !== undefined && ((last.match(/"/g)?.length ?? 0) % 2 === 1 || /[“«„][^”»]*$/.test(last))
    const tagged = last !== undefined && /["”]$/.test(last) && SAID_TAG_EN.test(part)
    if (open || tagged || (last !== undefined && !/\p{L}/u.test(part))) out[out.length - 1] = `${last} ${part}`
    else out.push(part)
  }
  return out.map((s) => s.replaceAll(KEPT, '. ').trim()).filter(Boolean)
}
