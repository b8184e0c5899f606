/** What of a key press decides about a choice. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
  readonly isComposing: boolean
}

/** The place of the choice a key press means, from 0, or null. Where digits need Shift (French), the bare key counts. */
export function choiceOfKey(press: KeyPress, count: number): number | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat || press.isComposing) return null
  const digit = /^[1-9]$/.test(press.key) ? press.key : press.shiftKey ? null : /^Digit([1-9])$/.exec(press.code)?.[1]
  const index = Number(digit ?? 0) - 1
  return index >= 0 && index < count ? index : null
}
