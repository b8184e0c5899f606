import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'

export { Sheet } from './sheet.tsx'

export interface ConfirmDialogProps {
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

/** A question with its consequence; the way out stands first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className={classNames('dlg modal', styles.dialog)}>
          <Radix.Title asChild>
            <h3>{props.title}</h3>
          </Radix.Title>
          <Radix.Description>{props.children}</Radix.Description>
          <div className={classNames('rowf', styles.acts)}>
            <Button variant="quiet" onClick={props.onClose}>
              {props.cancel}
            </Button>
            <Button variant={props.danger ? 'danger' : 'act'} loading={props.loading} onClick={props.onConfirm}>
              {props.confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly lead?: string | undefined
  readonly onClose: () => void
  readonly wide?: boolean | undefined
  readonly children: ReactNode
  /** The buttons: the way out first, the act last. */
  readonly acts?: ReactNode
}

/** A dialog with contents of its own, such as a form. Escape and the backdrop close it. */
export function Dialog({ open, title, lead, onClose, wide, children, acts }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={classNames('dlg modal', styles.dialog, wide && styles.wide)}
          {...(lead ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title asChild>
            <h3>{title}</h3>
          </Radix.Title>
          {lead && <Radix.Description>{lead}</Radix.Description>}
          <div className={styles.body}>{children}</div>
          {acts && <div className="rowf">{acts}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
