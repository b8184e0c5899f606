import type { PictureOrder } from '../painter.ts'

/** What the painter's thread is asked for: one picture at a time, so that an order can be called off between two. */
export interface PaintRequest {
  readonly id: number
  readonly order: PictureOrder
  readonly option: number
}

/** What it answers. */
export type PaintAnswer =
  | { readonly id: number; readonly picture: Uint8Array }
  | { readonly id: number; readonly error: string }
