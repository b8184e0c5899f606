import { type RefObject, useLayoutEffect } from 'react'

/** Lets a text field grow with `value` up to `most` pixels; from there on it scrolls. */
export function useAutosize(field: RefObject<HTMLTextAreaElement | null>, value: string, most: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written decides the height
  useLayoutEffect(() => {
    const fit = () => {
      const element = field.current
      if (!element) return
      element.style.height = 'auto'
      element.style.height = `${Math.min(element.scrollHeight, most)}px`
      element.style.overflowY = element.scrollHeight > most ? 'auto' : 'hidden'
    }
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [field, value, most])
}
