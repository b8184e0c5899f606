import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/button.tsx'

/** The end of a told story, and two ways on. */
export function StoryEnd({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation('play')
  return (
    <section className="end">
      <hr className="oxford" />
      <h2>{t('ended.title')}</h2>
      <p className="lead">{t('ended.text')}</p>
      <div className="rowf center-row">
        <Link to="/adventures" className={buttonClass()}>
          {t('ended.shelf')}
        </Link>
        <Button variant="act" onClick={onRestart}>
          {t('ended.act')}
        </Button>
      </div>
    </section>
  )
}
