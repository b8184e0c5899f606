import type { ButtonHTMLAttributes } from 'react'
import { AnyIcon, type IconSource } from './icon.tsx'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconSource
  /** What it does: its name for who cannot see it, its hint for who can. */
  readonly label: string
}

/** A 44 px button that shows an icon and says `label`. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={`icb ${className}`} aria-label={label}>
      <AnyIcon icon={icon} />
    </button>
  )
}
