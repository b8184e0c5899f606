import { RESERVED_USERNAME_PREFIX } from './reserved-username.ts'

/** Rules for names, passwords and codes (decisions, "Accounts"). */
export const USERNAME_MIN = 3
export const USERNAME_MAX = 24
export const USERNAME_PATTERN = /^[A-Za-z0-9_-]+$/
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const CODE_LIFETIME = 10 * 60_000
export const CODE_TRIES = 5
export const RESEND_WAIT = 30_000
export const RESENDS_PER_HOUR = 5

/** Why `username` cannot be chosen, or null. */
export function usernameFault(
  username: string,
): 'required' | 'too_short' | 'too_long' | 'characters' | 'reserved' | null {
  if (username.length === 0) return 'required'
  if (username.length < USERNAME_MIN) return 'too_short'
  if (username.length > USERNAME_MAX) return 'too_long'
  if (!USERNAME_PATTERN.test(username)) return 'characters'
  if (username.toLowerCase().startsWith(RESERVED_USERNAME_PREFIX)) return 'reserved'
  return null
}

const COMMON = new Set(
  (
    'password password1 password123 12345678 123456789 1234567890 qwertyui qwertyuiop qwerty123 iloveyou 11111111 00000000 ' +
    'abc12345 abcd1234 1q2w3e4r 1qaz2wsx sunshine princess football baseball superman trustno1 letmein1 welcome1 passw0rd ' +
    'computer internet starwars whatever asdfghjk zxcvbnm1 88888888 87654321 admin123 monkey123 dragon123'
  ).split(' '),
)

/** Whether `password` is among the most common ones, which are refused. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
