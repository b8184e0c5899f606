import { Icon, type IconName } from '../icon.tsx'

export type ConnectionState = 'online' | 'offline' | 'waiting' | 'sending' | 'attention'

export interface ConnectionBadgeProps {
  readonly state: ConnectionState
  /** The state in words ("2 waiting"). */
  readonly words: string
  /** What pressing does, with the state ("Online. Open the outbox"). */
  readonly label: string
  readonly onOpen: () => void
  /** The icon alone, in a button of 44 px. */
  readonly compact?: boolean | undefined
}

const ICONS: Record<ConnectionState, IconName> = {
  online: 'online',
  offline: 'offline',
  waiting: 'wait',
  sending: 'send',
  attention: 'edit',
}

/** How this device stands with the server, in an icon and words; opens the outbox. */
export function ConnectionBadge({ state, words, label, onOpen, compact }: ConnectionBadgeProps) {
  const calm = state === 'online' || state === 'sending'
  return (
    <button
      type="button"
      className={compact ? `icb conn-${state}` : `conn ${calm ? '' : 'off'}`}
      onClick={onOpen}
      aria-label={label}
      data-connection={state}
    >
      <Icon name={ICONS[state]} />
      {!compact && <span className="txt">{words}</span>}
    </button>
  )
}
