// @ts-check
// The painter's thread where the server runs from its sources: a thread knows TypeScript only when told.
import { register } from 'tsx/esm/api'

register()
await import('../painter/embedded/worker.ts')
