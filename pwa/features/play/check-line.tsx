import { useTranslation } from 'react-i18next'
import type { Check } from '../../../shared/model/message.ts'
import { Icon } from '../../ui/icon.tsx'

/** A die as it fell: the roll, what was added, what it was against. */
export function CheckLine({ check }: { check: Check }) {
  const { t } = useTranslation('play')
  const added = check.modifier + check.situation
  const attribute = t(`attributes.${check.attribute}`)
  const failed = check.band === 'setback' || check.band === 'disaster'
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
      <span className="res" data-band={check.band}>
        <Icon name={failed ? 'close' : 'check'} />
        {result}
      </span>
    </fieldset>
  )
}
