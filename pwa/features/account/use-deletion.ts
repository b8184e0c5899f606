import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
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
    // Before the session is gone, for without one this page leads to signing in.
    await navigate({ to: '/' })
    await forgetPlayerHere(client.session, user.id)
    showInfo(t('deletion.done'))
  }
  const remove = async (body: BodyOf<typeof deleteAccount>) => {
    let isGone = false
    const answer = await send(deleteAccount, { body }, (error) => {
      // Nobody signed out in between: the account is what ended the session.
      isGone = isOpen.current && error.status === 401
      if (error.isUndecided) isOpen.current = true
    })
    if (answer || isGone) await leave()
  }
  return { busy, failure, sentence, remove, clear }
}
