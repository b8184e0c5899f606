import type { IconSource } from './icon.tsx'

/** What a toast says. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'info' | 'reward'
  readonly title: string
  readonly detail?: string | undefined
  readonly icon?: IconSource | undefined
}

export interface RegionLabels {
  /** Name of the button that closes a toast. */
  readonly closeLabel: string
  /** Name of the region in which they appear. */
  readonly label: string
}
