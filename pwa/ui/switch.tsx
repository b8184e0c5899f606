import type { ReactNode } from 'react'
import styles from './switch.module.css'

export interface SwitchProps {
  /** The words beside it; they say the same whether it is on or off. */
  readonly children: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
}

/** Something that is on or off, at once. */
export function Switch({ children, checked, onChange, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className={styles.switch}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.track} aria-hidden="true" />
      <span>{children}</span>
    </button>
  )
}
