import type { PictureOrder } from '../painter.ts'
import { paintPortrait } from './portrait/portrait.ts'

/** Heaviest portrait in bytes. */
const LIMIT = 30_000

/**
 * One picture of an order as WebP, option 0, 1, 2 …: the same order and option give the same bytes.
 * Blocks for some 40 ms: for the painter's thread alone. Throws for a kind that it cannot paint.
 */
export function paint(order: PictureOrder, option: number): Uint8Array {
  if (order.kind !== 'avatar') throw new Error(`no ${order.kind} can be painted`)
  const { canvas } = paintPortrait(order, option)
  let quality = 84
  let bytes = canvas.encodeSync('webp', quality)
  while (bytes.length > LIMIT && quality > 40) {
    quality -= 8
    bytes = canvas.encodeSync('webp', quality)
  }
  return bytes
}
