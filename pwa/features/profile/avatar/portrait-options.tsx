import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COSTS } from '../../../../shared/rules/costs.ts'
import { Button } from '../../../ui/button.tsx'

interface Props {
  readonly options: readonly string[]
  readonly busy: boolean
  readonly onSave: (chosen: string) => void
  readonly onAgain: () => void
}

/** The portraits painted, two side by side: one is chosen and saved. */
export function PortraitOptions({ options, busy, onSave, onAgain }: Props) {
  const { t } = useTranslation('profile')
  const [chosen, setChosen] = useState<string | null>(null)
  const [touched, setTouched] = useState(false)
  const save = () => {
    setTouched(true)
    if (chosen) onSave(chosen)
  }
  return (
    <>
      <fieldset className="options" aria-label={t('paint.choose')}>
        {options.map((option, index) => (
          <label key={option}>
            <input type="radio" name="portrait" checked={chosen === option} onChange={() => setChosen(option)} />
            <img src={option} alt={t('paint.option', { number: index + 1 })} width={512} height={512} />
          </label>
        ))}
      </fieldset>
      {touched && !chosen && (
        <p className="crim" role="alert">
          {t('paint.chooseFirst')}
        </p>
      )}
      <div className="rowf">
        <Button variant="quiet" onClick={onAgain} disabled={busy}>
          {t('paint.again')}
        </Button>
        <Button variant="act" busy={busy && t('paint.saving')} onClick={save}>
          {t('paint.save', { cost: COSTS.avatar })}
        </Button>
      </div>
    </>
  )
}
