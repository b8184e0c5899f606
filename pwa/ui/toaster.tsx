import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { Toast } from './toast-card.tsx'
import type { Notice, RegionLabels } from './toast-notice.ts'

const LASTS: Record<Notice['kind'], number> = { success: 5_000, error: 8_000, info: 5_000, reward: 6_000 }

const OFFSET = { bottom: 'calc(var(--bar-bottom) + 12px + env(safe-area-inset-bottom))', left: 12, right: 12 }

/** Shows what was told, bottom right; above the bottom bar on a phone. */
export function ToasterRegion({ closeLabel, label, take }: RegionLabels & { readonly take: Take }) {
  useEffect(
    () =>
      take((notice) => {
        toast.custom((id) => <Toast notice={notice} closeLabel={closeLabel} onClose={() => toast.dismiss(id)} />, {
          duration: LASTS[notice.kind],
        })
      }),
    [take, closeLabel],
  )
  return <Sonner position="bottom-right" mobileOffset={OFFSET} gap={8} expand containerAriaLabel={label} />
}

/** Hands over what waits and what comes; returns how to stop. */
type Take = (show: (notice: Notice) => void) => () => void
