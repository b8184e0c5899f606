import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { AnyIcon, type IconSource } from '../../../ui/icon.tsx'
import styles from './margin-note.module.css'

export interface MarginNoteProps {
  readonly icon?: IconSource | undefined
  readonly children: ReactNode
  /** Hangs left of the column from 1280 px on; its parent must be positioned, as `StoryText` is. */
  readonly hangs?: boolean | undefined
}

/** A note of the system: what changed, in small type at the margin. */
export function MarginNote({ icon, children, hangs }: MarginNoteProps) {
  return (
    <div className={classNames(styles.note, hangs && styles.hangs)}>
      {icon && <AnyIcon icon={icon} />}
      {children}
    </div>
  )
}
