import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { endOtherSessions, endSession, type SessionInfo } from '../../../shared/contract/account.ts'
import type { Client } from '../../client.ts'
import { useEngine } from '../../data/live.ts'
import { Button } from '../../ui/button.tsx'
import { momentText } from '../../ui/dates.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { Card } from './card.tsx'
import { useAccountCall } from './use-account-call.ts'
import type { useSessions } from './use-sessions.ts'
import { agoText } from './words.ts'

const HOUR = 3_600_000

interface Props {
  readonly client: Client
  readonly sessions: ReturnType<typeof useSessions>
}

/** Where the player is signed in, and the way to end that, one by one or all others at once. */
export function SessionsCard({ client, sessions: { known, reload } }: Props) {
  const { t, i18n } = useTranslation('account')
  const list = useRef<HTMLUListElement>(null)
  const { busy, attempt } = useAccountCall(client)
  const words = { failed: t('sessions.failed'), error: t('sessions.error') }
  const ended = async () => {
    await reload()
    // The button that was pressed is gone.
    list.current?.focus({ preventScroll: true })
  }
  const end = async (session: SessionInfo) => {
    // One that is gone is what was wanted.
    const reasons = { NOT_FOUND: t('sessions.gone') }
    if (await attempt({ ...words, reasons }, endSession, { params: { sessionId: session.id }, body: {} })) {
      showSuccess(t('sessions.ended'))
      await ended()
    } else await reload()
  }
  const endOthers = async () => {
    const answer = await attempt(words, endOtherSessions, { body: {} })
    if (!answer) return
    showSuccess(t('sessions.othersEnded', { count: answer.ended }))
    await ended()
  }
  const others = known?.list.filter((session) => !session.current).length ?? 0
  return (
    <Card title={t('sessions.title')}>
      {known === undefined && <Skeleton label={t('sessions.loading')} lines={3} />}
      {known === null && (
        <>
          <p className="meta">{t('sessions.unknown')}</p>
          <p className="rowf">
            <Button small onClick={() => void reload()}>
              {t('tryAgain')}
            </Button>
          </p>
        </>
      )}
      {known && (
        <>
          {known.keptAt !== null && (
            <p className="meta" role="status">
              {t('sessions.keptAt', { time: momentText(known.keptAt, i18n.language) })}
            </p>
          )}
          <ul className="sessions" ref={list} tabIndex={-1} aria-label={t('sessions.title')}>
            {known.list.map((session) => (
              <Session key={session.id} session={session} busy={busy} onEnd={() => void end(session)} />
            ))}
          </ul>
          {others > 0 ? (
            <p className="rowf">
              <Button small loading={busy} onClick={() => void endOthers()}>
                {t('sessions.endOthers')}
              </Button>
            </p>
          ) : (
            <p className="meta">{t('sessions.only')}</p>
          )}
        </>
      )}
    </Card>
  )
}

function Session({ session, busy, onEnd }: { session: SessionInfo; busy: boolean; onEnd: () => void }) {
  const { t, i18n } = useTranslation('account')
  const engine = useEngine()
  const { browser, system, current, lastSeenAt } = session
  const name =
    browser && system ? t('sessions.device', { browser, system }) : browser || system || t('sessions.unknownDevice')
  const elapsed = (engine?.now() ?? lastSeenAt) - lastSeenAt
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="meta">
          {current
            ? t('sessions.current')
            : elapsed < HOUR
              ? t('sessions.justSeen')
              : t('sessions.seen', { ago: agoText(elapsed, i18n.language) })}
        </span>
      </div>
      {!current && (
        <Button variant="quiet" small disabled={busy} aria-label={t('sessions.endOne', { name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
