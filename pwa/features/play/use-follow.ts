import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** This near to the end counts as being there, in pixels. */
const NEAR = 140

const atEndOf = (page: Element) => page.scrollHeight - page.scrollTop - page.clientHeight < NEAR
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Keeps the view at the end of what is told, but only while the reader is there. `content`: whatever makes it grow. */
export function useFollow(content: unknown): { atEnd: boolean; jump: () => void } {
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
    if (following.current) window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  }, [content])
  const jump = () => {
    following.current = true
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: calm() ? 'instant' : 'smooth' })
  }
  return { atEnd, jump }
}
