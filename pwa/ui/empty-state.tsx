import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

export interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  /** One sentence with the reason. */
  readonly children: ReactNode
  /** The one way on. */
  readonly action?: ReactNode
}

/** What stands where there is nothing: a sentence with the reason, and one way on. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <section className={classNames('sheet empty', styles.empty)}>
      <Icon name={icon} className={`e ${styles.art}`} />
      <h2 className="h3">{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  )
}
