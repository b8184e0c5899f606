import { register } from '../../../shared/contract/auth.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Language } from '../../../shared/rules/genres.ts'
import { cleanText, foldText, isBlank, isWellFormed } from '../../../shared/rules/text.ts'
import { insertFlow, isReserved } from '../../storage/queries/flows.ts'
import { usernameHolder } from '../../storage/queries/players.ts'
import type { Tx } from '../../storage/store.ts'
import { onVisit } from '../handler.ts'
import type { Deps } from '../ports.ts'
import { checkPassword, checkUsername } from './credentials.ts'
import { newFlow, nextMailAt, sendCode } from './flows.ts'

/**
 * Opens an account. The answer is the same whether the address is known or not; a known one gets a note
 * (decisions, "Accounts"). A taken username is told: usernames are public.
 */
export const registerHandler = onVisit(register, async (deps, { body, language }) => {
  checkUsername(body.username)
  const name = cleanText(body.name)
  if (isBlank(body.name) || !isWellFormed(name))
    throw new AppError('RULE_VIOLATION', 'A name is required.', { data: { field: 'name' } })
  checkPassword(body.password)
  const passwordHash = await deps.passwords.hash(body.password)
  const account = { name, username: body.username, email: body.email, passwordHash }
  return async (tx) => ({ userId: await begin(deps, tx, account, language), email: body.email })
})

interface Account {
  readonly name: string
  readonly username: string
  readonly email: string
  readonly passwordHash: string
}

async function begin(deps: Deps, tx: Tx, account: Account, language: Language): Promise<string> {
  const emailFolded = foldText(account.email)
  const usernameFolded = foldText(account.username)
  // A registration that waits keeps its username, whether its address is known or not: both look the same.
  if ((await usernameHolder(tx, usernameFolded)) || (await isReserved(tx, usernameFolded, emailFolded))) {
    throw new AppError('USERNAME_TAKEN', 'This username is taken.', { data: { field: 'username' } })
  }
  const mailAt = await nextMailAt(tx, { purpose: 'verify', emailFolded }, deps.sources.now())
  const { name, username, email, passwordHash } = account
  const flow = newFlow(deps.sources, {
    purpose: 'verify',
    userId: null,
    email,
    emailFolded,
    usernameFolded,
    payload: { name, username, passwordHash, language },
  })
  await insertFlow(tx, flow)
  await sendCode(deps, tx, flow, language, mailAt)
  return flow.id
}
