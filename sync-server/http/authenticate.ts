import type { Middleware } from 'koa'
import { logout } from '../../shared/contract/auth.ts'
import { calls } from '../../shared/contract/calls.ts'
import { AppError } from '../../shared/errors.ts'
import { LANGUAGES, type Language } from '../../shared/rules/genres.ts'
import { authenticate } from '../domain/accounts/sessions.ts'
import type { Deps } from '../domain/ports.ts'
import type { State } from './context.ts'

/** Reads the bearer token (never one in a query or cookie) and the language. A wrong token is a 401, no token a visitor. */
export function identify(deps: Deps): Middleware<State> {
  return async (ctx, next) => {
    const header = ctx.get('Authorization')
    ctx.state.caller = null
    ctx.state.language = languageOf(ctx.get('Accept-Language'))
    if (header) {
      const token = /^Bearer (.+)$/i.exec(header)?.[1] ?? ''
      const caller = await authenticate(deps, token)
      ctx.state.caller = caller?.hasEnded && ctx.path.replace(/\/$/, '') !== SIGN_OUT ? null : caller
      if (!ctx.state.caller && !isOpen(ctx.path)) throw new AppError('UNAUTHENTICATED', 'Authentication required')
    }
    await next()
  }
}

/** The one call that a session which has ended may repeat. */
const SIGN_OUT = `/api${logout.path}`

/** Calls a browser with a dead token must still reach. */
const OPEN = new Set(calls.filter((call) => call.access === 'public').map((call) => `/api${call.path}`))
const isOpen = (path: string) => OPEN.has(path)

function languageOf(header: string): Language {
  const first = header.slice(0, 2).toLowerCase()
  return LANGUAGES.find((each) => each === first) ?? 'en'
}
