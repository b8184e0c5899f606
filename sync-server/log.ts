import { pino } from 'pino'
import type { Config } from './config.ts'
import type { Log } from './domain/ports.ts'

/**
 * JSON lines on standard output. No line carries a password, code, token, mail or story text: bodies are never logged,
 * and of an error only its name, its driver's code and its stack without the message, which may quote a query's values.
 */
export function createLog(level: Config['logLevel']): Log {
  return pino({ level, base: null, serializers: { err: describe } })
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { name: 'not an error' }
  const { cause } = error
  return {
    name: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(quotesValues(error) ? {} : { message: error.message }),
    at: (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')),
    ...(cause instanceof Error ? { cause: describe(cause) } : {}),
  }
}

/** Errors of queries carry the statement with its parameters. */
const quotesValues = (error: Error) => 'query' in error || 'params' in error || 'detail' in error
