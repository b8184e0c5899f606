import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { AnswerOf, AnyCall } from '../../../shared/contract/call.ts'
import type { Client } from '../../client.ts'
import type { ApiInput } from '../../data/api.ts'
import type { ApiError } from '../../data/api-error.ts'
import { useConnection, useEngine } from '../../data/live.ts'
import { useApiCall } from '../../data/query-attempt.ts'
import { showError } from '../../ui/toast.tsx'

/**
 * Runs one call of a card at a time. While nothing can be sent it says why and sends nothing, so that all that was typed
 * stays. `sentence`: why the last call failed, until `clear`.
 */
export function useAccountCall(client: Client) {
  const { t } = useTranslation(['account', 'errors'])
  const engine = useEngine()
  const { blocked } = useConnection()
  const { busy, failure, run, clear } = useApiCall(engine?.api ?? client.api)
  const send = async <C extends AnyCall>(
    call: C,
    input: Pick<ApiInput<C>, 'params' | 'body' | 'timeout'> = {},
    onFailed?: (error: ApiError) => void,
  ): Promise<AnswerOf<C> | null> => {
    if (!blocked) return run(call, input, { onFailed })
    showError(t('blocked.title'), t(`blocked.${blocked}`))
    engine?.wake()
    return null
  }
  return { busy, failure, send, clear, sentence: failure ? sentenceOf(failure, t) : null }
}

/** A refusal in words. The server's own sentence stands for codes that the app does not know. */
function sentenceOf(failure: ApiError, t: TFunction<readonly ['account', 'errors']>): string {
  if (failure.isNetwork) return t('noAnswer')
  return t(`codes.${failure.code}`, { defaultValue: t(`errors:${failure.code}`, { defaultValue: failure.message }) })
}
