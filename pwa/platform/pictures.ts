/** Cache Storage name of the pictures that the worker keeps. */
export const PICTURE_CACHE = 'pictures'

/** Gives the device's space back by forgetting pictures; they can be fetched again, the player's words cannot. */
export async function forgetPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURE_CACHE).catch(() => false)
}
