import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { loadable, onLoadFailed, tellLoadFailed, useLoaded } from '../../ui/loadable.ts'
import { showError, Toaster } from '../../ui/toast.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { OutboxOpener } from './outbox-opener.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useAwards } from './use-awards.ts'
import { useSidebar } from './use-sidebar.ts'

// Opened by a few, and never at once: they come with their first opening.
const morePanel = loadable(() => import('./more-panel.tsx').then((module) => module.MorePanel))
const outboxPanel = loadable(() => import('./outbox-panel.tsx').then((module) => module.OutboxPanel))

/** Everything around a page: bars, panels, toasts, and strips that need the player. */
export function AppShell({ client, children }: { client: Client; children: ReactNode }) {
  const { t } = useTranslation(['shell', 'errors'])
  const session = useSyncExternalStore(client.session.subscribe, client.session.snapshot)
  const playing = useLocation({ select: (location) => location.pathname.startsWith('/play/') })
  const [panel, setPanel] = useState<'outbox' | 'more' | null>(null)
  const [update, setUpdate] = useState<(() => void) | null>(null)
  const sidebar = useSidebar(playing)
  useAwards()
  const navigate = useNavigate()
  const location = useLocation()

  useEffect(() => {
    client.onUpdate((activate) => setUpdate(() => activate))
    client.onRefused((results) => {
      const code = results[0]?.code ?? 'INTERNAL'
      showError(t('outbox:refusedToast'), t(`errors:${code}`))
    })
  }, [client, t])

  useEffect(() => onLoadFailed(() => showError(t('notLoaded.title'), t('notLoaded.text'))), [t])

  const close = () => setPanel(null)
  const openOutbox = useCallback(() => setPanel('outbox'), [])
  const openMore = () => setPanel('more')
  const notLoaded = () => {
    close()
    tellLoadFailed()
  }
  const OutboxPanel = useLoaded(outboxPanel, panel === 'outbox', notLoaded)
  const MorePanel = useLoaded(morePanel, panel === 'more', notLoaded)
  return (
    <OutboxOpener value={openOutbox}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Sidebar session={session} shut={sidebar.shut} onFold={sidebar.fold} onMore={openMore} />
      {!playing && <TopBar session={session} />}
      <main id="main" className="wrap" tabIndex={-1}>
        {update && (
          <div className="strip in" role="status">
            <p>{t('update.title')}</p>
            <Button small onClick={update}>
              {t('update.act')}
            </Button>
          </div>
        )}
        {session?.ended && (
          <div className="strip in" role="alert">
            <p>{t('parked.title')}</p>
            <Button small onClick={() => navigate({ to: '/login', search: { redirect: location.href } })}>
              {t('parked.act')}
            </Button>
          </div>
        )}
        {children}
      </main>
      {!playing && <BottomBar signedIn={session !== null} onMore={openMore} />}
      {OutboxPanel && <OutboxPanel open={panel === 'outbox'} onClose={close} />}
      {MorePanel && <MorePanel client={client} open={panel === 'more'} onClose={close} />}
      <Toaster closeLabel={t('dismiss')} label={t('notices')} />
    </OutboxOpener>
  )
}
