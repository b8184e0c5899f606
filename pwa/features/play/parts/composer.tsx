import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './composer.module.css'
import { sendsOn } from './composer-keys.ts'
import { SendButton, type SendButtonProps } from './send-button.tsx'
import { useAutosize } from './use-autosize.ts'

export interface ComposerProps extends SendButtonProps {
  readonly value: string
  readonly onChange: (text: string) => void
  /** The words stay until the caller changes `value`. */
  readonly onSend: () => void
  /** Credits left, as a number and as a sentence. */
  readonly balance: number
  readonly balanceText: string
  /** Name of the field for listeners. */
  readonly label: string
  readonly placeholder: string
  readonly hint?: string | undefined
  /** In UTF-16 units. More can be written but not sent, so that nothing pasted is cut off. */
  readonly maxLength?: number | undefined
  /** Shown in place of the hint when the field is nearly full or too full. */
  readonly counterText?: string | undefined
  /** Stands over the dock: the jump chip. */
  readonly above?: ReactNode
  /** The field, to focus it. */
  readonly fieldRef?: Ref<HTMLTextAreaElement | null> | undefined
}

const NEARLY_FULL = 200
const TALLEST = 220
const isTouch = () => matchMedia('(pointer: coarse)').matches

/** Where the player writes, with the send button inside; it stays at the lower edge of the screen. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, state, balance, balanceText, label, placeholder, hint, above, fieldRef } = props
  const { maxLength = 2000, counterText } = props
  const [touch] = useState(isTouch)
  const [firstBalance] = useState(balance)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useImperativeHandle(fieldRef, () => field.current)
  useAutosize(field, value, TALLEST)

  const over = value.length > maxLength
  const sendable = (state === 'ready' || state === 'offline') && value.trim() !== '' && !over
  const counts = counterText && value.length > maxLength - NEARLY_FULL
  const submit = () => (sendable ? onSend() : field.current?.focus())
  const press = (event: KeyboardEvent) => {
    if (!sendsOn(event.nativeEvent, touch)) return
    event.preventDefault()
    submit()
  }

  if (state === 'waiting' || state === 'ended') {
    return (
      <div className={styles.dock}>
        {above}
        {hint && <p className={classNames(styles.foot, styles.instead)}>{hint}</p>}
      </div>
    )
  }
  return (
    <div className={styles.dock}>
      {above}
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={1}
          className={styles.text}
          placeholder={placeholder}
          enterKeyHint={touch ? 'enter' : 'send'}
          aria-describedby={`${id}-foot`}
          aria-invalid={over || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
        />
        <SendButton {...props} />
      </form>
      <div className={classNames(styles.foot, (counts || state === 'offline') && styles.kept)} id={`${id}-foot`}>
        <span className={classNames(styles.hint, over ? styles.over : state === 'offline' && styles.offline)}>
          {state === 'offline' && !counts && hint && <Icon name="offline" />}
          {counts ? counterText : hint}
        </span>
        <span key={balance} className={classNames(styles.balance, balance !== firstBalance && styles.swell)}>
          {balanceText}
        </span>
      </div>
    </div>
  )
}
