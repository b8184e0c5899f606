import type { Language } from '../../shared/rules/genres.ts'
import type { Actor } from '../domain/handler.ts'

/** What the middleware before a route puts on `ctx.state`. */
export interface State {
  caller: Actor | null
  language: Language
  requestId: string
}
