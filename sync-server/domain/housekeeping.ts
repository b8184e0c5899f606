import { forgetTombstones } from '../storage/queries/changes.ts'
import { deleteStale } from '../storage/queries/flows.ts'
import { deleteHandoffsBefore } from '../storage/queries/handoffs.ts'
import { deletePaymentEventsBefore } from '../storage/queries/memberships.ts'
import { deleteOperationsBefore } from '../storage/queries/operations.ts'
import { deleteProviderLoginsBefore } from '../storage/queries/provider-logins.ts'
import { deleteExpiredSessions } from '../storage/queries/sessions.ts'
import { deleteVisitsBefore } from '../storage/queries/visits.ts'
import { ATTEMPT_LIFETIME } from './accounts/google.ts'
import { ANSWERS_KEPT } from './outcome.ts'
import type { Deps } from './ports.ts'

const DAY = 24 * 3_600_000

/** Forgets what has had its time: answers after 7 days, tombstones and payment events after 90, sessions and codes when they ended. */
export async function keepHouse(deps: Deps): Promise<void> {
  const now = deps.sources.now()
  await deps.store.transaction(async (tx) => {
    await deleteOperationsBefore(tx, now - ANSWERS_KEPT)
    await deleteVisitsBefore(tx, now - ANSWERS_KEPT)
    await deleteExpiredSessions(tx, now)
    await deleteStale(tx, now - DAY)
    await deletePaymentEventsBefore(tx, now - 90 * DAY)
    await deleteProviderLoginsBefore(tx, now - ATTEMPT_LIFETIME)
    await deleteHandoffsBefore(tx, now)
    await forgetTombstones(tx, now - 90 * DAY)
  })
}
