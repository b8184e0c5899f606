import { withLock } from '../platform/locks.ts'
import { type LeftSession, readFact, writeFact } from './device-db.ts'

/** Sessions that were signed out of on this device and that the server still has to hear about. */
export async function leftSessions(): Promise<readonly LeftSession[]> {
  return (await readFact('left').catch(() => null)) ?? []
}

/** Keeps a session until the server was told. */
export const rememberLeft = (session: LeftSession): Promise<void> => change((left) => [...left, session])

/** The server was told. */
export const forgetLeft = (token: string): Promise<void> =>
  change((left) => left.filter((each) => each.token !== token))

async function change(next: (left: readonly LeftSession[]) => readonly LeftSession[]): Promise<void> {
  await withLock('left-sessions', async () => {
    const left = next(await leftSessions())
    // Where nothing can be kept, the session ends with its 30 days.
    await writeFact('left', left.length > 0 ? left : null).catch(() => undefined)
  })
}
