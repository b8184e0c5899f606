import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '../../../shared/contract/call.ts'
import { exchangeGoogle } from '../../../shared/contract/google.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import type { Api } from '../../data/api.ts'
import { ApiError } from '../../data/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { Mark } from '../../ui/mark.tsx'
import { usePage } from '../../ui/page.ts'
import { showSuccess } from '../../ui/toast.tsx'
import { forgetKept } from '../../ui/use-kept.ts'
import { handoff } from './handoff.ts'

interface Props {
  readonly client: Client
  readonly onSignedIn: (user: User) => void
  readonly onFailed: () => void
}

/** Back from Google: exchanges the one-time token for a session. */
export function HandoffScreen({ client, onSignedIn, onFailed }: Props) {
  const { t } = useTranslation('auth')
  usePage(t('google.back'))

  const begin = useEffectEvent(async (token: string) => {
    try {
      const { token: session, user } = await exchange(client.api, token)
      forgetKept('auth ')
      client.session.signIn(session, user)
      showSuccess(t('toast.loggedIn'))
      onSignedIn(user)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onFailed()
    }
  })
  useEffect(() => {
    const token = handoff.take()
    if (token !== null) void begin(token)
  }, [])

  return (
    <div className="card-page handoff">
      <Mark className="handoff-mark" />
      <h1 tabIndex={-1}>{t('google.back')}</h1>
      <p className="lead" role="status">
        {t('google.wait')}
      </p>
    </div>
  )
}

const TRIES = 3

/** Asks again with the same key where no answer came: the token is used up, its one session is not lost. */
async function exchange(api: Api, token: string): Promise<AnswerOf<typeof exchangeGoogle>> {
  const operationId = newId()
  for (let tries = 1; ; tries++) {
    try {
      return await api(exchangeGoogle, { body: { token }, operationId })
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isUndecided || tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000 * tries))
    }
  }
}
