import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../shared/model/user.ts'
import { BIO_MAX, NAME_MAX } from '../../../../shared/rules/character.ts'
import { useEngine, useProfile } from '../../../data/live.ts'
import { refusalText } from '../../../data/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { usePage } from '../../../ui/page.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showError, showSuccess } from '../../../ui/toast.tsx'
import { PortraitTools } from '../avatar/portrait-tools.tsx'
import { TasteFields } from '../taste-fields.tsx'
import { AttributeSliders } from './attribute-sliders.tsx'
import { forgetSetupDraft, keepSetupDraft, readSetupDraft } from './setup-draft.ts'

interface Props {
  /** The character is made now, or the setup was skipped. */
  readonly onDone: () => void
  /** The character was made before. */
  readonly onMade: () => void
}

/** Making the character: once, right after an account was opened, or later for who skipped it. */
export function SetupScreen({ onDone, onMade }: Props) {
  const { t } = useTranslation('profile')
  const user = useProfile()?.user
  usePage(t('setup.title'))
  return (
    <div className="in setup">
      <h1 tabIndex={-1}>{t('setup.title')}</h1>
      <p className="lead">{t('setup.lead')}</p>
      {user ? <Setup user={user} onDone={onDone} onMade={onMade} /> : <Skeleton label={t('loading')} lines={8} />}
    </div>
  )
}

/** What waits in the outbox counts: a character made without a network is not made again. */
function Setup({ user, onDone, onMade }: Props & { user: User }) {
  const { t } = useTranslation('profile')
  const [made] = useState(user.setup === 'done')
  const leave = useEffectEvent(onMade)
  useEffect(() => {
    if (made) leave()
  }, [made])
  return made ? <Skeleton label={t('loading')} lines={8} /> : <SetupForm user={user} onDone={onDone} />
}

function SetupForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation(['profile', 'errors', 'outbox', 'auth'])
  const engine = useEngine()
  const [draft, setDraft] = useState(() => readSetupDraft(user))
  const [touched, setTouched] = useState(false)
  const update = (change: Partial<typeof draft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    keepSetupDraft(user.id, next)
  }
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work()
      forgetSetupDraft(user.id)
      onDone()
    } catch (error) {
      showError(t('setup.failed'), t(refusalText(error)))
    }
  }
  const finish = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!engine || !draft.name.trim()) return
    await act(async () => {
      await engine.act('profile.update', { params: {}, body: draft })
      showSuccess(t('setup.done'))
    })
  }
  return (
    <form onSubmit={(event) => void finish(event)} noValidate>
      <div className="por">
        <Portrait image={user.avatar} name={user.username} label={t('portraitOf', { name: user.username })} />
        <PortraitTools has={user.avatar !== ''} />
      </div>
      <Field
        label={t('auth:fields.name')}
        hint={t('auth:fields.nameHint')}
        autoComplete="name"
        maxLength={NAME_MAX}
        value={draft.name}
        error={touched && !draft.name.trim() ? t('auth:errors.nameRequired') : null}
        onChange={(event) => update({ name: event.target.value })}
      />
      <TextArea
        label={t('about.label')}
        hint={t('about.left', { count: BIO_MAX - [...draft.bio].length })}
        rows={3}
        value={draft.bio}
        onChange={(event) => update({ bio: [...event.target.value].slice(0, BIO_MAX).join('') })}
      />
      <TasteFields
        value={draft.preferences}
        onChange={(change) => update({ preferences: { ...draft.preferences, ...change } })}
      />
      <AttributeSliders value={draft.attributes} onChange={(attributes) => update({ attributes })} />
      <div className="rowf">
        <Button type="submit" variant="act">
          {t('setup.finish')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => void act(async () => engine?.act('profile.skipSetup', { params: {}, body: {} }))}
        >
          {t('setup.skip')}
        </Button>
      </div>
      <p className="meta">{t('setup.skipText')}</p>
    </form>
  )
}
