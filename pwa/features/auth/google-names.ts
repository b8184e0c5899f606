import type { User } from '../../../shared/model/user.ts'
import { RESERVED_USERNAME_PREFIX } from '../../../shared/rules/reserved-username.ts'

/** Where a sign-in with Google leads when nothing is left to choose. */
export const AFTER_GOOGLE = '/profile'

/** Whether the username is one that a sign-in with Google made up. */
export const needsUsername = (user: User): boolean =>
  user.needsUsernameSetup || user.username.startsWith(RESERVED_USERNAME_PREFIX)
