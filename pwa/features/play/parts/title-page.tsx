import type { ReactNode } from 'react'
import { OxfordRule } from '../../../ui/oxford-rule.tsx'
import styles from './title-page.module.css'

export interface TitlePageProps {
  /** "Mystery · Victorian" */
  readonly kind: string
  readonly title: string
  /** Who tells it. */
  readonly told: string
  readonly children?: ReactNode
}

/** The title page of a story. */
export function TitlePage({ kind, title, told, children }: TitlePageProps) {
  return (
    <header className={styles.page}>
      <p className="caps">{kind}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.told}>{told}</p>
      <OxfordRule className={styles.rule} />
      {children}
    </header>
  )
}
