import { useTranslation } from 'react-i18next'
import type { BodyOf } from '../../../shared/contract/call.ts'
import type { updateProfile } from '../../../shared/contract/profiles.ts'
import { useEngine, useOutbox } from '../../data/live.ts'
import { refusalText } from '../../data/refusal.ts'
import { showError } from '../../ui/toast.tsx'

export type ProfileChange = BodyOf<typeof updateProfile>

/** Changes the profile through the outbox: shown at once, sent when there is a network. */
export function useProfileChange() {
  const { t } = useTranslation(['profile', 'errors', 'outbox'])
  const engine = useEngine()
  const rows = useOutbox() ?? []
  /** Whether the change was taken; why not is said in a toast. */
  const change = async (body: ProfileChange): Promise<boolean> => {
    if (!engine) return false
    try {
      await engine.act('profile.update', { params: {}, body })
      return true
    } catch (error) {
      showError(t('updateFailed'), t(refusalText(error)))
      return false
    }
  }
  /** Whether a change of this part has not reached the server yet. */
  const waits = (part: keyof ProfileChange) =>
    rows.some((row) => row.name === 'profile.update' && row.status === 'waiting' && part in row.args.body)
  return { change, waits }
}
