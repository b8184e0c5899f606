import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'

/** The session ended elsewhere: said where the player writes, with the way back in. */
export function SignInAgain() {
  const { t } = useTranslation('shell')
  const redirect = useLocation({ select: (location) => location.href })
  return (
    <div className="left center again">
      <span>{t('parked.title')}</span>
      <Link to="/login" search={{ redirect }} className={buttonClass('outline', true)}>
        {t('parked.act')}
      </Link>
    </div>
  )
}
