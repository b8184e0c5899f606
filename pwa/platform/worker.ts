/** What the service worker tells the page. */
export interface WorkerBell {
  /** A new version waits; `activate` lets it take over and reloads. */
  onUpdate(activate: () => void): void
  /** The browser says the network is back. */
  onRing(): void
}

/** Registers the service worker of a production build. Updates wait until the player says so. */
export async function registerWorker(bell: WorkerBell): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('worker', {
    createScriptURL: (url) => url,
  })
  const url = policy ? policy.createScriptURL('/sw.js') : '/sw.js'
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(url as string, { type: 'classic' })
  workbox.addEventListener('waiting', () => {
    bell.onUpdate(() => {
      workbox.addEventListener('controlling', () => window.location.reload())
      workbox.messageSkipWaiting()
    })
  })
  navigator.serviceWorker.addEventListener('message', (event) => {
    if ((event.data as { type?: string } | null)?.type === 'ring') bell.onRing()
  })
  await workbox.register().catch(() => undefined)
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown }
}

/** Asks the browser to ring when the network is back, where it has Background Sync. */
export async function askForRing(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
    sync?: { register(tag: string): Promise<void> }
  }
  await registration.sync?.register('outbox').catch(() => undefined)
}

/** Has the worker fetch pictures into its cache before they are shown: those it lacks, and after all that is more urgent. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: addresses.map((address) => [address, { priority: 'low' }]) },
  })
}
