import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../../shared/model/user.ts'
import {
  DIFFICULTIES,
  type Difficulty,
  GENRES,
  type Genre,
  SETTINGS,
  type Setting,
} from '../../../shared/rules/genres.ts'
import { SelectField } from '../../ui/select-field.tsx'

interface Props {
  readonly value: Preferences
  /** Only what was changed: another device may have changed the rest. */
  readonly onChange: (change: Partial<Preferences>) => void
}

/** Which stories a player likes and how hard the world hits back. The last genre cannot be taken away. */
export function TasteFields({ value, onChange }: Props) {
  const { t } = useTranslation(['profile', 'names'])
  const toggle = (genre: Genre) => {
    const has = value.genre.includes(genre)
    if (has && value.genre.length === 1) return
    const chosen = GENRES.filter((each) => (each === genre ? !has : value.genre.includes(each)))
    onChange({ genre: chosen })
  }
  return (
    <>
      <fieldset className="genres">
        <legend>{t('tastes.genres')}</legend>
        <div className="chips">
          {GENRES.map((genre) => {
            const checked = value.genre.includes(genre)
            const isLast = checked && value.genre.length === 1
            return (
              <label key={genre} className="chip" title={isLast ? t('tastes.lastGenre') : undefined}>
                <input
                  type="checkbox"
                  checked={checked}
                  aria-disabled={isLast || undefined}
                  onChange={() => toggle(genre)}
                />
                {t(`names:genres.${genre}`)}
              </label>
            )
          })}
        </div>
        {value.genre.length === 1 && <p className="meta">{t('tastes.lastGenre')}</p>}
      </fieldset>
      <div className="pair">
        <SelectField
          label={t('tastes.setting')}
          value={value.setting}
          options={SETTINGS.map((each) => ({ value: each, label: t(`names:settings.${each}`) }))}
          onChange={(event) => onChange({ setting: event.target.value as Setting })}
        />
        <SelectField
          label={t('tastes.difficulty')}
          hint={t(`tastes.difficulties.${value.difficulty}`)}
          value={value.difficulty}
          options={DIFFICULTIES.map((each) => ({ value: each, label: t(`names:difficulties.${each}`) }))}
          onChange={(event) => onChange({ difficulty: event.target.value as Difficulty })}
        />
      </div>
    </>
  )
}
