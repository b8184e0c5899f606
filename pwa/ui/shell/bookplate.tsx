import type { ReactNode } from 'react'
import { Bar } from '../bar.tsx'
import { classNames } from '../class-names.ts'
import styles from './bookplate.module.css'
import type { LevelFigures } from './hud.tsx'

export interface BookplateProps {
  readonly name: string
  readonly title: string
  /** Address of the portrait; the name's first letter stands where there is none. */
  readonly avatar?: string | null | undefined
  readonly credits: ReactNode
  readonly level: LevelFigures
  readonly connection: ReactNode
}

/** Who plays, with credits, level and connection: the foot of the sidebar. */
export function Bookplate({ name, title, avatar, credits, level, connection }: BookplateProps) {
  return (
    <div className="plate-ex">
      <div className="who">
        {avatar ? (
          <img className={styles.portrait} src={avatar} alt="" width={36} height={36} />
        ) : (
          <span className={classNames(styles.portrait, styles.initial)} aria-hidden="true">
            {[...name][0]}
          </span>
        )}
        <div className={classNames('txt', styles.words)}>
          <b>{name}</b>
          <span className="meta">{title}</span>
        </div>
      </div>
      <div className="row">
        {credits}
        <span>{level.words}</span>
      </div>
      <Bar value={level.into} max={level.cost} label={level.label} />
      {connection}
    </div>
  )
}
