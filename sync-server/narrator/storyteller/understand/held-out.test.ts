import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import heldOut from '../../../content/storyteller/lexicon/held-out.en.json' with { type: 'json' }
import { verbSchema } from '../words.ts'
import { hear } from './drawing-room.ts'

/** Written by somebody who had not seen the word list, before it was finished. Never tune the list on these. */
const inputs = z.array(z.object({ words: z.string(), intents: z.array(verbSchema) })).parse(heldOut)

it('takes at least 85 of 100 inputs rightly that nobody tuned it on', () => {
  const right = inputs.filter(({ words, intents }) => intents.includes(hear(words).verb))
  expect(inputs).toHaveLength(100)
  expect(right.length).toBeGreaterThanOrEqual(85)
})
