import { AppError } from '../../../shared/errors.ts'
import {
  PICTURE_CALLS_PER_HOUR,
  PICTURE_CALLS_UNCLAIMED_PER_DAY,
  PICTURE_OPTION_LIFETIME,
} from '../../../shared/rules/pictures.ts'
import { type PictureKind, paintedBatches } from '../../storage/queries/pictures.ts'
import type { Tx } from '../../storage/store.ts'

const HOUR = 3_600_000

/**
 * Throws TOO_MANY_REQUESTS when the player has asked for enough options of this kind: 6 calls an hour, 10 a day of which
 * nothing was chosen (decisions, "Money"). In a transaction that holds the player's lock, so that calls at once are counted.
 */
export async function requireMorePictures(tx: Tx, userId: string, kind: PictureKind, now: number): Promise<void> {
  const batches = await paintedBatches(tx, userId, kind, now - PICTURE_OPTION_LIFETIME)
  const ofHour = batches.filter((each) => each.createdAt > now - HOUR)
  const unclaimed = batches.filter((each) => !each.claimed)
  const wait = Math.max(
    waitFor(ofHour, PICTURE_CALLS_PER_HOUR, HOUR, now),
    waitFor(unclaimed, PICTURE_CALLS_UNCLAIMED_PER_DAY, PICTURE_OPTION_LIFETIME, now),
  )
  if (wait === 0) return
  throw new AppError('TOO_MANY_REQUESTS', 'You have had enough pictures painted for now. Try again later.', {
    retryAfter: Math.ceil(wait / 1000),
  })
}

/** Milliseconds until fewer than `most` of the calls, oldest first, lie within `span`; 0 when that is so now. */
function waitFor(calls: readonly { createdAt: number }[], most: number, span: number, now: number): number {
  const last = calls[calls.length - most]
  return last ? last.createdAt + span - now : 0
}
