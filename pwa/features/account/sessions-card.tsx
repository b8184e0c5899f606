import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endOtherSessions, endSession, type SessionInfo } from '../../../shared/contract/account.ts'
import type { Client } from '../../client.ts'
import { useEngine } from '../../data/live.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { Button } from '../../ui/button.tsx'
import { momentText } from '../../ui/dates.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { AccountCard } from './account-card.tsx'
import { FailureLine } from './failure-line.tsx'
import { agoText, deviceKey } from './session-words.ts'
import { useAccountCall } from './use-account-call.ts'
import { useSessions } from './use-sessions.ts'

/** Where the player is signed in, and the way to sign out there. `round`: the list is fetched anew with each. */
export function SessionsCard({ client, round }: { client: Client; round: number }) {
  const { t } = useTranslation('account')
  const now = useEngine()?.now ?? Date.now
  const { list, reload } = useSessions(round)
  const [ending, setEnding] = useState('')
  const { busy, sentence, send } = useAccountCall(client)
  const listed = useRef<HTMLUListElement>(null)
  const end = async (session: SessionInfo) => {
    setEnding(session.id)
    const answer = await send(endSession, { params: { sessionId: session.id } })
    reload()
    if (!answer) return
    // Its button is about to go.
    listed.current?.focus()
    showSuccess(t('sessions.ended'), t(deviceKey(session), { ...session }))
  }
  const endOthers = async () => {
    setEnding('')
    const answer = await send(endOtherSessions, { body: {} })
    reload()
    if (!answer) return
    listed.current?.focus()
    showSuccess(t('sessions.othersEnded', { count: answer.ended }))
  }
  if (!list) {
    return (
      <AccountCard title={t('sessions.title')}>
        {list === null ? <p className="acct-text">{t('sessions.none')}</p> : <Skeleton label={t('sessions.loading')} />}
      </AccountCard>
    )
  }
  const others = list.value.filter((session) => !session.current)
  return (
    <AccountCard title={t('sessions.title')}>
      {list.fetchedAt !== null && (
        <p className="meta" role="status">
          {t('sessions.kept', { moment: momentText(list.fetchedAt, currentLanguage()) })}
        </p>
      )}
      <ul className="sessions" ref={listed} tabIndex={-1} aria-label={t('sessions.title')}>
        {list.value.map((session) => {
          const device = t(deviceKey(session), { ...session })
          return (
            <li key={session.id}>
              <p>
                <b>{device}</b>
                <span className="meta">
                  {session.current
                    ? t('sessions.here')
                    : t('sessions.seen', { ago: agoText(session.lastSeenAt, now(), currentLanguage()) })}
                </span>
              </p>
              {!session.current && (
                <Button
                  small
                  loading={busy && ending === session.id}
                  aria-label={t('sessions.endOf', { device })}
                  onClick={() => void end(session)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <FailureLine text={sentence} />
      {others.length > 1 && (
        <Button loading={busy && ending === ''} onClick={() => void endOthers()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </AccountCard>
  )
}
