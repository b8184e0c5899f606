import { email } from '../../../shared/contract/parts.ts'
import { AppError } from '../../../shared/errors.ts'
import { NAME_MAX } from '../../../shared/rules/character.ts'
import type { Language } from '../../../shared/rules/genres.ts'
import { RESERVED_USERNAME_PREFIX } from '../../../shared/rules/reserved-username.ts'
import { cleanText, foldText, isBlank, isWellFormed } from '../../../shared/rules/text.ts'
import { voidRegistrations } from '../../storage/queries/flows.ts'
import { playerOfIdentity, storeIdentity } from '../../storage/queries/identities.ts'
import {
  findUserByEmail,
  insertUser,
  nextVersion,
  updateAccount,
  usernameHolder,
} from '../../storage/queries/players.ts'
import type { Tx } from '../../storage/store.ts'
import type { Deps, ProviderAccount, Sources } from '../ports.ts'
import { newUser } from './new-user.ts'

/** What the narrator calls whom the provider has no name for. */
const NAMELESS: Record<Language, string> = { en: 'Traveller', es: 'Caminante', fr: 'Étranger', de: 'Fremder' }
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Letters of a made-up username after its prefix: 19 in all, of at most 24. */
const USERNAME_LETTERS = 12

/**
 * The player whom an account at a provider stands for, as an id. One that is new here is joined to the account with its
 * address, or opens one; only an address that the provider says is theirs does either, else FORBIDDEN.
 */
export async function playerOf(deps: Deps, tx: Tx, account: ProviderAccount, language: Language): Promise<string> {
  const known = await playerOfIdentity(tx, account)
  if (known !== null) return known
  const address = email.safeParse(account.email)
  if (!address.success) throw new AppError('FORBIDDEN', 'The provider does not vouch for this address.')
  const emailFolded = foldText(address.data)
  const now = deps.sources.now()
  // Whoever registered the address and could not confirm it was not its owner: those passwords open nothing.
  await voidRegistrations(tx, emailFolded, now)
  const owner = await joinable(tx, emailFolded, now)
  const userId = owner ?? (await openAccount(deps, tx, { email: address.data, emailFolded, account, language }))
  const { issuer, subject } = account
  await storeIdentity(tx, { issuer, subject, userId, email: address.data, createdAt: now })
  return userId
}

/** The account with an address, as an id, locked until the identity is stored with it; null when there is none. */
async function joinable(tx: Tx, emailFolded: string, now: number): Promise<string | null> {
  const found = await findUserByEmail(tx, emailFolded)
  if (!found) return null
  const version = await nextVersion(tx, found.id)
  // Looked at again under the lock: who left or moved meanwhile has the address no more.
  const owner = await findUserByEmail(tx, emailFolded)
  if (owner?.id !== found.id) return null
  // Nobody has confirmed that the password of this account is its owner's.
  if (owner.verifiedAt === null) await updateAccount(tx, owner.id, { verifiedAt: now, passwordHash: null }, version)
  return owner.id
}

interface Opening {
  readonly email: string
  readonly emailFolded: string
  readonly account: ProviderAccount
  readonly language: Language
}

async function openAccount(deps: Deps, tx: Tx, { email, emailFolded, account, language }: Opening): Promise<string> {
  const name = cleanText([...cleanText(account.name)].slice(0, NAME_MAX).join(''))
  const payload = {
    name: isBlank(name) || !isWellFormed(name) ? NAMELESS[language] : name,
    username: await freeUsername(deps.sources, tx),
    language,
  }
  const user = newUser(deps, { email, emailFolded, payload })
  await insertUser(tx, user)
  return user.id
}

/** A username to begin with, which its player replaces; nobody can choose one with this beginning. */
async function freeUsername(sources: Sources, tx: Tx): Promise<string> {
  for (;;) {
    const letters = Array.from({ length: USERNAME_LETTERS }, () => LETTERS[sources.randomInt(LETTERS.length)])
    const username = RESERVED_USERNAME_PREFIX + letters.join('')
    if ((await usernameHolder(tx, foldText(username))) === null) return username
  }
}
