import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadAvatar } from '../../../../shared/contract/avatars.ts'
import { UPLOAD_MAX_BYTES } from '../../../../shared/rules/pictures.ts'
import { useEngine } from '../../../data/live.ts'
import { newId } from '../../../platform/ids.ts'
import { showError, showSuccess } from '../../../ui/toast.tsx'
import { failureText } from './failure-text.ts'

/** Uploads a picture of the player, one at a time; what is wrong with it is said in a toast. */
export function useUpload(): { busy: boolean; upload: (file: File) => Promise<void> } {
  const { t } = useTranslation(['profile', 'errors'])
  const engine = useEngine()
  const [busy, setBusy] = useState(false)
  const upload = async (file: File) => {
    if (!engine || busy) return
    if (!file.type.startsWith('image/')) return showError(t('portrait.uploadFailed'), t('portrait.notAPicture'))
    if (file.size > UPLOAD_MAX_BYTES) return showError(t('portrait.uploadFailed'), t('portrait.tooLarge'))
    setBusy(true)
    try {
      await engine.api(uploadAvatar, { file, operationId: newId() })
      await engine.sync()
      showSuccess(t('portrait.saved'))
    } catch (error) {
      showError(t('portrait.uploadFailed'), failureText(t, error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, upload }
}
