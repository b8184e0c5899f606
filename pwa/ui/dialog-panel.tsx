import { Dialog as Radix } from 'radix-ui'
import { Button } from './button.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useFocusReturn } from './focus-return.ts'

/** A question with its consequence; the way out stands first. */
export function DialogPanel(props: DialogProps) {
  const giveBack = useFocusReturn(props.open)
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="dialog" onCloseAutoFocus={giveBack}>
          <Radix.Title asChild>
            <h3>{props.title}</h3>
          </Radix.Title>
          <Radix.Description>{props.children}</Radix.Description>
          <div className="rowf">
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
