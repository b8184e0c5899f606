import * as z from 'zod/mini'

/** One d20 check as it was rolled on the server. `total = die + modifier + situation`; it is compared with `target`. */
export const checkSchema = z.object({
  label: z.string().check(z.maxLength(80)),
  attribute: z.enum(['strength', 'intelligence', 'dexterity', 'wisdom', 'charisma', 'constitution']),
  die: z.int().check(z.minimum(1), z.maximum(20)),
  modifier: z.int(),
  situation: z.int(),
  total: z.int(),
  target: z.int(),
  band: z.enum(['triumph', 'success', 'price', 'setback', 'disaster']),
})
export type Check = z.infer<typeof checkSchema>

/** A stored message of a story. `timestamp` is epoch milliseconds, `image` a same-origin path. */
export const messageSchema = z.object({
  id: z.string(),
  type: z.enum(['system', 'ai', 'user']),
  content: z.string(),
  timestamp: z.int(),
  choices: z.array(z.string()),
  image: z.nullable(z.string()),
  check: z.nullable(checkSchema),
})
export type Message = z.infer<typeof messageSchema>
