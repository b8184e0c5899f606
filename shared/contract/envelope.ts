import * as z from 'zod/mini'

/** Every answer: `data` carries the payload; an error adds a stable `code` (specification part 1 section 3). */
export interface Envelope<T> {
  readonly success: boolean
  readonly code?: string
  readonly message: string
  readonly data: T
}

export const envelopeSchema = z.object({
  success: z.boolean(),
  code: z.optional(z.string()),
  message: z.string(),
  data: z.unknown(),
})
