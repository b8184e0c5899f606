import type { Context, Middleware } from 'koa'
import { exchangeGoogle } from '../../../shared/contract/google.ts'
import { ATTEMPT_LIFETIME, comeFromGoogle, goToGoogle } from '../../domain/accounts/google.ts'
import type { Deps } from '../../domain/ports.ts'
import type { State } from '../context.ts'
import type { Limits } from '../limits.ts'

const LEAVE = '/api/auth/google'
const RETURN = '/api/auth/google/callback'
const LANDING = '/google-auth-success'
const COOKIE = 'google_sign_in'
const SECRET = /^[A-Za-z0-9_-]{43}$/

/**
 * The two redirects of a sign-in with Google: to the provider, and back from it with a one-time token for the page that
 * exchanges it. Whatever goes wrong ends on the login page, which is told nothing but that.
 */
export function googleRoutes(deps: Deps, limits: Limits, publicUrl: string | null): Middleware<State> {
  const leave = async (ctx: Context, origin: string) => {
    // A second tab of this browser keeps the secret of the first: both sign-ins can end.
    const known = ctx.cookies.get(COOKIE) ?? ''
    const browser = SECRET.test(known) ? known : deps.sources.token()
    const address = await goToGoogle(deps, browser, origin + RETURN)
    setCookie(ctx, origin, browser)
    return address
  }
  const comeBack = async (ctx: Context & { state: State }, origin: string) => {
    const answer = new URL(`${origin}${RETURN}${ctx.search}`)
    const token = await comeFromGoogle(deps, ctx.cookies.get(COOKIE) ?? '', answer, ctx.state.language)
    return `${LANDING}?token=${token}`
  }
  return async (context, next) => {
    const ctx = context as unknown as Context & { state: State }
    if (ctx.method !== 'GET' || (ctx.path !== LEAVE && ctx.path !== RETURN)) return next()
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    ctx.status = 302
    ctx.body = ''
    try {
      await limits.check(exchangeGoogle, { ip: ctx.ip, userId: null, body: null })
      const origin = new URL(publicUrl ?? `${ctx.protocol}://${ctx.host}`).origin
      ctx.set('Location', ctx.path === LEAVE ? await leave(ctx, origin) : await comeBack(ctx, origin))
    } catch (error) {
      // Its own words may carry what the provider sent: codes, tokens, addresses.
      deps.log.warn({ reason: reasonOf(error) }, 'a sign-in with Google failed')
      ctx.set('Location', '/login?error=oauth')
    }
  }
}

/** The page that a sign-in ends on has its one-time token in its address: nothing may keep that or pass it on. */
export function handoffPage(): Middleware {
  return async (ctx, next) => {
    await next()
    if (ctx.path === LANDING) ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  }
}

/** Gives the browser its secret for as long as a sign-in may take; only the callback is told it. */
function setCookie(ctx: Context, origin: string, secret: string): void {
  const secure = origin.startsWith('https:')
  // Behind a proxy that ends TLS the connection itself is none.
  ctx.cookies.secure = secure
  ctx.cookies.set(COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: LEAVE,
    maxAge: ATTEMPT_LIFETIME,
    secure,
    signed: false,
  })
}

function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown').slice(0, 60)
}
