import { useEffect, useRef } from 'react'
import { choiceOfKey } from './choice-keys.ts'

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog], [role=menu]'

/** Chooses by the keys 1–9 while `count` is above 0; not while one types, nor under a dialog. */
export function useChoiceKeys(count: number, onChoose: (index: number) => void): void {
  const latest = useRef(onChoose)
  useEffect(() => {
    latest.current = onChoose
  })
  useEffect(() => {
    if (count === 0) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(OWN_KEYS))) return
      const index = choiceOfKey(event, count)
      if (index === null) return
      event.preventDefault()
      latest.current(index)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [count])
}
