import { BRAND } from '../../shared/brand.ts'

/** Name of a player's database; another player on the same device has another. */
export const playerDbName = (userId: string) => `${BRAND.toLowerCase()}-${userId}`
