import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteAccount } from '../../../shared/contract/account.ts'
import type { BodyOf } from '../../../shared/contract/call.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { showInfo } from '../../ui/toast.tsx'
import { forgetPlayerHere } from './forget-player-here.ts'
import { useAccountCall } from './use-account-call.ts'

/** Deletes the account, here too; then the player is a visitor at the start page. */
export function useDeletion(client: Client, user: User) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { busy, failure, sentence, send, clear } = useAccountCall(client)
  /** What was asked may have been done without its answer coming through. */
  const isOpen = useRef(false)
  const leave = async () => {
    isOpen.current = false
    // Before the session is gone, for without one this page leads to signing in.
    await navigate({ to: '/' })
    await forgetPlayerHere(client.session, user.id)
    showInfo(t('deletion.done'))
  }
  // When the server ends the session after a request whose answer was lost, the account is what ended it.
  const leaveIfGone = () => {
    if (isOpen.current && client.session.current?.ended) void leave()
  }
  const onSession = useEffectEvent(leaveIfGone)
  useEffect(() => client.session.subscribe(() => onSession()), [client])
  const remove = async (body: BodyOf<typeof deleteAccount>) => {
    const answer = await send(deleteAccount, { body }, (error) => {
      if (!error.isUndecided) return
      isOpen.current = true
      leaveIfGone()
    })
    if (answer) await leave()
  }
  return { busy, failure, sentence, remove, clear }
}
