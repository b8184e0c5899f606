import { useRef, useState } from 'react'
import type { AnswerOf, AnyCall } from '../../shared/contract/call.ts'
import { newId } from '../platform/ids.ts'
import type { Api, ApiInput } from './api.ts'
import { ApiError } from './api-error.ts'

/** Operation ids of requests that got no answer, by what was asked. */
export interface KeptIds {
  get(content: string): string | undefined
  set(content: string, operationId: string): unknown
  delete(content: string): unknown
}

interface AttemptOptions {
  /** May outlive a reload; never for a body with a password, for the ids stand beside it. */
  readonly kept?: KeptIds | undefined
  readonly onFailed?: ((error: ApiError) => void) | undefined
}

/**
 * Runs one call of a form at a time. The same again after no answer goes out under the same Idempotency-Key: the server
 * may have done it, and then says so once more. `failure` says why the last one failed, until `clear`.
 */
export function useApiCall(api: Api) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const unanswered = useRef(new Map<string, string>())
  /** Null when it failed. */
  const run = async <C extends AnyCall>(
    call: C,
    input: Pick<ApiInput<C>, 'params' | 'body' | 'timeout'> = {},
    { kept = unanswered.current, onFailed }: AttemptOptions = {},
  ): Promise<AnswerOf<C> | null> => {
    setBusy(true)
    setFailure(null)
    const content = JSON.stringify([call.name, input.body, input.params])
    const operationId = kept.get(content) ?? newId()
    if (call.writes) kept.set(content, operationId)
    try {
      const answer = await api(call, call.writes ? { ...input, operationId } : input)
      kept.delete(content)
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isUndecided) kept.delete(content)
      onFailed?.(error)
      setFailure(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run, clear: () => setFailure(null) }
}
