import { type InputHTMLAttributes, useId, useState } from 'react'
import { IconButton } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null | undefined
  readonly icon?: IconName | undefined
  /** For passwords: words of the button that shows and hides them. */
  readonly reveal?: { readonly show: string; readonly hide: string } | undefined
}

/** A labelled input; its error is said beside it and announced. */
export function Field({ label, hint, error, icon, reveal, type, ...input }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const note = error ?? hint
  return (
    <div className={`f ${error ? 'bad' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <div className="field">
        {icon && <Icon name={icon} />}
        <input
          {...input}
          id={id}
          type={reveal && shown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {reveal && (
          <IconButton
            icon={shown ? 'close' : 'search'}
            label={shown ? reveal.hide : reveal.show}
            onClick={() => setShown(!shown)}
          />
        )}
      </div>
      {note && (
        <p className="hint" id={`${id}-note`} role={error ? 'alert' : undefined}>
          {error && <Icon name="close" />}
          {note}
        </p>
      )}
    </div>
  )
}

/** A six-digit one-time code: takes a pasted one, keeps digits only. */
export function CodeField(props: Omit<Props, 'type' | 'onChange'> & { readonly onCode: (code: string) => void }) {
  const { onCode, ...rest } = props
  return (
    <Field
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      onChange={(event) => onCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
    />
  )
}
