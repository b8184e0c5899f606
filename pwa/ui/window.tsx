import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusReturn } from './focus-return.ts'
import { IconButton } from './icon-button.tsx'

export interface WindowProps {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a piece of work in it: in the middle on a desktop, the whole width on a phone. */
export function Window({ open, title, closeLabel, onClose, children }: WindowProps) {
  const giveBack = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="dialog window" aria-describedby={undefined} onCloseAutoFocus={giveBack}>
          <header>
            <Radix.Title asChild>
              <h2 className="h3">{title}</h2>
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
