import { Link, useNavigate } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../../shared/rules/genres.ts'
import type { Client } from '../../client.ts'
import { forgetPlayer } from '../../data/db.ts'
import { useEngine } from '../../data/live.ts'
import { changeLanguage, currentLanguage } from '../../i18n/setup.ts'
import { forgetAll } from '../../platform/remembered.ts'
import { Choice } from '../../ui/choice.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { tellLoadFailed } from '../../ui/loadable.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { chooseTheme, chosenTheme, THEMES } from '../../ui/theme.ts'
import { showInfo } from '../../ui/toast.tsx'

const NAMES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' }

/** Language, theme, signing out. */
export function MorePanel({ client, open, onClose }: { client: Client; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell')
  const session = useSyncExternalStore(client.session.subscribe, client.session.snapshot)
  const [theme, setTheme] = useState(chosenTheme)
  const [asking, setAsking] = useState(false)
  const engine = useEngine()
  const [waiting, setWaiting] = useState(0)
  const navigate = useNavigate()

  const leave = async (unsent: number) => {
    setAsking(false)
    onClose()
    await navigate({ to: '/' })
    client.signOut()
    // What waits stays on the device for its player; without it nothing of the player does.
    if (session && unsent === 0) {
      forgetAll(`draft ${session.userId} `)
      void forgetPlayer(session.userId).catch(() => undefined)
    }
    showInfo(t('loggedOut'))
  }

  const askToLeave = async () => {
    const count = (await engine?.countWaiting()) ?? 0
    setWaiting(count)
    if (count > 0) setAsking(true)
    else await leave(0)
  }

  return (
    <>
      <Sheet open={open} title={t('nav.more')} closeLabel={t('close')} onClose={onClose}>
        <div className="group">
          <h3>{t('language')}</h3>
          <Choice
            name="language"
            label={t('language')}
            value={currentLanguage()}
            options={LANGUAGES.map((each) => ({ value: each, label: NAMES[each], lang: each }))}
            onChange={(each) => void changeLanguage(each).catch(tellLoadFailed)}
          />
        </div>
        <div className="group">
          <h3>{t('theme')}</h3>
          <Choice
            name="theme"
            label={t('theme')}
            value={theme}
            options={THEMES.map((each) => ({ value: each, label: t(`themes.${each}`) }))}
            onChange={(each) => {
              chooseTheme(each)
              setTheme(each)
            }}
          />
        </div>
        {session && (
          <div className="group links">
            {/* The bar of a phone has no place for it. */}
            <Link to="/profile" onClick={onClose}>
              <Icon name="profile" />
              {t('nav.profile')}
            </Link>
            <button type="button" onClick={() => void askToLeave()}>
              <Icon name="exit" />
              {t('nav.logout')}
            </button>
          </div>
        )}
      </Sheet>
      <ConfirmDialog
        open={asking}
        title={t('leave.title')}
        cancel={t('leave.stay')}
        confirm={t('leave.act')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => void leave(waiting)}
      >
        {t('leave.text', { count: waiting })}
      </ConfirmDialog>
    </>
  )
}
