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

/** For the forms of an account: one call at a time, that the player waits for. The same again after no answer is a repeat. */
export function useCall(api: Api) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const unanswered = useRef(new Map<string, string>())
  /** The answer, or null after `onFailed`. `kept` ids outlive a reload; never for a password, for they stand beside it. */
  const run = async <C extends AnyCall>(
    call: C,
    input: ApiInput<C>,
    onFailed: (error: ApiError) => void,
    kept: KeptIds = unanswered.current,
  ): Promise<AnswerOf<C> | null> => {
    setBusy(true)
    setFailure(null)
    const content = JSON.stringify([call.name, input.params, input.body])
    // After no answer the server may have done it, and then says so once more.
    const operationId = kept.get(content) ?? newId()
    kept.set(content, operationId)
    try {
      const answer = await api(call, { ...input, operationId })
      kept.delete(content)
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isUndecided) kept.delete(content)
      onFailed(error)
      setFailure(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run, clear: () => setFailure(null) }
}
