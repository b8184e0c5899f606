import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { follow, startFollow, type View } from './follow.ts'

const page = () => document.documentElement
const look = (): View => ({ top: window.scrollY, height: page().scrollHeight, window: page().clientHeight })
const toEnd = (behavior: ScrollBehavior) => window.scrollTo({ top: page().scrollHeight, behavior })
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Keeps the page at the end of what is told, but only while the reader is there. `content`: whatever makes it grow.
 * `held`: a story that just begins is read from its title page, so nothing moves by itself.
 */
export function useFollow(content: unknown, held: boolean): { readonly atEnd: boolean; readonly jump: () => void } {
  const [atEnd, setAtEnd] = useState(true)
  const state = useRef(startFollow({ top: 0, height: 0, window: 0 }))

  const settle = useCallback(() => {
    state.current = follow(state.current, look(), held)
    setAtEnd(state.current.atEnd)
  }, [held])
  const keep = useCallback(() => {
    if (!held && state.current.following) toEnd('instant')
    settle()
  }, [held, settle])

  useEffect(() => {
    window.addEventListener('scroll', settle, { passive: true })
    // Pictures and fonts that arrive late make the page grow as well.
    const growth = new ResizeObserver(keep)
    growth.observe(document.body)
    return () => {
      window.removeEventListener('scroll', settle)
      growth.disconnect()
    }
  }, [settle, keep])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what this waits for
  useLayoutEffect(keep, [content, keep])

  const jump = useCallback(() => {
    state.current = { ...state.current, following: true, atEnd: true }
    setAtEnd(true)
    toEnd(calm() ? 'instant' : 'smooth')
  }, [])
  return { atEnd, jump }
}
