import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** This near to the end counts as being there, in pixels. */
const NEAR = 140

const atEndOf = (page: Element) => page.scrollHeight - page.scrollTop - page.clientHeight < NEAR
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Keeps the view at the end of what is told, but only while the reader is there. `content`: whatever makes it grow.
 * A story that just begins (`fresh`) is read from its title page.
 */
export function useFollow(content: unknown, fresh: boolean): { atEnd: boolean; jump: () => void } {
  const [atEnd, setAtEnd] = useState(true)
  const following = useRef(true)
  useEffect(() => {
    const look = () => {
      following.current = atEndOf(document.documentElement)
      setAtEnd(following.current)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what this waits for
  useLayoutEffect(() => {
    if (!fresh && following.current) {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    }
  }, [content, fresh])
  const jump = () => {
    following.current = true
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: calm() ? 'instant' : 'smooth' })
  }
  return { atEnd, jump }
}
