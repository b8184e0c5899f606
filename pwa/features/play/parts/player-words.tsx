import { classNames } from '../../../ui/class-names.ts'
import { Mark } from '../../../ui/mark.tsx'
import styles from './player-words.module.css'

export interface PlayerWordsProps {
  readonly text: string
  /** Who speaks ("You:"), said to listeners only. */
  readonly label?: string | undefined
  /** Inside a card: less indent and air. */
  readonly inset?: boolean | undefined
}

/** What the player wrote: italic, set apart by a quill. */
export function PlayerWords({ text, label, inset }: PlayerWordsProps) {
  return (
    <p className={classNames(styles.words, inset && styles.inset)}>
      <Mark line className={styles.quill} />
      {label && <span className="sr">{label} </span>}
      {text}
    </p>
  )
}
