import { useTranslation } from 'react-i18next'
import type { AnswerOf, AnyCall, BodyOf } from '../../../shared/contract/call.ts'
import type { Client } from '../../client.ts'
import type { ApiError } from '../../data/api-error.ts'
import { type KeptIds, useApiCall } from '../../data/query-attempt.ts'
import { browserOnline } from '../../platform/online.ts'
import { showError } from '../../ui/toast.tsx'

interface Words {
  /** Toast when the server refused without a sentence of its own. */
  readonly failed: string
  /** Toast when no answer came. */
  readonly error: string
  /** What more to say when there is no network, and for codes that mean something special here. */
  readonly offline?: string
  readonly reasons?: Readonly<Record<string, string>>
}

/** Runs one call of a form at a time; says what went wrong in the words of the catalogue. */
export function useAttempt({ api }: Client) {
  const { t } = useTranslation(['auth', 'errors'])
  const { busy, failure, run, clear } = useApiCall(api)
  /** `kept` operation ids outlive a reload; never for a body with a password, for they stand beside it. */
  const attempt = <C extends AnyCall>(
    words: Words,
    call: C,
    body: BodyOf<C>,
    kept?: KeptIds,
  ): Promise<AnswerOf<C> | null> => run(call, { body }, { kept, onFailed: (error) => say(words, error) })
  const say = (words: Words, error: ApiError) => {
    if (error.code === 'EMAIL_NOT_VERIFIED') return
    const known = words.reasons?.[error.code] ?? t(`errors:${error.code}`, { defaultValue: '' })
    const offline = error.isNetwork && !browserOnline() ? words.offline : undefined
    showError(error.isNetwork ? words.error : words.failed, offline ?? (known || error.message))
  }
  return { busy, failure, attempt, clear }
}
