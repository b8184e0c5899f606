import { type InputHTMLAttributes, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlProps, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

const LENGTH = 6

export interface CodeFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'value'>,
    FieldFrameProps {
  readonly value?: string | undefined
  /** Gets the digits typed or pasted so far, at most six. */
  readonly onCode: (code: string) => void
}

/** A six-digit one-time code: offered by the phone's keyboard, taken from a paste, digits only. */
export function CodeField({ label, hint, error, labelHidden, value, onCode, className, ...input }: CodeFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const frame = { label, hint, error, labelHidden }
  return (
    <FieldFrame id={id} {...frame}>
      <div className="field">
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          {...input}
          {...controlProps(id, frame)}
          className={classNames('digits', className)}
          type="text"
          value={value ?? typed}
          onChange={(event) => {
            const code = event.target.value.replace(/\D/g, '').slice(0, LENGTH)
            setTyped(code)
            onCode(code)
          }}
        />
      </div>
    </FieldFrame>
  )
}
