import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './composer.module.css'

export interface ComposerProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  /** Set while a reply is told: the button stops it. */
  readonly onStop?: (() => void) | null | undefined
  /** A link that stands in the button's place where the credits do not suffice (class `composerSend`). */
  readonly getCredits?: ReactNode
  /** The price of a turn, in credits. */
  readonly cost: number
  readonly maxLength: number
  readonly labels: {
    readonly field: string
    readonly placeholder: string
    readonly send: string
    /** The word after the price, said and not shown. */
    readonly credits: string
    readonly stop: string
  }
  /** Under the field: what the keys do, and the balance. */
  readonly hint?: string | undefined
  readonly balance?: string | undefined
  /** Stands in the hint's place when few characters are left. */
  readonly counter?: string | undefined
  /** One sentence in the composer's place, as while a turn waits. */
  readonly notice?: string | undefined
  /** A `JumpChip`. */
  readonly latest?: ReactNode
  readonly fieldRef?: Ref<HTMLTextAreaElement> | undefined
}

/** The measures of the button, for the link that leads to credits. */
export const composerSend = styles.send ?? ''

/** Where the player writes: one raised field with its button inside. Ctrl or ⌘ with Enter sends. */
export function Composer(props: ComposerProps) {
  const { notice, latest, counter, hint, balance } = props
  return (
    <div className={styles.dock}>
      {latest}
      {notice ? (
        <p className={classNames(styles.below, styles.notice)} role="status">
          {notice}
        </p>
      ) : (
        <>
          <ComposerForm {...props} />
          <div className={styles.below}>
            {counter ? (
              <span className={styles.full} role="status">
                {counter}
              </span>
            ) : (
              <span>{hint}</span>
            )}
            <span className="num">{balance}</span>
          </div>
        </>
      )}
    </div>
  )
}

function ComposerForm({
  value,
  onChange,
  onSend,
  onStop,
  getCredits,
  cost,
  maxLength,
  labels,
  fieldRef,
}: ComposerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(fieldRef, () => field.current as HTMLTextAreaElement)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field grows with what is written; the style sheet sets its limit.
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = ''
    if (current.scrollHeight > current.clientHeight) current.style.height = `${current.scrollHeight}px`
  }, [value])

  const canSend = value.trim() !== '' && !onStop && !getCredits
  const send = () => {
    if (canSend) onSend()
    else field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className="sr" htmlFor={id}>
        {labels.field}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={1}
        maxLength={maxLength}
        placeholder={labels.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      {onStop ? (
        <Button className={styles.send} icon="close" onClick={onStop}>
          {labels.stop}
        </Button>
      ) : (
        (getCredits ?? (
          <Button type="submit" variant="act" className={styles.send}>
            {labels.send}
            <span className={styles.cost}>
              <Icon name="coin" />
              {cost}
              <span className="sr"> {labels.credits}</span>
            </span>
          </Button>
        ))
      )}
    </form>
  )
}
