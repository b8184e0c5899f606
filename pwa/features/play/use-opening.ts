import { useEffect, useState } from 'react'
import { initGame } from '../../../shared/contract/game.ts'
import { ApiError } from '../../data/api-error.ts'
import { useEngine } from '../../data/live.ts'
import type { Story } from '../../data/predict.ts'

/** The specification's time limit for opening a quest, with the narrator's own on top of a slow start. */
const TIMEOUT = 95_000

export type Opening = { state: 'idle' | 'opening' } | { state: 'failed'; error: ApiError }

/** Opens a story that has not begun: asks the server for the first scene once, then pulls it. */
export function useOpening(questId: string, story: Story | undefined): { opening: Opening; retry: () => void } {
  const engine = useEngine()
  const [opening, setOpening] = useState<Opening>({ state: 'idle' })
  const [attempt, setAttempt] = useState(0)
  const needed = story !== undefined && story.messages.length === 0 && !story.resetting

  useEffect(() => {
    if (!engine || !needed || attempt < 0) return
    const abort = new AbortController()
    setOpening({ state: 'opening' })
    engine
      .api(initGame, { params: { questId }, timeout: TIMEOUT, signal: abort.signal })
      .then(() => engine.sync())
      .then(() => setOpening({ state: 'idle' }))
      .catch((error: unknown) => {
        if (abort.signal.aborted || !(error instanceof ApiError)) return
        setOpening({ state: 'failed', error })
      })
    return () => {
      abort.abort()
      // Whoever made this needless (the story came another way, another story is shown) ends the wait for it too.
      setOpening({ state: 'idle' })
    }
  }, [engine, questId, needed, attempt])

  return { opening, retry: () => setAttempt((count) => count + 1) }
}
