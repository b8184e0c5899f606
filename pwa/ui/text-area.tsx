import { type TextareaHTMLAttributes, useId } from 'react'
import { controlProps, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldFrameProps {}

/** A labelled field for several lines. */
export function TextArea({ label, hint, error, labelHidden, ...area }: TextAreaProps) {
  const id = useId()
  const frame = { label, hint, error, labelHidden }
  return (
    <FieldFrame id={id} {...frame}>
      <div className="field tall">
        <textarea {...area} {...controlProps(id, frame)} />
      </div>
    </FieldFrame>
  )
}
