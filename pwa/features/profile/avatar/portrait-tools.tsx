import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeAvatar } from '../../../../shared/contract/avatars.ts'
import { useEngine } from '../../../data/live.ts'
import { newId } from '../../../platform/ids.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { loadable, tellLoadFailed, useLoaded } from '../../../ui/loadable.ts'
import { showError, showSuccess } from '../../../ui/toast.tsx'
import { failureText } from './failure-text.ts'
import { useUpload } from './use-upload.ts'

// Who never paints a portrait never loads this.
const generateWindow = loadable(() => import('./generate-window.tsx').then((module) => module.GenerateWindow))

/** Upload, have painted, take away: what can be done with the portrait. `has`: there is one. */
export function PortraitTools({ has }: { has: boolean }) {
  const { t } = useTranslation(['profile', 'errors'])
  const engine = useEngine()
  const file = useRef<HTMLInputElement>(null)
  const { busy, upload } = useUpload()
  const [painting, setPainting] = useState(false)
  const [removing, setRemoving] = useState(false)
  const GenerateWindow = useLoaded(generateWindow, painting, () => {
    setPainting(false)
    tellLoadFailed()
  })

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    // The same file can be chosen again.
    event.target.value = ''
    if (chosen) await upload(chosen)
  }
  const remove = async () => {
    setRemoving(false)
    try {
      await engine?.api(removeAvatar, { body: {}, operationId: newId() })
      await engine?.sync()
      showSuccess(t('portrait.removed'))
    } catch (error) {
      showError(t('portrait.removeFailed'), failureText(t, error))
    }
  }

  return (
    <div className="pb">
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => void choose(event)}
      />
      <Button variant="quiet" small loading={busy} onClick={() => file.current?.click()}>
        {t('portrait.upload')}
      </Button>
      <Button variant="quiet" small onClick={() => setPainting(true)}>
        {t('portrait.generate')}
      </Button>
      {has && (
        <Button variant="quiet" small onClick={() => setRemoving(true)}>
          {t('portrait.remove')}
        </Button>
      )}
      {GenerateWindow && <GenerateWindow open={painting} onClose={() => setPainting(false)} />}
      <ConfirmDialog
        open={removing}
        title={t('portrait.removeTitle')}
        cancel={t('portrait.keep')}
        confirm={t('portrait.remove')}
        danger
        onClose={() => setRemoving(false)}
        onConfirm={() => void remove()}
      >
        {t('portrait.removeText')}
      </ConfirmDialog>
    </div>
  )
}
