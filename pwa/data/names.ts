import { BRAND } from '../../shared/brand.ts'

/** Name of a player's database; another player on the same device has another. */
export const playerDbName = (userId: string) => `${BRAND.toLowerCase()}-${userId}`

/** Cache Storage name of the pictures that the worker keeps. */
export const PICTURE_CACHE = 'pictures'
