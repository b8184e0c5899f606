import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, useId, useState } from 'react'
import { controlProps, FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { AnyIcon, type IconSource } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldFrameProps {
  readonly icon?: IconSource | undefined
  /** For passwords: words of the button that shows and hides them. */
  readonly reveal?: { readonly show: string; readonly hide: string } | undefined
}

/** A labelled input; its error is said beside it and announced. */
export function Field({ label, hint, error, labelHidden, icon, reveal, type, ...input }: FieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const frame = { label, hint, error, labelHidden }
  const Look = shown ? EyeOff : Eye
  return (
    <FieldFrame id={id} {...frame}>
      <div className="field">
        {icon && <AnyIcon icon={icon} />}
        <input {...input} {...controlProps(id, frame)} type={reveal && shown ? 'text' : type} />
        {reveal && (
          <IconButton
            icon={<Look className="i" strokeWidth={1.6} aria-hidden="true" />}
            label={shown ? reveal.hide : reveal.show}
            onClick={() => setShown(!shown)}
            style={{ margin: '-1px -13px -1px 0' }}
          />
        )}
      </div>
    </FieldFrame>
  )
}
