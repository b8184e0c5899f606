import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Notice, RegionLabels } from './toast-notice.ts'

// What shows toasts is loaded with the first of them: notices wait here until it is there.
const Region = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.ToasterRegion })))
const waiting: Notice[] = []
let show: ((notice: Notice) => void) | null = null
let wanted = false
const hearers = new Set<() => void>()

function tell(notice: Notice): void {
  if (show) {
    show(notice)
    return
  }
  waiting.push(notice)
  wanted = true
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

/** Where toasts appear; nothing until there is one. */
export function Toaster({ closeLabel, label }: RegionLabels) {
  const needed = useSyncExternalStore(listen, () => wanted)
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <Region closeLabel={closeLabel} label={label} take={take} />
    </Suspense>
  )
}
