import { useKept } from '../../ui/use-kept.ts'

/** Whose code is waited for. */
export interface Flow {
  readonly userId: string
  readonly email: string
}

const NONE = { userId: '', email: '' }

/** The account whose code is waited for, kept over a reload; null while the form is filled in. */
export function useFlow(form: 'login' | 'register' | 'reset'): [Flow | null, (flow: Flow | null) => void] {
  const [flow, keep] = useKept(`auth ${form} code`, NONE)
  const setFlow = (next: Flow | null) => keep(next ? { userId: next.userId, email: next.email } : NONE)
  return [flow.userId ? flow : null, setFlow]
}
