import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './choice-list.module.css'

export interface Choice {
  readonly text: string
  /** The attribute whose check it asks for, in words. */
  readonly check?: string | undefined
}

export interface ChoiceListProps {
  readonly choices: readonly Choice[]
  /** Gets the place of the choice, from 0. */
  readonly onChoose: (index: number) => void
  /** Nothing can be chosen; the cards can still be read and focused. */
  readonly disabled?: boolean | undefined
  /** A turn is already waiting: the list steps back. */
  readonly faded?: boolean | undefined
  /** The question above the list. */
  readonly label: string
  /** The one that was chosen. */
  readonly chosen?: number | undefined
}

/** What the narrator suggests; free text is always possible beside it. */
export function ChoiceList({ choices, onChoose, disabled = false, faded = false, label, chosen }: ChoiceListProps) {
  const heading = useId()
  const idle = disabled || faded
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classNames(styles.ask, faded && styles.quiet)}>
        {label}
      </h2>
      <ol className={classNames(styles.choices, faded && styles.faded)}>
        {choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its number, and two may read alike
          <li key={index}>
            <button
              type="button"
              className={classNames(styles.choice, index === chosen && styles.chosen)}
              aria-disabled={idle || undefined}
              aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
              onClick={() => !idle && onChoose(index)}
            >
              <span className={styles.number}>{index + 1}</span>
              <span>{choice.text}</span>
              {choice.check && (
                <span className={styles.check}>
                  <Icon name="d20" />
                  {choice.check}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
