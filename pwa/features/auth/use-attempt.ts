import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf, AnyCall, BodyOf } from '../../../shared/contract/call.ts'
import type { Client } from '../../client.ts'
import { ApiError } from '../../data/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { showError } from '../../ui/toast.tsx'

interface Words {
  /** Toast when the server refused without a sentence of its own. */
  readonly failed: string
  /** Toast when no answer came. */
  readonly error: string
}

/** Operation ids of requests that got no answer, by what was asked. */
interface KeptIds {
  get(content: string): string | undefined
  set(content: string, operationId: string): unknown
  delete(content: string): unknown
}

/** Runs one call of a form at a time; says what went wrong in the words of the catalogue. */
export function useAttempt({ api }: Client) {
  const { t } = useTranslation(['auth', 'errors'])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const unanswered = useRef(new Map<string, string>())
  /** `kept` operation ids outlive a reload; never for a body with a password, for they stand beside it. */
  const attempt = async <C extends AnyCall>(
    words: Words,
    call: C,
    body: BodyOf<C>,
    kept: KeptIds = unanswered.current,
  ): Promise<AnswerOf<C> | null> => {
    setBusy(true)
    setFailure(null)
    const content = JSON.stringify([call.name, body])
    // The same again after no answer: the server may have done it, and then says so once more.
    const operationId = kept.get(content) ?? newId()
    kept.set(content, operationId)
    try {
      const answer = await api(call, { body, operationId })
      kept.delete(content)
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isUndecided) kept.delete(content)
      if (error.code !== 'EMAIL_NOT_VERIFIED') {
        const known = t(`errors:${error.code}`, { defaultValue: '' })
        showError(error.isNetwork ? words.error : words.failed, known || error.message)
      }
      setFailure(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, attempt, clear: () => setFailure(null) }
}
