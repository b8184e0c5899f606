import type { ApiError } from '../../data/api-error.ts'

/** Why a mailed code was not taken, as a key of the texts. */
export function codeFault({ code, isNetwork, status }: ApiError): string {
  if (code === 'CODE_INVALID') return 'auth:errors.invalidVerificationCode'
  return isNetwork || status >= 500 ? 'auth:errors.verificationFailed' : `errors:${code}`
}
