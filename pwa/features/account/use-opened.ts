import { type RefObject, useEffect, useRef, useState } from 'react'

/** A form that opens in place of its button; closed, it gives the button the focus. */
export function useOpened(): {
  readonly opened: boolean
  readonly opener: RefObject<HTMLParagraphElement | null>
  readonly open: () => void
  readonly close: () => void
} {
  const [state, setState] = useState<'never' | 'opened' | 'closed'>('never')
  const opener = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state === 'closed') opener.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [state])
  return { opened: state === 'opened', opener, open: () => setState('opened'), close: () => setState('closed') }
}
