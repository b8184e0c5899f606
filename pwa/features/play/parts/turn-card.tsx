import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { PlayerWords } from './player-words.tsx'
import styles from './turn-card.module.css'

export interface TurnCardProps {
  readonly tone: 'waiting' | 'failed'
  readonly icon: IconName
  readonly sentence: string
  /** Why, or what happened to the credits. */
  readonly detail?: string | undefined
  /** The player's words; empty where there were none. */
  readonly text: string
  readonly youLabel?: string | undefined
  /** The buttons. */
  readonly children: ReactNode
}

/** A turn that is not in the book: what is with it, its words, and what can be done. */
export function TurnCard({ tone, icon, sentence, detail, text, youLabel, children }: TurnCardProps) {
  return (
    <section className={classNames(styles.card, styles[tone])}>
      <div role={tone === 'waiting' ? 'status' : 'alert'}>
        <p className={styles.sentence}>
          <Icon name={icon} />
          {sentence}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {text && <PlayerWords text={text} label={youLabel} inset />}
      <div className={styles.acts}>{children}</div>
    </section>
  )
}
