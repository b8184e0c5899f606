import { useEffect } from 'react'

/** The choice a key press means, or null: digits only, without modifiers, and not while one types. */
export function choiceOfKey(event: KeyboardEvent, count: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null
  const target = event.target as HTMLElement | null
  if (target?.closest('input, textarea, select, [contenteditable], [role=dialog]')) return null
  const index = Number(event.key) - 1
  return /^[1-9]$/.test(event.key) && index < count ? index : null
}

/** Chooses by the keys 1–9. */
export function useChoiceKeys(count: number, onChoose: (index: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const index = choiceOfKey(event, count)
      if (index === null) return
      event.preventDefault()
      onChoose(index)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [count, onChoose])
}
