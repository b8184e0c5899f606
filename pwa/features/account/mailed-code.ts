import { forgetKept, useKept } from '../../ui/use-kept.ts'

/** A code under way: the flow it belongs to, and where it was mailed. */
export interface MailedCode {
  readonly userId: string
  readonly email: string
}

const NONE = { userId: '', email: '' }
const prefixOf = (userId: string) => `account ${userId} `

/** The code that a new address of this player waits for, kept over a reload; null where there is none. */
export function useMailedCode(userId: string): [MailedCode | null, (flow: MailedCode | null) => void] {
  const [flow, keep] = useKept(`${prefixOf(userId)}code`, NONE)
  const setFlow = (next: MailedCode | null) => keep(next ? { userId: next.userId, email: next.email } : NONE)
  return [flow.userId ? flow : null, setFlow]
}

export function forgetMailedCode(userId: string): void {
  forgetKept(prefixOf(userId))
}
