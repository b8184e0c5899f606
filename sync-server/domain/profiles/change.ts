import { skipSetup, spendPoints, updateProfile } from '../../../shared/contract/profiles.ts'
import { AppError } from '../../../shared/errors.ts'
import { changeProfile, skipSetup as skipped, spendPoints as spent } from '../../../shared/rules/character.ts'
import { findUser, type UserRow, updateProfile as write } from '../../storage/queries/players.ts'
import type { Tx } from '../../storage/store.ts'
import { onWrite } from '../handler.ts'
import { viewUser } from './view.ts'

// Each is decided by the row as it is under the player's lock, by the rule that devices predict by.

/** Changes what is given, whole or not at all; also makes the character, and spends points by absolute values. */
export const updateProfileHandler = onWrite(updateProfile, async (_deps, tx, { actor, body, version }) => {
  const player = changeProfile(await playerOf(tx, actor.userId), body)
  return { user: viewUser(await store(tx, player, version)) }
})

/** Not asked again; a character that was made stays made. */
export const skipSetupHandler = onWrite(skipSetup, async (_deps, tx, { actor, version }) => {
  const player = skipped(await playerOf(tx, actor.userId))
  return { user: viewUser(await store(tx, player, version)) }
})

/** Raises one attribute by points that the player has; two devices may do so at once. */
export const spendPointsHandler = onWrite(spendPoints, async (_deps, tx, { actor, body, version }) => {
  const player = spent(await playerOf(tx, actor.userId), body.attribute, body.points)
  const { attributePoints, attributes } = await store(tx, player, version)
  return { attributePoints, attributes }
})

/** The caller's row; its version was raised in this transaction, so it stays as it is until the commit. */
export async function playerOf(tx: Tx, userId: string): Promise<UserRow> {
  const player = await findUser(tx, userId)
  if (!player) throw new AppError('UNAUTHENTICATED', 'Authentication required')
  return player
}

function store(tx: Tx, player: UserRow, version: number): Promise<UserRow> {
  const { id, name, bio, preferences, attributes, attributePoints, setup } = player
  return write(tx, id, { name, bio, preferences, attributes, attributePoints, setup }, version)
}
