import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Progress } from '../../shared/model/progress.ts'
import type { Quest } from '../../shared/model/quest.ts'
import type { Rewards } from '../../shared/model/rewards.ts'
import type { User } from '../../shared/model/user.ts'
import { browserOnline } from '../platform/online.ts'
import { type Connection, connectionOf } from './connection.ts'
import { currentEngine } from './current.ts'
import type { OutboxRow, PlayerDb } from './db.ts'
import type { Engine } from './engine.ts'
import { allRows } from './outbox.ts'
import { predictCredits, predictRewards, predictSavedStories, predictStory, type Story } from './predict.ts'
import { predictProfile } from './predict-profile.ts'

const deaf = () => () => undefined

/** The engine of the signed-in player; null for visitors and for a moment after the start. */
export function useEngine(): Engine | null {
  return useSyncExternalStore(currentEngine.subscribe, currentEngine.get)
}

function useLive<T>(read: (db: PlayerDb) => Promise<T>, keys: readonly unknown[] = []): T | undefined {
  const engine = useEngine()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is as new as its keys
  const query = useMemo(() => engine?.watch(read) ?? null, [engine, ...keys])
  const [seen, setSeen] = useState<{ of: unknown; value?: T | undefined; error?: unknown }>({ of: null })
  useEffect(() => {
    if (!query) return
    const watching = query.subscribe({
      next: (value) => setSeen({ of: query, value }),
      error: (error: unknown) => setSeen({ of: query, error }),
    })
    return () => watching.unsubscribe()
  }, [query])
  // What was read for other keys, or of another player, is not shown.
  if (query === null || seen.of !== query) return undefined
  if (seen.error) throw seen.error
  return seen.value
}

export interface LiveProfile {
  /** With everything that waits taken as done. */
  readonly user: User
  /** As the server last told: what was earned, not what is hoped for. */
  readonly told: User
  /** Credits the player can count on. */
  readonly credits: number
}

/** The player as predicted; undefined until the first pull. */
export function useProfile(): LiveProfile | undefined {
  return useLive((db) =>
    // In one look: between two, an action could have left the outbox and not yet show in the profile.
    db.transaction('r', db.profile, db.outbox, async () => {
      const row = await db.profile.get('me')
      if (!row) return undefined
      const { key: _key, ...told } = row
      const rows = await allRows(db)
      return { user: predictProfile(told, rows), told, credits: predictCredits(told, rows) }
    }),
  )
}

/** The timed rewards as predicted; undefined until the first pull. */
export function useRewards(): Rewards | undefined {
  return useLive(async (db) => {
    const rewards = await db.rewards.get('me')
    return rewards ? predictRewards(rewards, await allRows(db)) : undefined
  })
}

/** The quests that the player made, the newest first; undefined while they are read. */
export function useOwnQuests(): Quest[] | undefined {
  return useLive(async (db) => (await db.quests.toArray()).sort((one, other) => other.createdAt - one.createdAt))
}

/** Stories begun, the last played first; undefined while they are read. */
export function useSavedStories(): Progress[] | undefined {
  return useLive(async (db) =>
    predictSavedStories(await db.progress.orderBy('updatedAt').reverse().toArray(), await allRows(db)),
  )
}

/** A story with what waits for it; undefined while it is read. */
export function useStory(questId: string): Story | undefined {
  return useLive(
    // In one look: between two, words that wait could have left the outbox and not yet be in the story.
    (db) =>
      db.transaction('r', db.progress, db.messages, db.outbox, async () => {
        const progress = (await db.progress.get(questId)) ?? null
        const messages = await db.messages.where('[questId+seq]').between([questId, 0], [questId, Infinity]).toArray()
        return predictStory(questId, progress, messages, await allRows(db))
      }),
    [questId],
  )
}

/** Everything in the outbox, refused actions too, oldest first; undefined while it is read. */
export function useOutbox(): OutboxRow[] | undefined {
  return useLive((db) => allRows(db))
}

/** The text of a reply as it comes; empty until the first word. `turnId`: `progress.turn.id`. */
export function useTurnText(turnId: string | null): string {
  const engine = useEngine()
  return useSyncExternalStore(engine?.texts.subscribe ?? deaf, () => (turnId && engine?.texts.get(turnId)) || '')
}

/** How this device stands with the server. */
export function useConnection(): Connection {
  const engine = useEngine()
  const rows = useOutbox() ?? []
  const flush = useSyncExternalStore(engine?.subscribe ?? deaf, () => engine?.snapshot() ?? 'idle')
  const online = useSyncExternalStore(engine?.reachability.subscribe ?? deaf, engine?.reachability.get ?? browserOnline)
  return connectionOf(flush, online, rows)
}
