import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type Variant = 'act' | 'outline' | 'quiet' | 'danger'

const CLASSES = { act: 'btn go', outline: 'btn', quiet: 'btn quiet', danger: 'btn danger' }

/** The look of a button, for links that act. */
export function buttonClass(variant: Variant = 'outline', small = false): string {
  return CLASSES[variant] + (small ? ' sm' : '')
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: Variant | undefined
  readonly small?: boolean | undefined
  readonly icon?: IconName | undefined
  /** Shown instead of the words while something is under way; the button cannot be pressed meanwhile. */
  readonly busy?: string | false | undefined
}

/** A button. One ember-filled (`act`) a view. */
export function Button({ variant, small, icon, busy, children, className = '', disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(variant, small)} ${className}`}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
    >
      {icon && <Icon name={icon} />}
      {busy || children}
    </button>
  )
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName
  readonly label: string
}

/** A 44 px button that shows an icon and says `label`. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`icb ${className}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}
