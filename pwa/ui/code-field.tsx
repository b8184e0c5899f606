import { type ClipboardEvent, type InputHTMLAttributes, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { codeDigits, codeInText } from './code-digits.ts'
import { controlProps, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export interface CodeFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'value'>,
    FieldFrameProps {
  readonly value?: string | undefined
  /** Gets the digits typed or pasted so far, at most six. */
  readonly onCode: (code: string) => void
}

/** A six-digit one-time code: offered by the phone's keyboard, found in what is pasted, digits only. */
export function CodeField({ label, hint, error, labelHidden, value, onCode, className, ...input }: CodeFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const frame = { label, hint, error, labelHidden }
  const take = (code: string) => {
    setTyped(code)
    onCode(code)
  }
  const paste = (event: ClipboardEvent) => {
    const code = codeInText(event.clipboardData.getData('text'))
    // Fewer digits go where they are pasted; a text without any changes nothing.
    if (code.length > 0 && code.length < 6) return
    event.preventDefault()
    if (code) take(code)
  }
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
          onPaste={paste}
          onChange={(event) => take(codeDigits(event.target.value))}
        />
      </div>
    </FieldFrame>
  )
}
