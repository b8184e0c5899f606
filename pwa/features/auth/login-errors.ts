/** What `?error=` of the login page may say, and the key of its text: nobody can make that page say anything else. */
const TEXTS = {
  'Authentication failed': 'authenticationFailed',
  'No authentication token': 'noAuthenticationToken',
  oauth: 'googleLoginFailed',
} as const

export type LoginError = keyof typeof TEXTS

/** A known error, or undefined. */
export function knownLoginError(value: unknown): LoginError | undefined {
  return typeof value === 'string' && Object.hasOwn(TEXTS, value) ? (value as LoginError) : undefined
}

/** The key of its text among the `errors` of the area `auth`. */
export const loginErrorKey = (error: LoginError): (typeof TEXTS)[LoginError] => TEXTS[error]
