import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface FieldFrameProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null | undefined
  /** The label is said, not shown. */
  readonly labelHidden?: boolean | undefined
}

/** What a control inside a frame carries, so that its label and its note belong to it. */
export function controlProps(id: string, { hint, error }: FieldFrameProps) {
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  }
}

/** A label above a control, and a hint or an announced error below it. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  labelHidden,
  children,
}: FieldFrameProps & { id: string; children: ReactNode }) {
  const note = error || hint
  return (
    <div className={`f ${error ? 'bad' : ''}`}>
      <label htmlFor={id} className={labelHidden ? 'sr' : undefined}>
        {label}
      </label>
      {children}
      {note && (
        <p className="hint" id={`${id}-note`} role={error ? 'alert' : undefined}>
          {error && <Icon name="close" />}
          {note}
        </p>
      )}
    </div>
  )
}
