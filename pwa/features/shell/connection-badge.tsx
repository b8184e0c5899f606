import { useTranslation } from 'react-i18next'
import { type Connection, useConnection } from '../../data/live.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

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
export function ConnectionBadge({ onOpen, compact = false }: { onOpen: () => void; compact?: boolean }) {
  const { t } = useTranslation('shell')
  const { state, waiting } = useConnection()
  const words = t(`connection.${state}`, { count: waiting })
  return (
    <button
      type="button"
      className={compact ? `icb conn-${state}` : `conn ${state === 'online' || state === 'sending' ? '' : 'off'}`}
      onClick={onOpen}
      aria-label={t('connection.open', { state: words })}
      data-connection={state}
    >
      <Icon name={ICONS[state]} />
      {!compact && <span className="txt">{words}</span>}
    </button>
  )
}
