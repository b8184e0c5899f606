import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusReturn } from './focus-return.ts'
import { IconButton } from './icon-button.tsx'

export interface SheetProps {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel: from below on a phone, at the right on a desktop. */
export function Sheet({ open, title, closeLabel, onClose, children }: SheetProps) {
  const giveBack = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="sheet" aria-describedby={undefined} onCloseAutoFocus={giveBack}>
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
