import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** What stands where there is nothing: a sentence with the reason, and one way on. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <section className="sheet empty">
      <Icon name={icon} className="e" />
      <h2 className="h3">{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  )
}

/** Lines that stand for text on its way, with a sentence for who cannot see them. */
export function Skeleton({ label, lines = 4 }: { label: string; lines?: number }) {
  return (
    <div className="sk" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => `${100 - ((index * 17) % 48)}%`).map((width) => (
        <i key={width} style={{ width }} />
      ))}
      <p className="meta">{label}</p>
    </div>
  )
}
