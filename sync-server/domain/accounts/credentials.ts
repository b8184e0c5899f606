import { AppError } from '../../../shared/errors.ts'
import { isCommonPassword, PASSWORD_MAX, PASSWORD_MIN, usernameFault } from '../../../shared/rules/credentials.ts'

const USERNAME_FAULTS = {
  required: 'A username is required.',
  too_short: 'Username must be at least 3 characters long',
  too_long: 'Username must be at most 24 characters long.',
  characters: 'A username has letters, digits, _ and - only.',
  reserved: 'Usernames that begin with google_ are reserved.',
} as const

/** Throws RULE_VIOLATION for a username that nobody may choose. */
export function checkUsername(username: string): void {
  const fault = usernameFault(username)
  if (fault) throw new AppError('RULE_VIOLATION', USERNAME_FAULTS[fault], { data: { field: 'username' } })
}

/** Throws RULE_VIOLATION or PASSWORD_TOO_COMMON; called before any hash is run. `field` is the body's name for it. */
export function checkPassword(password: string, field = 'password'): void {
  const length = [...password].length
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    throw new AppError('RULE_VIOLATION', 'A password has 8 to 128 characters.', { data: { field } })
  }
  if (isCommonPassword(password)) {
    throw new AppError('PASSWORD_TOO_COMMON', 'This password is too common.', { data: { field } })
  }
}
