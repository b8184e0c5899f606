import type { ReactNode } from 'react'

/** A question, what happens then, and the two ways on. */
export interface DialogProps {
  readonly open: boolean
  /** A question. */
  readonly title: string
  /** What happens then. */
  readonly children: ReactNode
  readonly cancel: string
  readonly confirm: string
  readonly danger?: boolean | undefined
  readonly loading?: boolean | undefined
  readonly onClose: () => void
  readonly onConfirm: () => void
}
