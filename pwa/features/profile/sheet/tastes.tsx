import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences, User } from '../../../../shared/model/user.ts'
import { TasteFields } from '../taste-fields.tsx'
import { useProfileChange } from '../use-profile-change.ts'

/** How stories are told to this player; each change counts at once, for the next turn too. */
export function Tastes({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { change, waits } = useProfileChange()
  const { shown, choose } = useChosen(user.preferences, (preferences) => change({ preferences }))
  return (
    <section className="sec" aria-labelledby="tastes-heading">
      <h2 id="tastes-heading">{t('tastes.title')}</h2>
      <div className="card tastes">
        <TasteFields value={shown} onChange={choose} />
        {waits('preferences') && (
          <p className="meta" role="status">
            {t('waiting')}
          </p>
        )}
      </div>
    </section>
  )
}

/** What was chosen shows before the device has kept it: the next choice builds on it, however quickly it comes. */
function useChosen(kept: Preferences, keep: (change: Partial<Preferences>) => Promise<boolean>) {
  const [ahead, setAhead] = useState<Partial<Preferences>>({})
  const shown = { ...kept, ...ahead }
  const caughtUp = JSON.stringify(shown) === JSON.stringify(kept)
  useEffect(() => {
    if (caughtUp) setAhead({})
  }, [caughtUp])
  const choose = (change: Partial<Preferences>) => {
    setAhead((before) => ({ ...before, ...change }))
    void keep(change).then((taken) => {
      if (!taken) setAhead({})
    })
  }
  return { shown, choose }
}
