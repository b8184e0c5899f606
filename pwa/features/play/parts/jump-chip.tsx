import { Button } from '../../../ui/button.tsx'
import styles from './jump-chip.module.css'

export interface JumpChipProps {
  readonly label: string
  /** The reader is not at the end. */
  readonly shown: boolean
  readonly onJump: () => void
}

/** Floats over the composer while the reader is further up. */
export function JumpChip({ label, shown, onJump }: JumpChipProps) {
  if (!shown) return null
  return (
    <Button className={styles.chip} icon="down" onClick={onJump}>
      {label}
    </Button>
  )
}
