import { forgetPlayer } from '../../data/db.ts'
import { PICTURE_CACHE } from '../../data/names.ts'
import { forgetPictures } from '../../platform/pictures.ts'
import { forgetAll } from '../../platform/remembered.ts'
import { forgetKept } from '../../ui/use-kept.ts'

/** Removes everything that this device keeps of a player who is gone: stories, drafts, pictures. Never rejects. */
export async function forgetDevice(userId: string): Promise<void> {
  forgetAll(`draft ${userId} `)
  forgetKept(`account ${userId} `)
  await Promise.all([forgetPlayer(userId).catch(() => undefined), forgetPictures(PICTURE_CACHE)])
}
