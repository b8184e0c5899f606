import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../shared/model/user.ts'
import { BIO_MAX } from '../../../../shared/rules/character.ts'
import { forget, remember, remembered } from '../../../platform/remembered.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useProfileChange } from '../use-profile-change.ts'

/** What the player says about themselves, edited in place; other players read it. */
export function About({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const [draft, setDraft] = useDraft(`draft ${user.id} bio`)
  const { change, waits } = useProfileChange()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (draft !== null && (await change({ bio: draft }))) setDraft(null)
  }
  return (
    <section className="sec" aria-labelledby="about-heading">
      <h2 id="about-heading">{t('about.title')}</h2>
      {draft === null ? (
        <div className="about">
          <p className={user.bio ? 'serif bio' : 'meta'}>{user.bio || t('about.none')}</p>
          <div className="rowf">
            <Button small icon="edit" onClick={() => setDraft(user.bio)}>
              {t('about.edit')}
            </Button>
            {waits('bio') && <span className="meta">{t('waiting')}</span>}
          </div>
        </div>
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <TextArea
            label={t('about.label')}
            hint={t('about.left', { count: BIO_MAX - [...draft].length })}
            rows={4}
            value={draft}
            // Not after a reload: the reader may be elsewhere on the page.
            autoFocus={draft === user.bio}
            onChange={(event) => setDraft([...event.target.value].slice(0, BIO_MAX).join(''))}
          />
          <div className="rowf">
            <Button type="submit" variant="act" small>
              {t('save')}
            </Button>
            <Button variant="quiet" small onClick={() => setDraft(null)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

/** What is being written, as a reload finds it; null while nothing is. */
function useDraft(key: string): [string | null, (draft: string | null) => void] {
  const [draft, setDraft] = useState(() => remembered(key))
  const change = (next: string | null) => {
    setDraft(next)
    if (next === null) forget(key)
    else remember(key, next)
  }
  return [draft, change]
}
