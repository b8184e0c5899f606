import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { AnyIcon, type IconSource } from '../../../ui/icon.tsx'
import styles from './margin-note.module.css'

export type NoteTone = 'plain' | 'gold' | 'good' | 'harm'

export interface MarginNoteProps {
  readonly children: ReactNode
  readonly tone?: NoteTone | undefined
  readonly icon?: IconSource | undefined
}

/** A note of the game, not of the narrator: hangs in the left margin of a wide page, else stands in the column. */
export function MarginNote({ children, tone = 'plain', icon }: MarginNoteProps) {
  return (
    <p className={classNames(styles.note, styles[tone])}>
      {icon && (
        <span className={styles.icon}>
          <AnyIcon icon={icon} />
        </span>
      )}
      {children}
    </p>
  )
}
