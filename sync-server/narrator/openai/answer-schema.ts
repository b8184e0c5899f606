import * as z from 'zod/mini'
import { cleanText } from '../../../shared/rules/text.ts'

/** Longest story text of one answer, in UTF-16 code units. */
export const TEXT_MAX = 6000
const CHOICE_MAX = 200
const IMAGE_PROMPT_MAX = 500

const choice = z.pipe(
  z.string(),
  z.pipe(z.transform(cleanText), z.string().check(z.minLength(1), z.maxLength(CHOICE_MAX))),
)
// A picture or an ending the model got wrong is no reason to ask again: none is a good value for both.
const imagePrompt = z.catch(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(IMAGE_PROMPT_MAX))), null)

/** What follows the text. Two to four choices unless concluded; up to six are taken and cut to four. */
const tailSchema = z.pipe(
  z.object({
    choices: z.array(z.unknown()),
    imagePrompt,
    concluded: z.catch(z.boolean(), false),
  }),
  z.transform((tail) => ({ ...tail, choices: tail.concluded ? [] : tail.choices })),
)
const choicesSchema = z.array(choice).check(z.minLength(2), z.maxLength(6))

export interface Tail {
  readonly choices: readonly string[]
  readonly imagePrompt: string | null
  readonly concluded: boolean
}

/** The part of an answer after its text, from the raw object; a sentence for the model where it is malformed. */
export function readTail(json: string | null): { tail: Tail } | { fault: string } {
  if (json === null) return { fault: 'The JSON object was not complete.' }
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { fault: 'It was not valid JSON.' }
  }
  const tail = tailSchema.safeParse(value)
  if (!tail.success) return { fault: '"choices" must be an array of strings.' }
  if (tail.data.concluded) return { tail: { ...tail.data, choices: [] } }
  const choices = choicesSchema.safeParse(tail.data.choices)
  if (!choices.success)
    return { fault: `"choices" must hold 2 to 4 different strings of 1 to ${CHOICE_MAX} characters.` }
  const different = [...new Set(choices.data)].slice(0, 4)
  if (different.length < 2) return { fault: '"choices" must hold 2 to 4 different strings.' }
  return { tail: { ...tail.data, choices: different } }
}
