import { useEffect, useState } from 'react'
import { forget, remember, remembered } from '../../platform/remembered.ts'

/** Drafts are the player's own: another one on this device has others. */
const keyOf = (questId: string) => `draft ${remembered('userId') ?? ''} ${questId}`

/** What stands in the composer; a reload or a closed app loses nothing of it. */
export function useDraft(questId: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => remembered(keyOf(questId)) ?? '')
  const change = (text: string) => {
    if (text) remember(keyOf(questId), text)
    else forget(keyOf(questId))
    setDraft(text)
  }
  useEffect(() => {
    // Another tab that sent its words has forgotten the draft of both.
    const keep = ({ key, newValue }: StorageEvent) => {
      if (draft && key === keyOf(questId) && newValue === null) remember(keyOf(questId), draft)
    }
    window.addEventListener('storage', keep)
    return () => window.removeEventListener('storage', keep)
  }, [draft, questId])
  return [draft, change]
}
