import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeAvatar } from '../../../../shared/contract/avatars.ts'
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '../../../../shared/rules/pictures.ts'
import { useEngine } from '../../../data/live.ts'
import { newId } from '../../../platform/ids.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { loadable, tellLoadFailed, useLoaded } from '../../../ui/loadable.ts'
import { showError, showSuccess } from '../../../ui/toast.tsx'
import { failureText } from './failure-text.ts'

// Who never changes a portrait never loads these.
const uploadWindow = loadable(() => import('./upload-window.tsx').then((module) => module.UploadWindow))
const generateWindow = loadable(() => import('./generate-window.tsx').then((module) => module.GenerateWindow))

/** Upload, have painted, take away: what can be done with the portrait. `has`: there is one. */
export function PortraitTools({ has }: { has: boolean }) {
  const { t } = useTranslation(['profile', 'errors'])
  const engine = useEngine()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [painting, setPainting] = useState(false)
  const [removing, setRemoving] = useState(false)
  const UploadWindow = useLoaded(uploadWindow, file !== null, () => {
    setFile(null)
    tellLoadFailed()
  })
  const GenerateWindow = useLoaded(generateWindow, painting, () => {
    setPainting(false)
    tellLoadFailed()
  })

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    // The same file can be chosen again.
    event.target.value = ''
    if (!chosen) return
    // A system that knows no type for the file's name says nothing: the look at it decides.
    const usable = ['', ...UPLOAD_TYPES].includes(chosen.type)
    if (!usable) showError(t('portrait.uploadFailed'), t('portrait.notAPicture'))
    else if (chosen.size > UPLOAD_MAX_BYTES) showError(t('portrait.uploadFailed'), t('portrait.tooLarge'))
    else setFile(chosen)
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
        ref={input}
        type="file"
        accept={UPLOAD_TYPES.join()}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={choose}
      />
      <Button variant="quiet" small onClick={() => input.current?.click()}>
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
      {UploadWindow && <UploadWindow file={file} onClose={() => setFile(null)} />}
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
