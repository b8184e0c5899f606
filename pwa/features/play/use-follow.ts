import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** This near to the end counts as being there, in pixels. */
const NEAR = 140

const atEndOf = (page: Element) => page.scrollHeight - page.scrollTop - page.clientHeight < NEAR
const toEnd = (behavior: ScrollBehavior) => window.scrollTo({ top: document.documentElement.scrollHeight, behavior })
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Keeps the view at the end of what is told, but only while the reader is there. `content`: whatever makes it grow.
 * A story that just begins (`fresh`) is read from its title page.
 */
export function useFollow(content: unknown, fresh: boolean): { atEnd: boolean; jump: () => void } {
  const [atEnd, setAtEnd] = useState(true)
  const following = useRef(true)
  /** While a jump glides, where it is says nothing about what the reader wants. */
  const gliding = useRef(false)
  useEffect(() => {
    const look = () => {
      if (gliding.current) return
      following.current = atEndOf(document.documentElement)
      setAtEnd(following.current)
    }
    const land = () => {
      if (!gliding.current) return
      gliding.current = false
      // The story may have grown meanwhile.
      toEnd('instant')
      look()
    }
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('scrollend', land)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('scrollend', land)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what this waits for
  useLayoutEffect(() => {
    if (!fresh && following.current && !gliding.current) toEnd('instant')
  }, [content, fresh])
  const jump = () => {
    following.current = true
    // A glide to where the page is already would never be reported as ended.
    gliding.current = !calm() && 'onscrollend' in window && !atEndOf(document.documentElement)
    toEnd(gliding.current ? 'smooth' : 'instant')
  }
  return { atEnd, jump }
}
