import { emailFaultKey, passwordFaultKey, usernameFaultKey } from '../../data/form-faults.ts'

export interface RegisterFields {
  readonly name: string
  readonly username: string
  readonly email: string
  readonly password: string
  readonly confirm: string
}

type Faults<Fields> = Partial<Record<keyof Fields, string>>

/** What is wrong with a registration, by field, as keys of the error texts; empty when nothing is. */
export function registerFaults(fields: RegisterFields): Faults<RegisterFields> {
  const faults: Faults<RegisterFields> = newPasswordFaults(fields)
  if (fields.name.trim() === '') faults.name = 'nameRequired'
  const username = usernameFaultKey(fields.username.trim())
  if (username) faults.username = username
  const email = emailFaultKey(fields.email)
  if (email) faults.email = email
  return faults
}

export interface ResetFields {
  readonly code: string
  readonly password: string
  readonly confirm: string
}

/** The same for a new password with its mailed code. */
export function resetFaults(fields: ResetFields): Faults<ResetFields> {
  const faults: Faults<ResetFields> = newPasswordFaults(fields)
  if (!/^\d{6}$/.test(fields.code)) faults.code = 'codeLength'
  return faults
}

function newPasswordFaults({ password, confirm }: { readonly password: string; readonly confirm: string }) {
  const faults: { password?: string; confirm?: string } = {}
  const fault = passwordFaultKey(password)
  if (fault) faults.password = fault
  if (confirm !== password) faults.confirm = 'passwordMismatch'
  return faults
}
