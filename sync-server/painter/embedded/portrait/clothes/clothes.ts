import { DRAPED } from './draped.ts'
import { HARD } from './hard.ts'
import type { Wear } from './parts.ts'
import { TAILORED } from './tailored.ts'

const all = { ...DRAPED, ...TAILORED, ...HARD } satisfies Record<string, Wear>

export type ClothesName = keyof typeof all
/** Everything that is worn on shoulders. */
export const CLOTHES: Readonly<Record<ClothesName, Wear>> = all
