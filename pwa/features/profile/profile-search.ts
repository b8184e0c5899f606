export const PROFILE_TABS = ['quests', 'account', 'achievements'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** What the address says about the profile: the tab, and how a visit to the payment page ended. */
export interface ProfileSearch {
  readonly tab?: ProfileTab | undefined
  readonly membership?: 'success' | 'canceled' | undefined
  /** The payment provider's name of that visit. */
  readonly session_id?: string | undefined
}

/** Reads the address; what it does not know is left out. */
export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
  const tab = PROFILE_TABS.find((each) => each === search.tab)
  const membership = (['success', 'canceled'] as const).find((each) => each === search.membership)
  const payment = /^cs_\w{1,200}$/.exec(String(search.session_id))?.[0]
  return {
    ...(tab ? { tab } : {}),
    ...(membership ? { membership } : {}),
    ...(payment ? { session_id: payment } : {}),
  }
}
