/** Gives the device's space back by forgetting the pictures in `cache`: they can be fetched again, words cannot. */
export async function forgetPictures(cache: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cache).catch(() => false)
}
