import { forgetPlayer } from '../../data/db.ts'
import { forgetPicturesAndAddresses } from '../../data/forget-pictures.ts'
import type { SessionStore } from '../../data/session.ts'
import { forgetAll } from '../../platform/remembered.ts'
import { forgetMailedCode } from './mailed-code.ts'

/** Signs out and forgets all that this device has of a player whose account is gone; nothing is left to be sent. */
export async function forgetPlayerHere(session: SessionStore, userId: string): Promise<void> {
  // First, for the engine must have closed the database that is removed.
  session.signOut()
  forgetMailedCode(userId)
  forgetAll(`draft ${userId} `)
  await Promise.all([forgetPlayer(userId).catch(() => undefined), forgetPicturesAndAddresses()])
}
