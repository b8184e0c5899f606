import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button, IconButton } from './button.tsx'

interface ConfirmProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  readonly cancel: string
  readonly confirm: string
  readonly danger?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** A question with its consequence; the way out stands first. */
export function ConfirmDialog(props: ConfirmProps) {
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="dlg modal">
          <Radix.Title asChild>
            <h3>{props.title}</h3>
          </Radix.Title>
          <Radix.Description>{props.children}</Radix.Description>
          <div className="rowf">
            <Button variant="quiet" onClick={props.onClose}>
              {props.cancel}
            </Button>
            <Button variant={props.danger ? 'danger' : 'act'} onClick={props.onConfirm}>
              {props.confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface SheetProps {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel: from below on a phone, at the right on a desktop. */
export function Sheet({ open, title, closeLabel, onClose, children }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="panel" aria-describedby={undefined}>
          <header>
            <Radix.Title asChild>
              <h2>{title}</h2>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
