import { expect } from '@playwright/test'
import type { BuiltServer } from './server.ts'

/** Longer than the half minute between two mails to an address. Milliseconds. */
const PATIENCE = 45_000

/** The codes that were mailed to an address so far, oldest first. */
export function codesTo(server: BuiltServer, email: string): string[] {
  const mails = server.printed().matchAll(/Mail to (\S+), code (\d{6})/g)
  return [...mails].filter((mail) => mail[1] === email).map((mail) => String(mail[2]))
}

/** The code of the next mail to an address that had `before`. */
export async function nextCode(server: BuiltServer, email: string, before: readonly string[]): Promise<string> {
  const waiting = { timeout: PATIENCE, intervals: [20, 50, 100] }
  await expect.poll(() => codesTo(server, email).length, waiting).toBeGreaterThan(before.length)
  return codesTo(server, email).at(-1) ?? ''
}
