import { Button } from '../../../ui/button.tsx'
import { PlayerWords } from './player-words.tsx'
import styles from './turn-card.module.css'

export interface RefusedTurnProps {
  readonly text: string
  /** Why the server did not take it. */
  readonly reason: string
  readonly labels: {
    readonly you: string
    readonly refused: string
    readonly retry: string
    readonly edit: string
    readonly dismiss: string
  }
  readonly onRetry: () => void
  readonly onEdit: () => void
  readonly onDismiss?: (() => void) | undefined
}

/** A turn the server did not take: its words are here, to be sent again, changed or let go. */
export function RefusedTurn({ text, reason, labels, onRetry, onEdit, onDismiss }: RefusedTurnProps) {
  return (
    <div className={styles.failed} role="alert">
      <p className={styles.sentence}>{labels.refused}</p>
      <p className={`meta ${styles.note}`}>{reason}</p>
      <PlayerWords text={text} label={labels.you} tight />
      <div className={styles.acts}>
        <Button small onClick={onRetry}>
          {labels.retry}
        </Button>
        <Button variant="quiet" small icon="edit" onClick={onEdit}>
          {labels.edit}
        </Button>
        {onDismiss && (
          <Button variant="quiet" small icon="close" onClick={onDismiss}>
            {labels.dismiss}
          </Button>
        )}
      </div>
    </div>
  )
}
