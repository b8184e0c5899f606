import { isCommonPassword, PASSWORD_MAX, PASSWORD_MIN, usernameFault } from '../../../shared/rules/credentials.ts'

export interface RegisterFields {
  readonly name: string
  readonly username: string
  readonly email: string
  readonly password: string
  readonly confirm: string
}

const USERNAME_TEXTS = {
  required: 'usernameRequired',
  too_short: 'usernameTooShort',
  too_long: 'usernameTooLong',
  characters: 'usernameCharacters',
  reserved: 'usernameReserved',
} as const

/** What is wrong with a username, as a key of the error texts; null when nothing is. */
export function usernameFaultKey(username: string): (typeof USERNAME_TEXTS)[keyof typeof USERNAME_TEXTS] | null {
  const fault = usernameFault(username)
  return fault && USERNAME_TEXTS[fault]
}

/** What is wrong with a registration, by field, as keys of the error texts; empty when nothing is. */
export function registerFaults(fields: RegisterFields): Partial<Record<keyof RegisterFields, string>> {
  const faults: Partial<Record<keyof RegisterFields, string>> = {}
  if (fields.name.trim() === '') faults.name = 'nameRequired'
  const username = usernameFaultKey(fields.username.trim())
  if (username) faults.username = username
  if (!/^\S+@\S+\.\S+$/.test(fields.email.trim())) faults.email = 'emailRequired'
  const length = [...fields.password].length
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) faults.password = 'passwordLength'
  else if (isCommonPassword(fields.password)) faults.password = 'passwordCommon'
  if (fields.confirm !== fields.password) faults.confirm = 'passwordMismatch'
  return faults
}
