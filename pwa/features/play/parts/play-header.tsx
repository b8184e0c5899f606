import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { IconSource } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './play-header.module.css'

export interface PlayAct {
  readonly icon: IconSource
  readonly label: string
  readonly onPress: () => void
  /** For what opens and shuts, such as the Chronicle. */
  readonly expanded?: boolean | undefined
  /** Left out on a phone, where there is no room. */
  readonly wide?: boolean | undefined
}

export interface PlayHeaderProps {
  readonly title: string
  /** "Turn 23"; a desktop shows it. */
  readonly turn: string
  /** A link with the class `icb`. */
  readonly back: ReactNode
  readonly acts: readonly PlayAct[]
  /** The phone's one line of figures: credits, level, connection, one element each. */
  readonly figures?: ReactNode
  /** How far it is to the next level, 0 to 1, with words; the lower edge of a phone's header. */
  readonly xp?: { readonly value: number; readonly label: string } | undefined
}

/** The header of the play screen: a line over the column, on a phone the bar at the top. */
export function PlayHeader({ title, turn, back, acts, figures, xp }: PlayHeaderProps) {
  return (
    <header className={styles.header}>
      {back}
      <div className={styles.title}>
        <span>
          {title}
          <span className={styles.turn}>{turn}</span>
        </span>
        <span className={styles.figures}>{figures}</span>
      </div>
      {acts.map((act) => (
        <IconButton
          key={act.label}
          icon={act.icon}
          label={act.label}
          aria-expanded={act.expanded}
          className={classNames(act.wide && styles.wide) ?? ''}
          onClick={act.onPress}
        />
      ))}
      {xp && <span className={styles.xp} role="img" aria-label={xp.label} style={{ width: `${100 * xp.value}%` }} />}
    </header>
  )
}
