import type { TFunction } from 'i18next'
import { ApiError } from '../../../data/api-error.ts'

/** Why a call failed, in words: of the code where there are some, of the server otherwise. `t` knows the area `errors`. */
export function failureText(t: TFunction<readonly ['profile', 'errors'], undefined>, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors:INTERNAL')
  return t(`errors:${error.code}`, { defaultValue: error.message })
}
