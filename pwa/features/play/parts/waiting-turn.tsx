import { Button } from '../../../ui/button.tsx'
import { TurnCard } from './turn-card.tsx'

export interface WaitingTurnProps {
  readonly text: string
  /** What it waits for, and that it is sent by itself. */
  readonly sentence: string
  readonly youLabel?: string | undefined
  readonly editLabel: string
  readonly onEdit: () => void
  readonly cancelLabel: string
  readonly onCancel: () => void
}

/** The next turn, written without a network: it waits, and can be edited or cancelled. */
export function WaitingTurn({ text, sentence, youLabel, ...acts }: WaitingTurnProps) {
  return (
    <TurnCard tone="waiting" icon="wait" sentence={sentence} text={text} youLabel={youLabel}>
      <Button variant="quiet" small icon="edit" onClick={acts.onEdit}>
        {acts.editLabel}
      </Button>
      <Button variant="quiet" small icon="close" onClick={acts.onCancel}>
        {acts.cancelLabel}
      </Button>
    </TurnCard>
  )
}
