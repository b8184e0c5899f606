import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFocusReturn } from './focus-return.ts'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'

export interface SheetProps {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Takes 88 % of a phone's height whatever it holds; otherwise no more than that. */
  readonly tall?: boolean | undefined
  readonly children: ReactNode
}

/** A panel: from below on a phone, at the right on a desktop. */
export function Sheet({ open, title, closeLabel, onClose, tall, children }: SheetProps) {
  const giveBack = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={classNames('panel', styles.panel, tall && styles.tall)}
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
        >
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
