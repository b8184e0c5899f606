import type { ReactElement, ReactNode } from 'react'
import type { IconSource } from '../icon.tsx'

/** One place of the shell's navigation. */
export interface NavItem {
  readonly to: string
  readonly label: string
  readonly icon: IconSource
  readonly current?: boolean | undefined
}

/** What a link of the shell must carry; the app's router draws it. */
export interface ShellLink {
  readonly to: string
  readonly className?: string | undefined
  readonly title?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly children: ReactNode
}

export type RenderLink = (link: ShellLink) => ReactElement
