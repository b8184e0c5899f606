import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { showError, showInfo } from '../../ui/toast.tsx'

/** What can be done with the last scene. */
export function SceneTools({ text }: { text: string }) {
  const { t } = useTranslation('play')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showInfo(t('copied'))
    } catch {
      showError(t('notCopied'))
    }
  }
  return (
    <div className="tools">
      <IconButton icon="copy" label={t('copy')} onClick={() => void copy()} />
    </div>
  )
}
