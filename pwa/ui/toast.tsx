import { Toaster as Sonner, toast } from 'sonner'
import { IconButton } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

const TONES = {
  success: { icon: 'spark', tone: 'var(--verdigris)' },
  error: { icon: 'close', tone: 'var(--crimson)' },
  info: { icon: 'wait', tone: 'var(--gold)' },
} as const satisfies Record<string, { icon: IconName; tone: string }>

function show(kind: keyof typeof TONES, title: string, detail?: string): void {
  const { icon, tone } = TONES[kind]
  toast.custom(
    (id) => (
      <div className="toast" style={{ '--tone': tone } as React.CSSProperties}>
        <Icon name={icon} />
        <b>{title}</b>
        {detail && <span className="meta">{detail}</span>}
        <IconButton icon="close" label="×" onClick={() => toast.dismiss(id)} />
      </div>
    ),
    { duration: kind === 'error' ? 8_000 : 5_000 },
  )
}

/** Something went well, or was earned. */
export const showSuccess = (title: string, detail?: string) => show('success', title, detail)
/** Something was refused or failed. */
export const showError = (title: string, detail?: string) => show('error', title, detail)
/** Something to know. */
export const showInfo = (title: string, detail?: string) => show('info', title, detail)

/** Where toasts appear: bottom right, above the bottom bar on a phone. */
export function Toaster() {
  return <Sonner position="bottom-right" mobileOffset={{ bottom: 'calc(var(--bar-bottom) + 12px)' }} gap={8} />
}
