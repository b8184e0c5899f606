import { useTranslation } from 'react-i18next'

/** Shown while the stored session is checked. */
export function Verifying() {
  const { t } = useTranslation('shell')
  return (
    <p className="verify-wait" role="status">
      {t('verifying')}
    </p>
  )
}
