import { Button } from '../../../ui/button.tsx'
import styles from './jump-chip.module.css'

export interface JumpChipProps {
  readonly label: string
  readonly onJump: () => void
  /** Only while the reader is away from the end. */
  readonly shown: boolean
}

/** Leads back to the end of the story; floats over the dock it stands in (`above` of the composer). */
export function JumpChip({ label, onJump, shown }: JumpChipProps) {
  return (
    <Button className={styles.chip} icon="down" hidden={!shown} onClick={onJump}>
      {label}
    </Button>
  )
}
