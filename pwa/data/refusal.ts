import type { ErrorCode } from '../../shared/errors.ts'

/** The action was refused on this device: nothing was written. `code` is one of the server's codes. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly data: Record<string, unknown> = {},
  ) {
    super(code)
  }
}

/** The device could not keep the action: it is not saved, and the player must know. */
export class NotSaved extends Error {
  constructor(
    /** `QUOTA`: the device is full. `MEMORY`: it keeps nothing, and the server is out of reach. */
    readonly reason: 'QUOTA' | 'MEMORY' | 'FAILED',
    cause?: unknown,
  ) {
    super('the action could not be stored on this device', { cause })
  }
}

/** Key of the sentence that says why an action was not taken. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return 'outbox:notSaved'
  return error.data.waiting ? 'outbox:moveWaits' : `errors:${error.code}`
}
