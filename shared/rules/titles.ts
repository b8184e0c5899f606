/** Titles by level (specification part 2 section 9). */
export const TITLES = [
  { level: 1, title: 'Novice' },
  { level: 5, title: 'Beginner' },
  { level: 10, title: 'Adventurer' },
  { level: 15, title: 'Explorer' },
  { level: 20, title: 'Hero' },
  { level: 25, title: 'Champion' },
  { level: 30, title: 'Legend' },
  { level: 40, title: 'Mythic' },
  { level: 50, title: 'Grandmaster' },
] as const

export type Title = (typeof TITLES)[number]['title']

/** The title a player of `level` bears. */
export function titleOf(level: number): Title {
  return TITLES.findLast((each) => level >= each.level)?.title ?? 'Novice'
}
