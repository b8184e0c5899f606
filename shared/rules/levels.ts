/** XP that each level costs (specification part 2 section 9): 100 for 1–10 … 500 for 46–50; 11,500 in all. */
const BANDS = [
  { upTo: 10, cost: 100 },
  { upTo: 20, cost: 150 },
  { upTo: 30, cost: 200 },
  { upTo: 40, cost: 250 },
  { upTo: 45, cost: 400 },
  { upTo: 50, cost: 500 },
] as const

export const MAX_LEVEL = 50

/** XP that level `level` costs to complete, 1 ≤ level ≤ 50. */
export function levelCost(level: number): number {
  return BANDS.find((band) => level <= band.upTo)?.cost ?? 0
}

/** XP at which `level` begins: the sum of the costs of levels 1 … level − 1. */
export function levelStart(level: number): number {
  let sum = 0
  for (let each = 1; each < level; each++) sum += levelCost(each)
  return sum
}

/** The level that `xp` reaches, 1–50. */
export function levelOf(xp: number): number {
  let level = 1
  while (level < MAX_LEVEL && xp >= levelStart(level + 1)) level++
  return level
}

/** XP gathered within the present level and what the level costs, for a progress bar. */
export function levelProgress(xp: number): { level: number; into: number; cost: number } {
  const level = levelOf(xp)
  const cost = levelCost(level)
  return { level, into: Math.min(xp - levelStart(level), cost), cost }
}
