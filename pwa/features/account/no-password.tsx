import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'

/** For who signs in with Google only: a first password is set by mail. */
export function NoPassword({ text }: { text: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      <p className="acct-text">{text}</p>
      <a className={buttonClass('outline')} href="/forgot-password">
        {t('password.set')}
      </a>
    </>
  )
}
