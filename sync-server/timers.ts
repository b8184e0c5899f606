import { keepHouse } from './domain/housekeeping.ts'
import { sendDueMails } from './domain/mail-queue.ts'
import { reconcileMemberships } from './domain/membership/truth.ts'
import { sweepPictures } from './domain/pictures/sweep.ts'
import { sweepTurns } from './domain/turns/sweep.ts'
import type { Services } from './services.ts'
import { versionsOf } from './storage/queries/players.ts'
import { endedAmong } from './storage/queries/sessions.ts'

/** Starts the periodic work of a server; returns how to stop it. No run of a task overlaps the one before. */
export function startTimers(services: Services): () => Promise<void> {
  const { deps, hub, mail } = services
  const tasks = [
    every(1_000, 'mail', () => sendDueMails(deps, mail)),
    every(30_000, 'sweep', async () => {
      await sweepTurns(deps, false)
    }),
    every(3_600_000, 'housekeeping', () => keepHouse(deps)),
    every(3_600_000, 'memberships', () => reconcileMemberships(deps)),
    every(600_000, 'pictures', () => sweepPictures(deps)),
  ]
  if (deps.store.dialect === 'postgres') tasks.push(every(3_000, 'pokes', watchVersions()))

  /** What another process committed reaches the devices that listen here within 3 s: changes, and sign-outs. */
  function watchVersions() {
    let seen = new Map<string, number>()
    return async () => {
      const now = await versionsOf(deps.store.read, hub.players())
      for (const [userId, version] of now) {
        if (seen.has(userId) && seen.get(userId) !== version) hub.poke(userId, version)
      }
      seen = now
      for (const sessionId of await endedAmong(deps.store.read, hub.sessions(), deps.sources.now())) {
        hub.endSession(sessionId)
      }
    }
  }

  function every(milliseconds: number, name: string, work: () => Promise<void>) {
    let running: Promise<void> = Promise.resolve()
    let idle = true
    const timer = setInterval(() => {
      if (!idle) return
      idle = false
      running = work()
        .catch((error: unknown) => deps.log.error({ err: error, task: name }, 'a periodic task failed'))
        .finally(() => {
          idle = true
        })
    }, milliseconds)
    return () => {
      clearInterval(timer)
      return running
    }
  }

  return async () => {
    await Promise.all(tasks.map((stop) => stop()))
  }
}
