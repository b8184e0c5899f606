import { useTranslation } from 'react-i18next'
import type { Progress } from '../../../shared/model/progress.ts'

/** The title page of a story, with who tells it. */
export function TitlePage({ quest, narrator }: Pick<Progress, 'quest' | 'narrator'>) {
  const { t, i18n } = useTranslation(['play', 'names'])
  return (
    <header className="chap">
      <span className="caps">
        {t(`names:genres.${quest.genre}`)} · {t(`names:settings.${quest.setting}`)}
      </span>
      <h1 tabIndex={-1}>{quest.title}</h1>
      <span className="meta">{t(`teller.${narrator}`)}</span>
      <hr className="oxford" />
      {narrator === 'embedded' && i18n.language !== 'en' && <p className="note">{t('englishOnly')}</p>}
      <p className="note">{t('welcome', { title: quest.title })}</p>
    </header>
  )
}
