import { parentPort } from 'node:worker_threads'
import { paint } from './paint.ts'
import type { PaintAnswer, PaintRequest } from './thread.ts'

// The painter's thread, with an entry of its own in the build. The native canvas is loaded here and nowhere else.
parentPort?.on('message', ({ id, order, option }: PaintRequest) => {
  parentPort?.postMessage(answer(id, () => paint(order, option)))
})

function answer(id: number, work: () => Uint8Array): PaintAnswer {
  try {
    return { id, picture: new Uint8Array(work()) }
  } catch (error) {
    return { id, error: String(error) }
  }
}
