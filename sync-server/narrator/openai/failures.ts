import { APIConnectionTimeoutError, APIError } from 'openai'
import { NarratorFailure, type NarratorFailureReason } from '../narrator.ts'

/** Why a call failed, in the words of the port. `begun`: part of an answer had arrived. */
export function failureOf(error: unknown, begun: boolean): NarratorFailure {
  return error instanceof NarratorFailure ? error : new NarratorFailure(reasonOf(error, begun), { cause: error })
}

function reasonOf(error: unknown, begun: boolean): NarratorFailureReason {
  if (error instanceof APIConnectionTimeoutError) return 'timeout'
  if (begun) return 'interrupted'
  // A stream whose events are no JSON is no chat completions server.
  if (error instanceof SyntaxError) return 'nonsense'
  const status = statusOf(error)
  if (status === 429) return 'rate_limited'
  if (status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409) return 'refused'
  return 'unreachable'
}

/** Whether the same request may succeed when sent again: only for failures before the first byte. */
export function mayPass(failure: NarratorFailure): boolean {
  return failure.reason === 'rate_limited' || failure.reason === 'unreachable'
}

/** HTTP status of a failed call, undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof APIError ? error.status : undefined
}

/** Milliseconds the server asks to wait, or null when it does not say. `now` is epoch milliseconds. */
export function retryAfterOf(error: unknown, now: number): number | null {
  const header = error instanceof APIError ? error.headers?.get('retry-after') : null
  if (!header) return null
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
