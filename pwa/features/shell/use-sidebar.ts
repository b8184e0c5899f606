import { useEffect, useState } from 'react'
import { remember, remembered } from '../../platform/remembered.ts'

const STORAGE_KEY = 'sidebarExpanded'

/** Whether the sidebar is folded: the player's choice, remembered; in play it is always folded. */
export function useSidebar(playing: boolean): { shut: boolean; fold: () => void } {
  const [expanded, setExpanded] = useState(() => remembered(STORAGE_KEY) !== 'false')
  const shut = playing || !expanded
  useEffect(() => {
    document.documentElement.classList.toggle('shut', shut)
    document.body.classList.toggle('playing', playing)
    document.body.classList.toggle('shut', shut)
  }, [shut, playing])
  const fold = () => {
    remember(STORAGE_KEY, String(!expanded))
    setExpanded(!expanded)
  }
  return { shut, fold }
}
