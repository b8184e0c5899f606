import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'

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
