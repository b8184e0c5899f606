import { type CSSProperties, createContext, useContext } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { AnyIcon, type IconSource } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

const TONES = {
  success: { icon: 'spark', tone: 'var(--verdigris)', lasts: 5_000 },
  error: { icon: 'close', tone: 'var(--crimson)', lasts: 8_000 },
  info: { icon: 'wait', tone: 'var(--gold)', lasts: 5_000 },
  reward: { icon: 'coin', tone: 'var(--gold)', lasts: 6_000 },
} as const

type Kind = keyof typeof TONES

const CloseLabel = createContext('×')

interface ToastProps {
  readonly kind: Kind
  readonly title: string
  readonly detail?: string | undefined
  readonly icon?: IconSource | undefined
  readonly onClose: () => void
}

function Toast({ kind, title, detail, icon, onClose }: ToastProps) {
  const closeLabel = useContext(CloseLabel)
  return (
    <div className="toast" style={{ '--tone': TONES[kind].tone } as CSSProperties}>
      <AnyIcon icon={icon ?? TONES[kind].icon} />
      <b>{title}</b>
      {detail && <span className="meta">{detail}</span>}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  )
}

function show(kind: Kind, title: string, detail?: string, icon?: IconSource): void {
  toast.custom(
    (id) => <Toast kind={kind} title={title} detail={detail} icon={icon} onClose={() => toast.dismiss(id)} />,
    { duration: TONES[kind].lasts },
  )
}

/** Something went well. */
export const showSuccess = (title: string, detail?: string, icon?: IconSource) => show('success', title, detail, icon)
/** Something was refused or failed; it stays a little longer. */
export const showError = (title: string, detail?: string, icon?: IconSource) => show('error', title, detail, icon)
/** Something to know. */
export const showInfo = (title: string, detail?: string, icon?: IconSource) => show('info', title, detail, icon)
/** Credits came in. */
export const showReward = (title: string, detail?: string, icon?: IconSource) => show('reward', title, detail, icon)

const OFFSET = { bottom: 'calc(var(--bar-bottom) + 12px + env(safe-area-inset-bottom))', left: 12, right: 12 }

export interface ToasterProps {
  /** Name of the button that closes a toast. */
  readonly closeLabel?: string | undefined
  /** Name of the region in which they appear. */
  readonly label?: string | undefined
}

/** Where toasts appear: bottom right, above the bottom bar on a phone. */
export function Toaster({ closeLabel = '×', label = 'Notifications' }: ToasterProps) {
  return (
    <CloseLabel value={closeLabel}>
      <Sonner position="bottom-right" mobileOffset={OFFSET} gap={8} expand containerAriaLabel={label} />
    </CloseLabel>
  )
}
