import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'

/** For who signs in with Google only: a first password is set by mail. */
export function NoPassword({ text }: { text: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      <p className="acct-text">{text}</p>
      <Link className={buttonClass('outline')} to="/forgot-password">
        {t('password.set')}
      </Link>
    </>
  )
}
