import { type SelectHTMLAttributes, useId } from 'react'
import { controlProps, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldFrameProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A labelled choice of one among several, the browser's own. */
export function SelectField({ label, hint, error, labelHidden, options, ...select }: SelectFieldProps) {
  const id = useId()
  const frame = { label, hint, error, labelHidden }
  return (
    <FieldFrame id={id} {...frame}>
      <div className="field">
        <select {...select} {...controlProps(id, frame)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  )
}
