export const PROFILE_TABS = ['quests', 'account', 'achievements'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** What the address says about the profile: the tab, and how a visit to the payment page ended. */
export interface ProfileSearch {
  readonly tab?: ProfileTab | undefined
  readonly membership?: 'success' | 'canceled' | undefined
  /** Names the page to pay that the player comes from. */
  readonly session_id?: string | undefined
}

/** Reads the address; what it does not know is left out. */
export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
  const tab = PROFILE_TABS.find((each) => each === search.tab)
  const membership = (['success', 'canceled'] as const).find((each) => each === search.membership)
  const session = typeof search.session_id === 'string' && /^cs_[A-Za-z0-9_]{1,200}$/.test(search.session_id)
  return {
    ...(tab ? { tab } : {}),
    ...(membership ? { membership } : {}),
    ...(session ? { session_id: String(search.session_id) } : {}),
  }
}
