import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../shared/model/user.ts'
import { useProfile } from '../../data/live.ts'
import { showSuccess } from '../../ui/toast.tsx'

/** Says what a reply earned, also one that came while the player was away. */
export function useAwards(): void {
  const { t } = useTranslation('play')
  // What waits is not earned yet, and a point taken back from the outbox is none that was won.
  const user = useProfile()?.told
  const before = useRef<User | null>(null)
  useEffect(() => {
    if (!user) return
    const last = before.current
    before.current = user
    if (!last || last.id !== user.id) return
    const xp = user.xp - last.xp
    if (xp > 0) showSuccess(t('toast.xp'), t('toast.xpText', { n: xp }))
    if (user.attributePoints > last.attributePoints) showSuccess(t('toast.point'), t('toast.pointText'))
    if (user.level > last.level) showSuccess(t('toast.level'), t('toast.levelText'))
  }, [user, t])
}
