import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../client.ts'
import { useServerConfig } from '../../data/query-config.ts'
import { browserOnline } from '../../platform/online.ts'
import { buttonClass } from '../../ui/button.tsx'
import { showError } from '../../ui/toast.tsx'
import { GoogleMark } from './google-mark.tsx'

/** The way by Google, where this server offers it; the page is left for it. `failed`: said when there is no network. */
export function GoogleButton({ client, failed }: { client: Client; failed: string }) {
  const { t } = useTranslation('auth')
  if (!useServerConfig(client.api)?.google) return null
  const leave = (event: MouseEvent) => {
    if (browserOnline()) return
    // The browser's own page about that has no way back to the form.
    event.preventDefault()
    showError(failed, t('errors.needsNetwork'))
  }
  return (
    <>
      <p className="or">{t('google.or')}</p>
      <a className={`${buttonClass()} google`} href="/api/auth/google" onClick={leave}>
        <GoogleMark />
        {t('google.act')}
      </a>
    </>
  )
}
