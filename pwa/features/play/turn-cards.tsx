import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlayerWords } from './transcript.tsx'

interface WaitingProps {
  readonly text: string
  /** What it waits for. */
  readonly reason: string
  readonly onEdit: () => void
  readonly onCancel: () => void
}

/** The next turn, written while it cannot be sent: shown as waiting, to be edited or cancelled. */
export function WaitingTurn({ text, reason, onEdit, onCancel }: WaitingProps) {
  const { t } = useTranslation('play')
  return (
    <div className="wait" role="status">
      <div className="st">
        <Icon name="wait" />
        {reason}
      </div>
      <PlayerWords text={text} />
      <div className="acts">
        <Button variant="quiet" small icon="edit" onClick={onEdit}>
          {t('waiting.edit')}
        </Button>
        <Button variant="quiet" small icon="close" onClick={onCancel}>
          {t('waiting.cancel')}
        </Button>
      </div>
    </div>
  )
}

interface FailedProps {
  readonly text: string
  readonly sentence: string
  readonly detail: string
  readonly onRetry: () => void
  readonly onEdit: () => void
}

/** A turn that got no reply or was refused: its words are here, to be sent again or changed. */
export function FailedTurn({ text, sentence, detail, onRetry, onEdit }: FailedProps) {
  const { t } = useTranslation('play')
  return (
    <div className="card failed" role="alert">
      <p className="serif">{sentence}</p>
      <p className="meta">{detail}</p>
      {text && <PlayerWords text={text} />}
      <div className="rowf">
        <Button small onClick={onRetry}>
          {t('failed.retry')}
        </Button>
        <Button variant="quiet" small icon="edit" onClick={onEdit}>
          {t('failed.edit')}
        </Button>
      </div>
    </div>
  )
}
