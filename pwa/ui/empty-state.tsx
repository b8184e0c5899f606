import type { ReactNode } from 'react'
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
    <section className="card empty">
      <Icon name={icon} className="e" />
      <h2 className="h3">{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  )
}
