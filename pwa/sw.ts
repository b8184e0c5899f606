import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { PICTURE_CACHE } from './data/names.ts'
import { ring } from './data/ring.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const kept = self.__WB_MANIFEST
/** Covers that came with the app, by the address the server gives them: their revision is part of it. */
const covers = new Map(
  kept.flatMap((file) => {
    const { url, revision } = typeof file === 'string' ? { url: file, revision: '' } : file
    return url.startsWith('/covers/') ? [[url.replace('.webp', `.${revision}.webp`), url]] : []
  }),
)

cleanupOutdatedCaches()
precacheAndRoute(kept, {
  urlManipulation: ({ url }) => {
    const cover = covers.get(url.pathname)
    return cover ? [new URL(cover, url)] : []
  },
})

// Any page is the app's shell; the API and pictures are not pages. Answers of the API are never cached.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/media(\/|$)/, /^\/covers\//],
  }),
)

// A page also asks for pictures before they are shown (CACHE_URLS): those requests have no destination.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && /^(image)?$/.test(request.destination) && /^\/(covers|media)\//.test(url.pathname),
  new CacheFirst({
    cacheName: PICTURE_CACHE,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }),
    ],
  }),
)

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

// Background Sync is a bell: an open page sends by itself, without one the worker sends what waits.
self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag: string }
  if (sync.tag === 'outbox') sync.waitUntil(ring(self.clients, (input, init) => fetch(input, init)))
})
