import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generateAvatar, saveGeneratedAvatar } from '../../../../shared/contract/avatars.ts'
import { useEngine } from '../../../data/live.ts'
import { newId } from '../../../platform/ids.ts'
import { showError, showSuccess } from '../../../ui/toast.tsx'
import { failureText } from './failure-text.ts'

/** A painter may take its time, a model more than our own. Milliseconds. */
const PATIENCE = 120_000

/** Asks for portraits and saves one; says in toasts what failed. `options`: same-origin paths, empty before any. */
export function usePainting() {
  const { t } = useTranslation(['profile', 'errors'])
  const engine = useEngine()
  const [options, setOptions] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  // The same choice pressed again after a lost answer is the same purchase.
  const saving = useRef({ chosen: '', operationId: '' })

  const attempt = async (failed: string, work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      showError(failed, failureText(t, error))
      return false
    } finally {
      setBusy(false)
    }
  }

  const paint = (prompt: string) =>
    attempt(t('paint.failed'), async () => {
      const input = { body: { prompt }, operationId: newId(), timeout: PATIENCE }
      setOptions((await engine?.api(generateAvatar, input))?.imageUrls ?? [])
    })

  const save = (imageUrl: string) =>
    attempt(t('paint.saveFailed'), async () => {
      if (saving.current.chosen !== imageUrl) saving.current = { chosen: imageUrl, operationId: newId() }
      const { operationId } = saving.current
      await engine?.api(saveGeneratedAvatar, { body: { imageUrl, allImageUrls: [...options] }, operationId })
      await engine?.sync()
      showSuccess(t('paint.saved'))
    })

  return { options, busy, paint, save, reset: () => setOptions([]) }
}
