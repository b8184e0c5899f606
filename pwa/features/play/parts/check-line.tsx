import type { Check } from '../../../../shared/model/message.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './check-line.module.css'

export interface CheckLineProps {
  readonly check: Check
  readonly labels: {
    readonly attribute: string
    /** The word between the sum and its target ("against"). */
    readonly against: string
    readonly band: string
    /** The whole line in one sentence. */
    readonly summary: string
  }
}

const BANDS: Record<Check['band'], { icon: IconName; tone: 'good' | 'mixed' | 'bad' }> = {
  triumph: { icon: 'spark', tone: 'good' },
  success: { icon: 'check', tone: 'good' },
  price: { icon: 'coin', tone: 'mixed' },
  setback: { icon: 'close', tone: 'bad' },
  disaster: { icon: 'wound', tone: 'bad' },
}

const added = (value: number) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`

/** A die as it fell, in one line: the roll, what was added, what it was against, and how it went. */
export function CheckLine({ check, labels }: CheckLineProps) {
  const { icon, tone } = BANDS[check.band]
  return (
    <div className={styles.check}>
      <span className="sr">{labels.summary}</span>
      <svg className={styles.die} viewBox="0 0 64 68" aria-hidden="true">
        <path d="M32 3 60 18.5v31L32 65 4 49.5v-31z" />
        <text x="32" y="45" textAnchor="middle">
          {check.die}
        </text>
      </svg>
      <span aria-hidden="true">
        <b>{labels.attribute}</b> {check.die}
        {added(check.modifier)}
        {check.situation !== 0 && added(check.situation)} = <b>{check.total}</b> {labels.against} {check.target}
      </span>
      <span className={classNames(styles.result, styles[tone])} aria-hidden="true">
        <Icon name={icon} />
        {labels.band}
      </span>
    </div>
  )
}
