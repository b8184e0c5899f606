import { Button } from '../../../ui/button.tsx'
import { TurnCard } from './turn-card.tsx'

export interface FailedTurnProps {
  readonly text: string
  readonly sentence: string
  /** One more line, such as that the credits were given back. */
  readonly detail?: string | undefined
  readonly youLabel?: string | undefined
  readonly retryLabel: string
  readonly onRetry: () => void
  readonly editLabel: string
  readonly onEdit: () => void
  readonly dismissLabel?: string | undefined
  /** Without it there is no way to dismiss. */
  readonly onDismiss?: (() => void) | undefined
}

/** A turn that got no reply: its words are here, to be sent again or changed. */
export function FailedTurn({ text, sentence, detail, youLabel, ...acts }: FailedTurnProps) {
  return (
    <TurnCard tone="failed" icon="close" sentence={sentence} detail={detail} text={text} youLabel={youLabel}>
      <Button small onClick={acts.onRetry}>
        {acts.retryLabel}
      </Button>
      <Button variant="quiet" small icon="edit" onClick={acts.onEdit}>
        {acts.editLabel}
      </Button>
      {acts.dismissLabel && acts.onDismiss && (
        <Button variant="quiet" small onClick={acts.onDismiss}>
          {acts.dismissLabel}
        </Button>
      )}
    </TurnCard>
  )
}
