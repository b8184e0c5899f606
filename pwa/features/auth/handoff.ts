let waiting: string | null = null

/** The one-time token of a sign-in with Google between its address and its exchange: in memory, and nowhere else. */
export const handoff = {
  keep: (token: string): void => {
    waiting = token
  },
  waits: (): boolean => waiting !== null,
  /** Gives the token away, once. */
  take: (): string | null => {
    const token = waiting
    waiting = null
    return token
  },
}
