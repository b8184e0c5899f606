import { useTranslation } from 'react-i18next'
import { TITLES } from '../../../../shared/rules/titles.ts'

/** The titles as a path walked. */
export function TitlePath({ level }: { level: number }) {
  const { t } = useTranslation(['profile', 'names'])
  const reached = TITLES.findLastIndex((each) => level >= each.level)
  return (
    <section className="sec" aria-labelledby="path-heading">
      <h2 id="path-heading">{t('path')}</h2>
      <ol className="path">
        {TITLES.map((each, index) => (
          <li
            key={each.title}
            className={index < reached ? 'done' : index === reached ? 'now' : ''}
            aria-current={index === reached ? 'step' : undefined}
          >
            <b>{t(`names:titles.${each.title}`)}</b>
            <span className="meta num">{t('level', { level: each.level })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
