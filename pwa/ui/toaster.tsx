import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { AnyIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { Notice, RegionLabels } from './toast-notice.ts'

const TONES = {
  success: { icon: 'spark', tone: 'var(--verdigris)', lasts: 5_000 },
  error: { icon: 'close', tone: 'var(--crimson)', lasts: 8_000 },
  info: { icon: 'wait', tone: 'var(--gold)', lasts: 5_000 },
  reward: { icon: 'coin', tone: 'var(--gold)', lasts: 6_000 },
} as const

interface ToastProps {
  readonly notice: Notice
  readonly closeLabel: string
  readonly onClose: () => void
}

function Toast({ notice, closeLabel, onClose }: ToastProps) {
  const { kind, title, detail, icon } = notice
  return (
    <div className="toast" style={{ '--tone': TONES[kind].tone } as CSSProperties}>
      <AnyIcon icon={icon ?? TONES[kind].icon} />
      <b>{title}</b>
      {detail && <span className="meta">{detail}</span>}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  )
}

const OFFSET = { bottom: 'calc(var(--bar-bottom) + 12px + env(safe-area-inset-bottom))', left: 12, right: 12 }

/** Shows what was told, bottom right; above the bottom bar on a phone. */
export function ToasterRegion({ closeLabel, label, take }: RegionLabels & { readonly take: Take }) {
  useEffect(
    () =>
      take((notice) => {
        toast.custom((id) => <Toast notice={notice} closeLabel={closeLabel} onClose={() => toast.dismiss(id)} />, {
          duration: TONES[notice.kind].lasts,
        })
      }),
    [take, closeLabel],
  )
  return <Sonner position="bottom-right" mobileOffset={OFFSET} gap={8} expand containerAriaLabel={label} />
}

/** Hands over what waits and what comes; returns how to stop. */
type Take = (show: (notice: Notice) => void) => () => void
