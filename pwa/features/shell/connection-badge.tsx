import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '../../data/connection.ts'
import { useConnection } from '../../data/live.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { OutboxOpener } from './outbox-opener.ts'

const ICONS: Record<Connection['state'], IconName> = {
  online: 'online',
  offline: 'offline',
  sending: 'send',
  waiting: 'wait',
  attention: 'edit',
  parked: 'lock',
  outdated: 'undo',
}

/** How this device stands with the server, in an icon and words; opens the outbox. */
export function ConnectionBadge({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('shell')
  const { state, waiting } = useConnection()
  const openOutbox = useContext(OutboxOpener)
  const words = t(`connection.${state}`, { count: waiting })
  return (
    <button
      type="button"
      className={compact ? `icb conn-${state}` : `conn ${state === 'online' || state === 'sending' ? '' : 'off'}`}
      onClick={openOutbox}
      aria-label={t('connection.open', { state: words })}
      data-connection={state}
    >
      <Icon name={ICONS[state]} />
      {!compact && <span className="txt">{words}</span>}
    </button>
  )
}
