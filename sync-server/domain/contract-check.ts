import type { AnyCall } from '../../shared/contract/call.ts'
import { AppError } from '../../shared/errors.ts'

/** Checks one part of a request; throws BAD_REQUEST that names the first field at fault. */
export function parse(call: AnyCall, part: 'params' | 'query' | 'body', value: unknown): never {
  const result = call[part].safeParse(value ?? {})
  if (result.success) return result.data as never
  const issue = result.error.issues[0]
  const keys = issue && 'keys' in issue ? (issue.keys as string[]) : []
  const field = [...(issue?.path ?? []), ...keys].map(String).join('.')
  throw new AppError('BAD_REQUEST', `${field || part} is not valid: ${issue?.message ?? 'not understood'}`, {
    data: { field: field || part },
  })
}

/** An answer as its contract describes it; unknown fields are stripped, a missing one is a fault of ours. */
export function answerOf(call: AnyCall, data: unknown): unknown {
  const result = call.answer.safeParse(data)
  if (result.success) return result.data
  throw new Error(`the answer of ${call.name} misses its contract: ${JSON.stringify(result.error.issues[0])}`)
}
