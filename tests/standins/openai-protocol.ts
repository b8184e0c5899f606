/** The part of a chat completions request that tests look at. */
export interface ChatBody {
  model: string
  messages: { role: string; content: string }[]
  stream?: boolean
  response_format?: { type: string }
}

/** The part of an image request that tests look at. */
export interface ImageBody {
  model: string
  prompt: string
  n?: number
  size?: string
  response_format?: string
}

/** How the next answer to an image request goes wrong; `ok` paints. */
export type ImageMood =
  | 'ok'
  | 'stall'
  | '429'
  | '500'
  | '401'
  | 'refuse-connection'
  | 'break-off'
  | 'refusal'
  | 'no-response-format'
  | 'no-count'
  | 'only-url'
  | 'fewer'
  | 'junk'
  | 'no-json'
  | 'too-large'
  | 'endless'
  | 'redirect'

/** How the next answer goes wrong; `ok` is a good answer. */
export type Mood =
  | 'ok'
  | 'stall'
  | 'stall-midway'
  | '429'
  | '500'
  | '401'
  | 'break-off'
  | 'break-off-tail'
  | 'cut-short'
  | 'nonsense'
  | 'bad-json-once'
  | 'no-choices'
  | 'fenced'
  | 'no-response-format'
  | 'empty'
  | 'refusal'
  | 'refuse-connection'
  | 'slow'
  | 'injection'
  | 'leak-canary'
  | 'leak-rules'
  | 'leak-in-choice'
  | 'markup'
