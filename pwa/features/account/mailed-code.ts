/** A code under way: the flow it belongs to, and where it was mailed. */
export interface MailedCode {
  readonly userId: string
  readonly email: string
}

const keyOf = (purpose: string, userId: string) => `account ${userId} ${purpose}`

/** The code that a reload of this tab still waits for; null where there is none. */
export function readMailedCode(purpose: 'email', userId: string): MailedCode | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(purpose, userId)) ?? 'null')
    const { userId: flow, email } = Object(kept) as Partial<Record<keyof MailedCode, unknown>>
    return typeof flow === 'string' && typeof email === 'string' ? { userId: flow, email } : null
  } catch {
    return null
  }
}

/** Keeps it for a reload of this tab; null forgets it. */
export function keepMailedCode(purpose: 'email', userId: string, flow: MailedCode | null): void {
  try {
    if (flow) sessionStorage.setItem(keyOf(purpose, userId), JSON.stringify(flow))
    else sessionStorage.removeItem(keyOf(purpose, userId))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
