import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  readonly title: string
  readonly lead?: ReactNode
  /** What stands at the right: a button, a balance. */
  readonly children?: ReactNode
}

/** The heading of a page, which takes the focus when the page opens (`usePage`). */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <div className="pagehead">
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={classNames('lead', styles.lead)}>{lead}</p>}
      </div>
      {children}
    </div>
  )
}
