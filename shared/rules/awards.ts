/** XP and attribute points for answered turns, counted over all quests of a player (decisions, "Money"). */
const XP_EVERY = 5
const XP_AMOUNT = 20
const POINT_EVERY = 10

/** What the `answered`-th answered turn of a player earns. */
export function turnAward(answered: number): { xp: number; attributePoints: number } {
  return {
    xp: answered % XP_EVERY === 0 ? XP_AMOUNT : 0,
    attributePoints: answered % POINT_EVERY === 0 ? 1 : 0,
  }
}

/** About how many answered turns bring `xp`: at five turns for 20 XP, rounded up. */
export function turnsForXp(xp: number): number {
  return Math.ceil((xp * XP_EVERY) / XP_AMOUNT)
}

/** Turns until the next attribute point, after `answered` answered turns: 1 to 10. */
export function turnsToPoint(answered: number): number {
  return POINT_EVERY - (answered % POINT_EVERY)
}
