import { useEffect } from 'react'
import { BRAND } from '../../shared/brand.ts'

/** Sets the page title: for a step of a page, which puts the focus where it wants it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${BRAND}`
  }, [title])
}

/** Sets the page title and moves the focus to the heading of a page that was just opened. */
export function usePage(title: string): void {
  usePageTitle(title)
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true })
  }, [])
}
