import { classNames } from './class-names.ts'
import styles from './lozenge.module.css'

export interface LozengeProps {
  /** Pixels from side to side before it is turned; 7 unless told. */
  readonly size?: number | undefined
  /** The writing caret: it glows. */
  readonly glows?: boolean | undefined
  readonly className?: string | undefined
}

/** The one glyph: dots, path nodes, marks of what is new, the writing caret. Decoration only. */
export function Lozenge({ size = 7, glows, className }: LozengeProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.lozenge, glows && styles.glows, className)}
      style={{ width: size, height: size }}
    />
  )
}
