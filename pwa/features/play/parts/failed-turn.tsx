import { Button } from '../../../ui/button.tsx'
import { PlayerWords } from './player-words.tsx'
import styles from './turn-card.module.css'

export interface FailedTurnProps {
  /** What happened, in a sentence. */
  readonly sentence: string
  /** What became of the words and the credits. */
  readonly note?: string | undefined
  /** The player's words, where they are not in the composer. */
  readonly text?: string | undefined
  readonly labels: { readonly you: string; readonly retry: string }
  readonly onRetry: () => void
  readonly loading?: boolean | undefined
}

/** A turn that got no reply: it can be tried again. */
export function FailedTurn({ sentence, note, text, labels, onRetry, loading }: FailedTurnProps) {
  return (
    <div className={styles.failed} role="alert">
      <p className={styles.sentence}>{sentence}</p>
      {note && <p className={`meta ${styles.note}`}>{note}</p>}
      {text && <PlayerWords text={text} label={labels.you} tight />}
      <div className={styles.acts}>
        <Button small loading={loading} onClick={onRetry}>
          {labels.retry}
        </Button>
      </div>
    </div>
  )
}
