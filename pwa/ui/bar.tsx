import type { CSSProperties } from 'react'

export interface BarProps {
  readonly value: number
  readonly max: number
  /** The progress in words ("90 of 150 XP to level 15"). */
  readonly label: string
  readonly tone?: 'verdigris' | 'ember' | 'gold' | 'crimson' | undefined
  /** Pixels; 4 unless told. */
  readonly height?: number | undefined
}

/** A thin bar, filled from the left. */
export function Bar({ value, max, label, tone = 'verdigris', height }: BarProps) {
  const fill = tone === 'ember' || tone === 'crimson' ? `var(--${tone}-fill)` : `var(--${tone})`
  const width = max > 0 ? Math.min(100, Math.max(0, (100 * value) / max)) : 0
  return (
    <span
      className="bar"
      role="img"
      aria-label={label}
      style={{ display: 'block', height, '--fill': fill } as CSSProperties}
    >
      <i style={{ width: `${width}%` }} />
    </span>
  )
}
