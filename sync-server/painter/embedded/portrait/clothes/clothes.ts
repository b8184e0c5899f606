import type { ClothesName } from '../names.ts'
import { DRAPED } from './draped.ts'
import { HARD } from './hard.ts'
import type { Wear } from './parts.ts'
import { TAILORED } from './tailored.ts'

/** Everything that is worn on shoulders. */
export const CLOTHES: Readonly<Record<ClothesName, Wear>> = { ...DRAPED, ...TAILORED, ...HARD }
