import type { Genre, Setting } from '../../shared/rules/genres.ts'

/** What a picture is to be of. `prompt` is the player's or the narrator's words: data, never instructions. */
export interface PictureOrder {
  readonly kind: 'avatar' | 'cover' | 'scene'
  readonly prompt: string
  readonly genre: Genre | null
  readonly setting: Setting | null
}

/** Paints pictures: the embedded painter, or a server of images. */
export interface Painter {
  readonly kind: 'embedded' | 'openai'
  /**
   * `count` pictures of one order that differ visibly, as encoded images of any common type. The embedded painter gives
   * the same bytes for the same order, whatever else it paints. Rejects with PainterFailed.
   */
  paint(order: PictureOrder, count: number, signal: AbortSignal): Promise<readonly Uint8Array[]>
  close(): Promise<void>
}

/** Why nothing was painted; `reason` is for the log. */
export class PainterFailed extends Error {
  constructor(
    readonly reason: 'busy' | 'refused' | 'unreachable' | 'timeout' | 'malformed',
    cause?: unknown,
  ) {
    super(`the painter failed: ${reason}`, { cause })
  }
}
