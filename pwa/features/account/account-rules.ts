import { foldText } from '../../../shared/rules/text.ts'
import { emailFaultKey, passwordFaultKey } from '../../data/form-faults.ts'

export interface PasswordFields {
  readonly current: string
  readonly next: string
  readonly confirm: string
}

/** Whether the button may be pressed: both filled in, and the new one twice the same (specification part 1 section 5). */
export const canChangePassword = ({ current, next, confirm }: PasswordFields): boolean =>
  current !== '' && next !== '' && next === confirm

/** Whether to say that the new passwords differ: not before the second one is as long as the first, or was left. */
export const passwordsDiffer = ({ next, confirm }: PasswordFields, left: boolean): boolean =>
  next !== confirm && confirm !== '' && (left || [...confirm].length >= [...next].length)

/** What is wrong with the new password by the rules, as a key of the texts; null: nothing. */
export const newPasswordFault = (next: string): string | null => {
  const fault = passwordFaultKey(next)
  return fault && `auth:errors.${fault}`
}

/** Whether the button may be pressed: an address that is not the present one, and a password (section 5). */
export function canChangeEmail(next: string, password: string, present: string): boolean {
  return next.trim() !== '' && password !== '' && foldText(next.trim()) !== foldText(present)
}

/** What is wrong with an address as it is typed, as a key of the texts; null: nothing. */
export const newEmailFault = (next: string): string | null => {
  const fault = emailFaultKey(next)
  return fault && `auth:errors.${fault}`
}
