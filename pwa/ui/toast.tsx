import { useState, useSyncExternalStore } from 'react'
import { loadable, useLoaded } from './loadable.ts'
import { Toast } from './toast-card.tsx'
import type { Notice, RegionLabels } from './toast-notice.ts'

// What shows toasts is loaded with the first of them: notices wait here until it is there.
const region = loadable(() => import('./toaster.tsx').then((module) => module.ToasterRegion))
const waiting: Notice[] = []
let show: ((notice: Notice) => void) | null = null
/** How many notices found nobody to show them: each of them asks for the region anew. */
let asked = 0
const hearers = new Set<() => void>()

function tell(notice: Notice): void {
  if (show) {
    show(notice)
    return
  }
  waiting.push(notice)
  asked += 1
  for (const hear of hearers) hear()
}

function take(shower: (notice: Notice) => void): () => void {
  show = shower
  for (const notice of waiting.splice(0)) shower(notice)
  return () => {
    show = null
  }
}

const listen = (hear: () => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

const teller = (kind: Notice['kind']) => (title: string, detail?: string, icon?: Notice['icon']) =>
  tell({ kind, title, detail, icon })

/** Something went well. */
export const showSuccess = teller('success')
/** Something was refused or failed; it stays a little longer. */
export const showError = teller('error')
/** Something to know. */
export const showInfo = teller('info')
/** Credits came in. */
export const showReward = teller('reward')

/** Where toasts appear; nothing until there is one. If their code cannot be loaded, the last one stands here as it is. */
export function Toaster({ closeLabel, label }: RegionLabels) {
  const wanted = useSyncExternalStore(listen, () => asked)
  const [plain, setPlain] = useState<Notice | null>(null)
  const Region = useLoaded(region, wanted, () => setPlain(waiting.splice(0).at(-1) ?? null))
  if (Region) return <Region closeLabel={closeLabel} label={label} take={take} />
  return (
    <div role="alert" aria-live="assertive" aria-label={label}>
      {plain && <Toast notice={plain} closeLabel={closeLabel} onClose={() => setPlain(null)} />}
    </div>
  )
}
