import { useTranslation } from 'react-i18next'
import { stopTurn } from '../../../shared/contract/game.ts'
import { useEngine } from '../../data/live.ts'
import { refusalText } from '../../data/refusal.ts'
import { showError } from '../../ui/toast.tsx'

/** What a player can do with a turn. */
export function useTurn(questId: string) {
  const { t } = useTranslation(['play', 'errors', 'outbox'])
  const engine = useEngine()

  /** Sends words as the next turn; false when they were refused, and so stay where they are. */
  const send = async (words: string): Promise<boolean> => {
    if (!engine || words.trim() === '') return false
    try {
      await engine.act('game.input', { params: { questId }, body: { userInput: words.trim() } })
      return true
    } catch (error) {
      showError(t(refusalText(error)))
      return false
    }
  }
  /** Takes a waiting or refused turn out; false when it is on its way already. */
  const cancel = async (id: string): Promise<boolean> => {
    const row = await engine?.cancel(id)
    if (!row) showError(t('errors:IN_PROGRESS'))
    return Boolean(row)
  }
  const stop = async (turnId: string) => {
    await engine?.api(stopTurn, { params: { turnId }, body: {} }).catch(() => undefined)
  }
  const restart = async () => {
    await engine?.act('game.reset', { params: { questId }, body: {} }).catch(() => undefined)
  }
  return { send, cancel, stop, restart }
}
