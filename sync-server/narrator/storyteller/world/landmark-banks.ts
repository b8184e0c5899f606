import * as z from 'zod/mini'
import { prepSchema } from '../types.ts'

const line = z.string().check(z.minLength(1))
const bank = (least: number) => z.array(line).check(z.minLength(least))
const detail = z.object({ noun: line, alias: bank(1), text: line })
const details = (least: number) => z.array(detail).check(z.minLength(least))

/** The places that a card's own landmarks become, by what they are like; texts hold `{{name}}` and `{{head}}`. */
export const landmarksSchema = z.object({
  language: z.string(),
  families: z.array(
    z.object({
      family: line,
      prep: prepSchema,
      nouns: bank(1),
      look: bank(3),
      again: bank(4),
      sense: bank(4),
      details: details(4),
      /** Where somebody leaves things; told before what comes of it. */
      hides: details(2),
    }),
  ),
})
