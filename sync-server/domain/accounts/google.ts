import { exchangeGoogle } from '../../../shared/contract/google.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Language } from '../../../shared/rules/genres.ts'
import { insertHandoff, useHandoff } from '../../storage/queries/handoffs.ts'
import { findUser, nextVersionOfLiving } from '../../storage/queries/players.ts'
import { insertProviderLogin, takeProviderLogin } from '../../storage/queries/provider-logins.ts'
import { onVisit } from '../handler.ts'
import type { Deps, SignInProvider } from '../ports.ts'
import { viewUser } from '../profiles/view.ts'
import { playerOf } from './provider-account.ts'
import { hashToken, openSession } from './sessions.ts'

/** How long a sign-in at Google may take, in milliseconds. */
export const ATTEMPT_LIFETIME = 10 * 60_000
/** How long the page that the browser comes back to has for its exchange, in milliseconds (decisions, "authority"). */
const HANDOFF_LIFETIME = 60_000

const over = () => new AppError('TOKEN_INVALID', 'This sign-in is over. Begin again.')

/**
 * Begins a sign-in: returns the address at Google. Only the browser that knows the secret `browser` can end it, once,
 * coming back to `callback` within 10 minutes. Throws UNAVAILABLE without a provider; rejects when it cannot be reached.
 */
export async function goToGoogle(deps: Deps, browser: string, callback: string): Promise<string> {
  const { sources, store } = deps
  const [state, nonce, verifier] = [sources.token(), sources.token(), sources.token()]
  const address = await providerOf(deps).addressOf({ callback, state, nonce, verifier })
  const row = {
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    verifier,
    nonce,
    createdAt: sources.now(),
  }
  await store.transaction((tx) => insertProviderLogin(tx, row))
  return address
}

/**
 * Ends a sign-in, by the address the browser came back to: finds, links or opens the account, and returns the one-time token
 * that its page exchanges for a session. Rejects for whatever this browser did not begin or Google did not vouch for.
 */
export async function comeFromGoogle(deps: Deps, browser: string, answer: URL, language: Language): Promise<string> {
  const { sources, store } = deps
  const provider = providerOf(deps)
  const state = answer.searchParams.get('state') ?? ''
  const want = { stateHash: hashToken(state), browserHash: hashToken(browser), since: sources.now() - ATTEMPT_LIFETIME }
  // Taken before the code is exchanged: two answers at once are still one sign-in.
  const begun = await store.transaction((tx) => takeProviderLogin(tx, want))
  if (!begun) throw over()
  const account = await provider.accountOf(answer, { state, nonce: begun.nonce, verifier: begun.verifier })
  const token = sources.token()
  await store.transaction(async (tx) => {
    const userId = await playerOf(deps, tx, account, language)
    await insertHandoff(tx, { tokenHash: hashToken(token), userId, expiresAt: sources.now() + HANDOFF_LIFETIME })
  })
  return token
}

/** Exchanges the one-time token for a session; unknown, late and used ones get one answer. */
export const exchangeGoogleHandler = onVisit(exchangeGoogle, async (deps, { body, device }) => async (tx) => {
  const userId = await useHandoff(tx, hashToken(body.token), deps.sources.now())
  // The lock: no session begins behind the back of a new password or a deletion.
  const living = userId !== null && (await nextVersionOfLiving(tx, userId)) !== null
  const user = living ? await findUser(tx, userId) : null
  if (!user) throw over()
  return { token: await openSession(tx, deps.sources, user.id, device), user: viewUser(user) }
})

function providerOf({ google }: Deps): SignInProvider {
  if (!google) throw new AppError('UNAVAILABLE', 'Sign-in with Google is not set up on this server.')
  return google
}
