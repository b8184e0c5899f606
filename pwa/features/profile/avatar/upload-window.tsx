import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UPLOAD_MAX_PIXELS } from '../../../../shared/rules/pictures.ts'
import { useConnection } from '../../../data/live.ts'
import { Button } from '../../../ui/button.tsx'
import { Window } from '../../../ui/window.tsx'
import { useUpload } from './use-upload.ts'

interface Props {
  /** The picture chosen; null: the window is shut. */
  readonly file: File | null
  readonly onClose: () => void
}

/** How a picture of the player's own will look, before it is sent. */
export function UploadWindow({ file, onClose }: Props) {
  const { t } = useTranslation(['profile', 'shell'])
  const { blocked } = useConnection()
  const { busy, upload } = useUpload()
  const address = useAddress(file)
  const [broken, setBroken] = useState<string | null>(null)
  const [vast, setVast] = useState<string | null>(null)
  const save = async () => {
    if (file && (await upload(file))) onClose()
  }
  return (
    <Window open={file !== null} title={t('portrait.uploadTitle')} closeLabel={t('shell:close')} onClose={onClose}>
      {address && broken !== address ? (
        <>
          <p>{t('portrait.uploadText')}</p>
          <img
            className="portrait preview"
            src={address}
            alt={t('portrait.preview')}
            onError={() => setBroken(address)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth * naturalHeight > UPLOAD_MAX_PIXELS) setVast(address)
            }}
          />
        </>
      ) : (
        address && <p role="alert">{t('portrait.notAPicture')}</p>
      )}
      {address && vast === address && <p role="alert">{t('portrait.tooManyPixels')}</p>}
      {blocked && <p role="status">{t('portrait.offline', { why: t(`why.${blocked}`) })}</p>}
      <div className="rowf">
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          variant="act"
          busy={busy && t('portrait.uploading')}
          disabled={broken === address || vast === address || blocked !== null}
          onClick={() => void save()}
        >
          {t('portrait.use')}
        </Button>
      </div>
    </Window>
  )
}

/** An address of the file for this page, given back when it is not needed any more. */
function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [file])
  return address
}
