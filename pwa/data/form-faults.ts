import { isCommonPassword, PASSWORD_MAX, PASSWORD_MIN, usernameFault } from '../../shared/rules/credentials.ts'

// What is wrong with what is typed about an account, as keys of `errors` in the texts of the area `auth`; null: nothing.

const USERNAME_TEXTS = {
  required: 'usernameRequired',
  too_short: 'usernameTooShort',
  too_long: 'usernameTooLong',
  characters: 'usernameCharacters',
  reserved: 'usernameReserved',
} as const

/** `username` without blanks around it. */
export function usernameFaultKey(username: string): (typeof USERNAME_TEXTS)[keyof typeof USERNAME_TEXTS] | null {
  const fault = usernameFault(username)
  return fault && USERNAME_TEXTS[fault]
}

/** Whether this may be an address at all; the mailed code tells whether it is one. */
export function emailFaultKey(email: string): 'emailRequired' | null {
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'emailRequired'
}

export function passwordFaultKey(password: string): 'passwordLength' | 'passwordCommon' | null {
  const length = [...password].length
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'passwordLength'
  return isCommonPassword(password) ? 'passwordCommon' : null
}
