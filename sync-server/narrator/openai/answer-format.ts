import { APIError } from 'openai'
import type { ResponseFormatJSONSchema } from 'openai/resources/shared'

/** The shape asked of servers that can hold the model to a JSON schema. */
export const ANSWER_FORMAT: ResponseFormatJSONSchema = {
  type: 'json_schema',
  json_schema: {
    name: 'scene',
    strict: true,
    schema: {
      type: 'object',
      // The text comes first so that it can be shown while the rest is still being written.
      properties: {
        text: { type: 'string', description: 'The next part of the story, 1 to 6000 characters.' },
        choices: {
          type: 'array',
          items: { type: 'string' },
          description: '2 to 4 short things the player could do next; empty when concluded.',
        },
        imagePrompt: { type: ['string', 'null'], description: 'The scene in at most 60 English words, or null.' },
        concluded: { type: 'boolean', description: 'True only when the story has come to its end.' },
      },
      required: ['text', 'choices', 'imagePrompt', 'concluded'],
      additionalProperties: false,
    },
  },
}

/** The same in words; always part of the prompt, since not every server takes a schema. */
export const FORMAT_IN_WORDS = `Answer with one JSON object and nothing else, its keys in this order:
{"text": "the next part of the story", "choices": ["2 to 4 short things the player could do next"], "imagePrompt": "the scene in at most 60 English words, or null", "concluded": false}`

/** Asks for what is missing after a text that was already told. */
export const TAIL_IN_WORDS = `The text of your last answer was shown to the player and stands. Do not repeat or change it. Answer with one JSON object with the missing keys and nothing else:
{"choices": ["2 to 4 short things the player could do next"], "imagePrompt": null, "concluded": false}`

/** Whether a server refused a request because it does not know `response_format` or JSON schemas. */
export function refusesFormat(error: unknown): boolean {
  if (!(error instanceof APIError)) return false
  if (error.status !== 400 && error.status !== 422 && error.status !== 501) return false
  return /response.?format|json.?schema|structured|grammar|guided/i.test(`${error.param ?? ''} ${error.message}`)
}
