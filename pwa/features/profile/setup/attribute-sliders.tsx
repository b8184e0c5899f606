import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ATTRIBUTES, type Attributes, SETUP_ATTRIBUTE_MAX } from '../../../../shared/rules/attributes.ts'

interface Props {
  readonly value: Attributes
  readonly onChange: (value: Attributes) => void
}

/** Six sliders, 0 to 20. */
export function AttributeSliders({ value, onChange }: Props) {
  const { t } = useTranslation(['profile', 'play'])
  const id = useId()
  return (
    <fieldset className="sliders">
      <legend>{t('setup.attributes')}</legend>
      <p className="meta">{t('setup.attributesText')}</p>
      {ATTRIBUTES.map((each) => (
        <div key={each} className="slider">
          <label htmlFor={`${id}-${each}`}>{t(`play:attributes.${each}`)}</label>
          <input
            id={`${id}-${each}`}
            type="range"
            min={0}
            max={SETUP_ATTRIBUTE_MAX}
            step={1}
            value={value[each]}
            style={{ '--at': `${(100 * value[each]) / SETUP_ATTRIBUTE_MAX}%` } as React.CSSProperties}
            onChange={(event) => onChange({ ...value, [each]: Number(event.target.value) })}
          />
          <output htmlFor={`${id}-${each}`} className="num">
            {value[each]}
          </output>
        </div>
      ))}
    </fieldset>
  )
}
