import type { DialogProps } from './dialog-props.ts'
import { loadable, tellLoadFailed, useLoaded } from './loadable.ts'

// Few screens ever ask: the dialog comes with its first question.
const panel = loadable(() => import('./dialog-panel.tsx').then((module) => module.DialogPanel))

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: DialogProps) {
  const Panel = useLoaded(panel, props.open, () => {
    props.onClose()
    tellLoadFailed()
  })
  return Panel && <Panel {...props} />
}
