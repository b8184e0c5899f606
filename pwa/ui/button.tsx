import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { AnyIcon, type IconSource } from './icon.tsx'

export type Variant = 'act' | 'outline' | 'quiet' | 'danger'

const CLASSES = { act: 'btn go', outline: 'btn', quiet: 'btn quiet', danger: 'btn danger' }

/** The look of a button, for links that act. */
export function buttonClass(variant: Variant = 'outline', small = false): string {
  return small ? `${CLASSES[variant]} sm` : CLASSES[variant]
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: Variant | undefined
  readonly small?: boolean | undefined
  readonly icon?: IconSource | undefined
  /** Shown instead of the words while something is under way; the button cannot be pressed meanwhile. */
  readonly busy?: string | false | undefined
  /** Something is under way: the words stay, a lozenge glows beside them, pressing does nothing. */
  readonly loading?: boolean | undefined
  /** A word that says why it cannot be pressed ("Not yet"), shown in place of the words; it can still be focused. */
  readonly disabledReason?: string | false | undefined
}

/** A button. One ember-filled (`act`) a view. */
export function Button(props: ButtonProps) {
  const { variant, small, icon, busy, loading, disabledReason, children, className, disabled, ...rest } = props
  const idle = Boolean(loading || disabledReason)
  const onClick = (event: MouseEvent<HTMLButtonElement>) => (idle ? event.preventDefault() : rest.onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      onClick={onClick}
      className={classNames(buttonClass(variant, small), loading && 'busy', className)}
      disabled={disabled || Boolean(busy)}
      // The dashed look belongs to what cannot be done; what is under way keeps its own.
      aria-disabled={disabledReason ? true : undefined}
      aria-busy={busy || loading ? true : undefined}
    >
      {icon && !loading && <AnyIcon icon={icon} />}
      {disabledReason ? (
        <>
          <span className="sr">{children}: </span>
          {disabledReason}
        </>
      ) : (
        busy || children
      )}
    </button>
  )
}
