import { useTranslation } from 'react-i18next'
import { ATTRIBUTE_MAX, type Attribute } from '../../../../shared/rules/attributes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

interface Props {
  readonly attribute: Attribute
  readonly value: number
  /** Whether a point may be spent on it now. */
  readonly canRaise: boolean
  readonly onRaise: () => void
}

/** One attribute: its value, a bar on the scale to 999, a button to raise it. */
export function AttributeCard({ attribute, value, canRaise, onRaise }: Props) {
  const { t } = useTranslation(['profile', 'play'])
  const name = t(`play:attributes.${attribute}`)
  return (
    <li className="card a" data-attribute={attribute}>
      <span className="v num">{value}</span>
      <span className="n">{name}</span>
      <IconButton icon="plus" className="plus" label={t('raise', { name })} disabled={!canRaise} onClick={onRaise} />
      <span className="bar m" role="img" aria-label={t('outOf', { name, value, max: ATTRIBUTE_MAX })}>
        <i style={{ width: `${barWidth(value)}%` }} />
      </span>
    </li>
  )
}

/** Most characters stay under 50 of 999: the square root keeps small steps visible. */
function barWidth(value: number): number {
  return 100 * Math.sqrt(Math.min(value, ATTRIBUTE_MAX) / ATTRIBUTE_MAX)
}
