import type { ReactNode } from 'react'
import styles from './progress-ring.module.css'

export interface ProgressRingProps {
  /** How far, 0 to 1; at 1 the ring is full and gold. */
  readonly value: number
  /** The progress in words. */
  readonly label: string
  /** Outer width in pixels. */
  readonly size?: number | undefined
  /** What stands in the ring. */
  readonly children?: ReactNode
}

const WIDTH = 4

/** A ring that fills clockwise from the top. */
export function ProgressRing({ value, label, size = 148, children }: ProgressRingProps) {
  const part = Math.min(1, Math.max(0, value))
  const circle = { cx: size / 2, cy: size / 2, r: (size - WIDTH) / 2, fill: 'none', strokeWidth: WIDTH }
  return (
    <div className={styles.ring} style={{ width: size, height: size }}>
      <svg className={styles.drawn} width={size} height={size} role="img" aria-label={label}>
        <circle {...circle} className={styles.track} />
        <circle
          {...circle}
          className={part === 1 ? styles.full : styles.part}
          pathLength={1}
          strokeDasharray={`${part} 1`}
        />
      </svg>
      {children}
    </div>
  )
}
