/** Prices in credits (specification part 1 section 9; decisions, "Money"). */
export const COSTS = {
  turn: 5,
  sceneImage: 5,
  questCreation: 10,
  cover: 10,
  avatar: 10,
} as const

/** What a play of a public quest pays its creator, at most once per player and quest in 24 h. */
export const CREATOR_REWARD = 2

/** How often a player may start a quest over in a UTC day (decisions, "Quests and play"). */
export const RESETS_PER_DAY = 3

/** Longest turn in characters (decisions, "Quests and play"). */
export const TURN_MAX_LENGTH = 2000
