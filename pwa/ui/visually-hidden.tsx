import type { ReactNode } from 'react'

/** Words for who cannot see the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr">{children}</span>
}
