import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../data/api-error.ts'
import { showError } from '../../ui/toast.tsx'

interface Words {
  /** Toast when the server refused without a sentence of its own. */
  readonly failed: string
  /** Toast when no answer came. */
  readonly error: string
}

/** Runs one call of a form at a time; says what went wrong in the words of the catalogue. */
export function useAttempt() {
  const { t } = useTranslation(['auth', 'errors'])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const attempt = async <T>(words: Words, work: () => Promise<T>): Promise<T | null> => {
    setBusy(true)
    setFailure(null)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
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
