import { useTranslation } from 'react-i18next'
import type { AnyCall } from '../../../shared/contract/call.ts'
import type { Client } from '../../client.ts'
import type { ApiInput } from '../../data/api.ts'
import { useEngine } from '../../data/live.ts'
import { useCall } from '../../data/query-call.ts'
import { browserOnline } from '../../platform/online.ts'
import { showError } from '../../ui/toast.tsx'

interface Words {
  /** Toast when the server refused, or there is no network to ask it over. */
  readonly failed: string
  /** Toast when no answer came. */
  readonly error: string
  /** What more to say for codes that mean something special here. */
  readonly reasons?: Readonly<Record<string, string>>
}

/** Runs one call of a form at a time, if there is a network; says in a toast what went wrong. */
export function useAccountCall(client: Client) {
  const { t } = useTranslation(['account', 'errors'])
  const engine = useEngine()
  const { busy, failure, run, clear } = useCall(engine?.api ?? client.api)
  const attempt = async <C extends AnyCall>(words: Words, call: C, input: ApiInput<C> = {}) => {
    if (!browserOnline()) {
      showError(words.failed, t('needsNetwork'))
      return null
    }
    return run(call, input, (error) => {
      const known = words.reasons?.[error.code] ?? t(`errors:${error.code}`, { defaultValue: '' })
      showError(error.isNetwork ? words.error : words.failed, known || error.message)
    })
  }
  return { busy, failure, attempt, clear }
}
