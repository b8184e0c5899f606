import type { CSSProperties } from 'react'
import { AnyIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { Notice } from './toast-notice.ts'

const LOOKS = {
  success: { icon: 'spark', tone: 'var(--verdigris)' },
  error: { icon: 'close', tone: 'var(--crimson)' },
  info: { icon: 'wait', tone: 'var(--gold)' },
  reward: { icon: 'coin', tone: 'var(--gold)' },
} as const

interface ToastProps {
  readonly notice: Notice
  readonly closeLabel: string
  readonly onClose: () => void
}

/** One notice and the button that closes it. */
export function Toast({ notice, closeLabel, onClose }: ToastProps) {
  const { kind, title, detail, icon } = notice
  return (
    <div className="toast" style={{ '--tone': LOOKS[kind].tone } as CSSProperties}>
      <AnyIcon icon={icon ?? LOOKS[kind].icon} />
      <b>{title}</b>
      {detail && <span className="meta">{detail}</span>}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  )
}
