import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './choice-list.module.css'

export interface ChoiceItem {
  readonly text: string
  /** The check it asks for, as a word ("Dexterity"). */
  readonly check?: string | undefined
}

export interface ChoiceListProps {
  /** The question above them. */
  readonly ask: string
  readonly choices: readonly ChoiceItem[]
  /** Gets the place in the list, from 0. */
  readonly onChoose: (index: number) => void
  /** Another turn is waiting: they can be read, not chosen. */
  readonly faded?: boolean | undefined
  /** The one that was chosen. */
  readonly chosen?: number | undefined
}

/** What the narrator suggests, numbered as the keys 1–9; free text is always possible beside it. */
export function ChoiceList({ ask, choices, onChoose, faded = false, chosen }: ChoiceListProps) {
  return (
    <section className={classNames(faded && styles.faded)} aria-label={ask}>
      <h2 className={styles.ask}>{ask}</h2>
      <ol className={styles.choices}>
        {choices.map(({ text, check }, index) => (
          <li key={text}>
            <button
              type="button"
              className={classNames(styles.choice, chosen === index && styles.chosen)}
              aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
              disabled={faded}
              onClick={() => onChoose(index)}
            >
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <span>{text}</span>
              {check && (
                <span className={styles.tag}>
                  <Icon name="d20" />
                  {check}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
