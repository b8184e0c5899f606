/**
 * The closed list of error codes, each with its HTTP status (decisions: "Money", status codes).
 * The code is stable and is the i18n key of the sentence a player reads (`errors.<code>`).
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  CODE_INVALID: 400,
  TOKEN_INVALID: 400,
  UNAUTHENTICATED: 401,
  LOGIN_FAILED: 401,
  NOT_ENOUGH_CREDITS: 402,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  EMAIL_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  CLIENT_TOO_OLD: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  IN_PROGRESS: 409,
  TURN_IN_PROGRESS: 409,
  STORY_CONCLUDED: 409,
  USERNAME_TAKEN: 409,
  CODE_USED: 409,
  ACHIEVEMENT_CLAIMED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RULE_VIOLATION: 422,
  NOT_BEGUN: 422,
  REWARD_NOT_READY: 422,
  RESET_LIMIT: 422,
  PASSWORD_TOO_COMMON: 422,
  PASSWORD_WRONG: 422,
  PASSWORD_MISSING: 422,
  SETUP_DONE: 422,
  NOT_ENOUGH_POINTS: 422,
  ACHIEVEMENT_LOCKED: 422,
  PICTURE_UNKNOWN: 422,
  NOT_FOR_SALE: 422,
  TOO_MANY_REQUESTS: 429,
  CODE_EXHAUSTED: 429,
  INTERNAL: 500,
  NARRATOR_FAILED: 502,
  PAINTER_FAILED: 502,
  PAYMENT_FAILED: 502,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export interface AppErrorOptions {
  /** What the client may use to explain or recover; goes out under `data`. */
  readonly data?: Record<string, unknown>
  /** Seconds; becomes the Retry-After header. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** A refusal with a stable code. Anything else that is thrown is a fault and becomes a bare 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly data: Record<string, unknown> | null
  readonly retryAfter: number | null

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.data = options.data ?? null
    this.retryAfter = options.retryAfter ?? null
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
