import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './check-line.module.css'

export interface CheckLineProps {
  /** The roll, 1 to 20. */
  readonly die: number
  /** Name of the attribute in the reader's language. */
  readonly attribute: string
  /** What was added, with its sign: "+ 3". */
  readonly modifierText: string
  readonly total: number
  /** What it was against, in words: "against 13". */
  readonly target: string
  /** The result in words. */
  readonly result: string
  /** `'price'`: it succeeded, but at a cost. */
  readonly success: boolean | 'price'
  /** The whole check as one sentence for listeners. */
  readonly label?: string | undefined
}

/** A check as one line between two hairlines: the die as it fell, the sum, the result. */
export function CheckLine(props: CheckLineProps) {
  const { die, attribute, modifierText, total, target, result, success, label } = props
  const tone = success === 'price' ? styles.price : success ? styles.good : styles.harm
  return (
    <div className={styles.check}>
      {label && <span className="sr">{label}</span>}
      <span className={styles.line} aria-hidden={label ? true : undefined}>
        <Die value={die} />
        <span>
          <b>{attribute}</b> {die} {modifierText} = <b>{total}</b> {target}
        </span>
        <span className={classNames(styles.result, tone)}>
          <Icon name={success ? 'check' : 'close'} />
          {result}
        </span>
      </span>
    </div>
  )
}

/** A twenty-sided die that shows `value`; decoration, the number stands in the line. */
function Die({ value }: { readonly value: number }) {
  return (
    <svg className={styles.die} viewBox="0 0 64 68" aria-hidden="true">
      <path d="M32 3 60 18.500v31L32 65 4 49.500v-31z" />
      <text x="32" y="45" textAnchor="middle">
        {value}
      </text>
    </svg>
  )
}
