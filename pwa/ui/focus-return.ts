import { useLayoutEffect, useRef } from 'react'

/** For what opens over a page: gives the focus back to what had it, unless a new page took it meanwhile. */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null)
  // Before the panel takes the focus, which it does in an effect of its own.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return (event) => {
    event.preventDefault()
    const active = document.activeElement
    if (active && active !== document.body) return
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
}
