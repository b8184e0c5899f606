import { useTranslation } from 'react-i18next'
import type { User } from '../../../../shared/model/user.ts'
import { TasteFields } from '../taste-fields.tsx'
import { useProfileChange } from '../use-profile-change.ts'

/** How stories are told to this player; each change counts at once, for the next turn too. */
export function Tastes({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { change, waits } = useProfileChange()
  return (
    <section className="sec" aria-labelledby="tastes-heading">
      <h2 id="tastes-heading">{t('tastes.title')}</h2>
      <div className="card tastes">
        <TasteFields value={user.preferences} onChange={(preferences) => void change({ preferences })} />
        {waits('preferences') && (
          <p className="meta" role="status">
            {t('waiting')}
          </p>
        )}
      </div>
    </section>
  )
}
