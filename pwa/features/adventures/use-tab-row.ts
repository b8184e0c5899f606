import { type RefObject, useEffect, useRef, useState } from 'react'

/** A row of tabs that may be wider than the screen: keeps the chosen tab in view, and tells on which sides there is more. */
export function useTabRow(tab: string): { row: RefObject<HTMLDivElement | null>; more: string } {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState('')
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const sides = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end']
      setMore(sides.filter(Boolean).join(' '))
    }
    const show = () => {
      const chosen = [...element.children].find((each) => each.id.endsWith(tab))
      if (chosen) {
        const [inner, outer] = [chosen.getBoundingClientRect(), element.getBoundingClientRect()]
        // In the middle, so that its neighbours show on both sides.
        element.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
      }
      look()
    }
    // Also when a font, a count or the screen changes the widths.
    const sizes = new ResizeObserver(show)
    for (const each of [element, ...element.children]) sizes.observe(each)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [tab])
  return { row, more }
}
