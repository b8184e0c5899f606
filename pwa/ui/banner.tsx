import type { CSSProperties, ReactNode } from 'react'
import styles from './banner.module.css'
import { AnyIcon, type IconSource } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface BannerProps {
  readonly tone: 'gold' | 'verdigris' | 'crimson' | 'ember'
  readonly icon: IconSource
  readonly title?: string | undefined
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string | undefined
  /** Said at once instead of when there is a pause. */
  readonly urgent?: boolean | undefined
}

/** A strip above the page: what is the matter, and what can be done. */
export function Banner({ tone, icon, title, children, action, onClose, closeLabel = '×', urgent }: BannerProps) {
  const tones = { '--tone': `var(--${tone})`, '--wash': `var(--${tone}-wash)` } as CSSProperties
  return (
    <div className={styles.banner} style={tones} role={urgent ? 'alert' : 'status'}>
      <AnyIcon icon={icon} />
      <div className={styles.words}>
        {title && <b>{title}</b>}
        {children}
      </div>
      {action}
      {onClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
    </div>
  )
}
