import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadAvatar } from '../../../../shared/contract/avatars.ts'
import { useEngine } from '../../../data/live.ts'
import { newId } from '../../../platform/ids.ts'
import { showError, showSuccess } from '../../../ui/toast.tsx'
import { failureText } from './failure-text.ts'

/** Uploads a picture of the player, one at a time; what is wrong with it is said in a toast. `upload`: whether it is saved. */
export function useUpload(): { busy: boolean; upload: (file: File) => Promise<boolean> } {
  const { t } = useTranslation(['profile', 'errors'])
  const engine = useEngine()
  const [busy, setBusy] = useState(false)
  // The same file pressed again after a lost answer is the same upload.
  const sending = useRef<{ file: File; operationId: string } | null>(null)
  const upload = async (file: File): Promise<boolean> => {
    if (!engine || busy) return false
    setBusy(true)
    try {
      if (sending.current?.file !== file) sending.current = { file, operationId: newId() }
      await engine.api(uploadAvatar, sending.current)
      await engine.sync()
      showSuccess(t('portrait.saved'))
      return true
    } catch (error) {
      showError(t('portrait.uploadFailed'), failureText(t, error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, upload }
}
