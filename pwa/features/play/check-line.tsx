import { useTranslation } from 'react-i18next'
import type { Check } from '../../../shared/model/message.ts'
import { Icon } from '../../ui/icon.tsx'

/** A die as it fell: the roll, what was added, what it was against. */
export function CheckLine({ check }: { check: Check }) {
  const { t } = useTranslation('play')
  const added = check.modifier + check.situation
  const attribute = t(`attributes.${check.attribute}`)
  const good = check.band === 'triumph' || check.band === 'success'
  const result = t(`bands.${check.band}`)
  return (
    <fieldset
      className="check"
      aria-label={t('check.label', { attribute, total: check.total, target: check.target, result })}
    >
      <Icon name="d20" />
      <span>
        <b>{attribute}</b>{' '}
        {t('check.text', {
          attribute: '',
          die: check.die,
          sign: added < 0 ? '−' : '+',
          modifier: Math.abs(added),
          total: check.total,
          target: check.target,
        }).trim()}
      </span>
      <span className={`res ${good ? '' : 'gold'}`}>
        <Icon name={good ? 'check' : 'close'} />
        {result}
      </span>
    </fieldset>
  )
}
