import Dexie from 'dexie'
import { forgetPictures } from '../platform/pictures.ts'
import { PICTURE_CACHE } from './names.ts'

/** Forgets the pictures that the worker keeps and their addresses, of which Workbox has a list of its own. */
export async function forgetPicturesAndAddresses(): Promise<void> {
  await forgetPictures(PICTURE_CACHE)
  const dates = new Dexie('workbox-expiration')
  try {
    // Without a version: a database that is not there is not made.
    await dates.open()
    await dates.table('cache-entries').where('cacheName').equals(PICTURE_CACHE).delete()
  } catch {
    // The worker has kept no picture yet.
  } finally {
    dates.close()
  }
}
