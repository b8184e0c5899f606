import { useState } from 'react'

const keyOf = (questId: string) => `draft ${questId}`

/** What stands in the composer; a reload loses nothing of it. */
export function useDraft(questId: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(keyOf(questId)) ?? '')
  const change = (text: string) => {
    if (text) sessionStorage.setItem(keyOf(questId), text)
    else sessionStorage.removeItem(keyOf(questId))
    setDraft(text)
  }
  return [draft, change]
}
