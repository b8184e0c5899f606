import { useEffect } from 'react'
import { BRAND } from '../../shared/brand.ts'

/** Sets the page title and moves the focus to the heading of a page that was just opened. */
export function usePage(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${BRAND}`
  }, [title])
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true })
  }, [])
}
