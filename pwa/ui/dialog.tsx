import { lazy, Suspense, useRef } from 'react'
import type { DialogProps } from './dialog-props.ts'

// Few screens ever ask: the dialog comes with its first question.
const DialogPanel = lazy(() => import('./dialog-panel.tsx').then((module) => ({ default: module.DialogPanel })))

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: DialogProps) {
  const asked = useRef(false)
  asked.current ||= props.open
  if (!asked.current) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
