/** What of a key press decides whether it sends. */
export interface SendPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
  readonly isComposing: boolean
}

/** Ctrl or Cmd + Enter sends; plain Enter as well, but on a touch screen it begins a new line, as Shift + Enter does. */
export function sendsOn(press: SendPress, touch: boolean): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.repeat) return false
  if (press.ctrlKey || press.metaKey) return true
  return !touch && !press.shiftKey && !press.altKey
}
