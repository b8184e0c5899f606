import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlayerWords } from './player-words.tsx'
import styles from './turn-card.module.css'

export interface WaitingTurnProps {
  readonly text: string
  readonly labels: { readonly you: string; readonly waits: string; readonly edit: string; readonly cancel: string }
  readonly onEdit: () => void
  readonly onCancel: () => void
}

/** The next turn, written without a network: shown as waiting, to be edited or cancelled. */
export function WaitingTurn({ text, labels, onEdit, onCancel }: WaitingTurnProps) {
  return (
    <div className={styles.waiting} role="status">
      <div className={styles.state}>
        <Icon name="wait" />
        {labels.waits}
      </div>
      <PlayerWords text={text} label={labels.you} tight />
      <div className={styles.acts}>
        <Button variant="quiet" small icon="edit" onClick={onEdit}>
          {labels.edit}
        </Button>
        <Button variant="quiet" small icon="close" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
    </div>
  )
}
