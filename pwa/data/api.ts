import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from '../../shared/contract/call.ts'
import { type Envelope, envelopeSchema } from '../../shared/contract/envelope.ts'
import { ApiError } from './api-error.ts'

/** The parts of a request; those a call has none of may be left out. */
export interface ApiInput<C extends AnyCall = AnyCall> {
  readonly params?: ParamsOf<C>
  /** Values as the contract reads them; numbers are written out. */
  readonly query?: QueryOf<C>
  readonly body?: BodyOf<C>
  /** What a call uploads, in the place of a body. */
  readonly file?: Blob
  /** Becomes the Idempotency-Key. */
  readonly operationId?: string
  readonly signal?: AbortSignal
  /** Milliseconds until the request counts as lost; 20,000 by default, 120,000 with a file. */
  readonly timeout?: number
}

export interface ApiOptions {
  readonly fetch: typeof fetch
  /** Origin of the server; empty in the browser. */
  readonly origin: string
  readonly token: () => string | null
  readonly language: () => string
  /** Hears of each request as it begins, and whether the server could be reached by it. */
  readonly onAsk?: () => (reached: boolean) => void
  /** Hears that the server does not know `token` any more. */
  readonly onUnauthenticated?: (token: string) => void
  /** Hears the server's time (epoch ms, to the second) from each answer. */
  readonly onDate?: (serverNow: number) => void
}

export type Api = <C extends AnyCall>(call: C, input?: ApiInput<C>) => Promise<AnswerOf<C>>

const TIMEOUT = 20_000
/** Five megabytes over a poor connection. */
const UPLOAD_TIMEOUT = 120_000

/** The typed fetcher over the contracts. Rejects with ApiError only. */
export function createApi(options: ApiOptions): Api {
  return async (call, input = {}) => {
    const token = call.access === 'public' ? null : options.token()
    if (call.access !== 'public' && token === null) {
      // The server would say the same; it need not be asked.
      throw new ApiError('UNAUTHENTICATED', 401, 'No authentication token found')
    }
    const { response, envelope } = await exchange(options, call, input, token)
    const date = Date.parse(response.headers.get('Date') ?? '')
    if (!Number.isNaN(date)) options.onDate?.(date)
    if (envelope.success && response.ok) return envelope.data as AnswerOf<typeof call>
    if (response.status === 401 && token) options.onUnauthenticated?.(token)
    const { code = 'INTERNAL', message, data } = envelope
    throw new ApiError(code, response.status, message, data, secondsOf(response.headers.get('Retry-After')))
  }
}

/** One request and its envelope; throws ApiError when none comes back in time. */
async function exchange(options: ApiOptions, call: AnyCall, input: ApiInput, token: string | null) {
  const tellReach = options.onAsk?.()
  const abort = new AbortController()
  const stop = () => abort.abort()
  const timer = setTimeout(stop, input.timeout ?? (input.file ? UPLOAD_TIMEOUT : TIMEOUT))
  if (input.signal?.aborted) stop()
  input.signal?.addEventListener('abort', stop)
  try {
    const response = await options.fetch(urlOf(options.origin, call, input), {
      method: call.method.toUpperCase(),
      cache: 'no-cache',
      credentials: 'omit',
      signal: abort.signal,
      headers: {
        Accept: 'application/json',
        'Accept-Language': options.language(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(input.body && !input.file ? { 'Content-Type': 'application/json' } : {}),
        ...(input.operationId ? { 'Idempotency-Key': input.operationId } : {}),
      },
      ...payloadOf(call, input),
    })
    // A captive portal answers with a page of its own: that is no answer of ours, and throws here.
    const envelope = envelopeSchema.parse(JSON.parse(await response.text())) as Envelope<unknown>
    tellReach?.(true)
    return { response, envelope }
  } catch {
    if (input.signal?.aborted) throw new ApiError('ABORTED', 0, 'aborted')
    tellReach?.(false)
    throw new ApiError('NETWORK', 0, 'Network error')
  } finally {
    clearTimeout(timer)
    input.signal?.removeEventListener('abort', stop)
  }
}

function payloadOf(call: AnyCall, input: ApiInput): Pick<RequestInit, 'body'> {
  if (!call.upload || !input.file) return input.body ? { body: JSON.stringify(input.body) } : {}
  const form = new FormData()
  form.append(call.upload.field, input.file)
  return { body: form }
}

function secondsOf(header: string | null): number | null {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

function urlOf(origin: string, call: AnyCall, input: ApiInput): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  }
  const text = query.toString()
  return `${origin}/api${path}${text ? `?${text}` : ''}`
}
