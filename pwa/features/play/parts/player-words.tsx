import { classNames } from '../../../ui/class-names.ts'
import { Mark } from '../../../ui/mark.tsx'
import styles from './player-words.module.css'

export interface PlayerWordsProps {
  readonly text: string
  /** Who speaks, said before the words ("You:"). */
  readonly label: string
  /** Inside a card. */
  readonly tight?: boolean | undefined
}

/** The player's words: set apart, with a quill. */
export function PlayerWords({ text, label, tight }: PlayerWordsProps) {
  return (
    <div className={classNames(styles.words, tight && styles.tight)}>
      <Mark line className={styles.quill} />
      <span className="sr">{label} </span>
      {text}
    </div>
  )
}
