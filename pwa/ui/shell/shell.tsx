import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface ShellProps {
  readonly skipLabel: string
  readonly sidebar: ReactNode
  /** The sidebar is shut: 76 px are left to it. */
  readonly shut: boolean
  /** A story is read: the sidebar is shut, the bars of a phone are gone. */
  readonly playing?: boolean | undefined
  readonly topBar: ReactNode
  readonly bottomBar: ReactNode
  readonly children: ReactNode
}

/** Everything around a page; the page's own contents go into `<main>`. */
export function Shell({ skipLabel, sidebar, shut, playing = false, topBar, bottomBar, children }: ShellProps) {
  return (
    <div className={classNames((shut || playing) && 'shut', playing && 'playing')}>
      <a className="skip" href="#main">
        {skipLabel}
      </a>
      {sidebar}
      {!playing && topBar}
      <main id="main" tabIndex={-1} className="wrap" style={{ outline: 0 }}>
        {children}
      </main>
      {!playing && bottomBar}
    </div>
  )
}
