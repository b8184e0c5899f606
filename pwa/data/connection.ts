import type { OutboxRow } from './db.ts'
import type { FlushState } from './flush.ts'
import { costOf } from './outbox.ts'

export interface Connection {
  /**
   * `parked`: sign in again. `outdated`: reload. `attention`: an action was refused. `offline`: nothing waits.
   * `waiting`: offline, or the server is in trouble, and actions wait. `sending`: they are on their way.
   */
  readonly state: 'online' | 'offline' | 'sending' | 'waiting' | 'attention' | 'parked' | 'outdated'
  /** Why nothing can be sent now, whatever the badge says; `server`: it answers, but is in trouble. */
  readonly blocked: 'session' | 'outdated' | 'network' | 'server' | null
  readonly online: boolean
  readonly waiting: number
  readonly refused: number
  /** Credits that waiting actions will take. */
  readonly cost: number
}

/** How a device stands with the server. `online`: the server can be reached. `rows`: the whole outbox. */
export function connectionOf(flush: FlushState, online: boolean, rows: readonly OutboxRow[]): Connection {
  const waiting = rows.filter((row) => row.status === 'waiting').length
  const refused = rows.length - waiting
  const blocked = blockOf(flush, online)
  return { state: stateOf(blocked, waiting, refused), blocked, online, waiting, refused, cost: costOf(rows) }
}

function blockOf(flush: FlushState, online: boolean): Connection['blocked'] {
  if (flush === 'parked') return 'session'
  if (flush === 'outdated') return 'outdated'
  if (!online) return 'network'
  return flush === 'offline' ? 'server' : null
}

function stateOf(blocked: Connection['blocked'], waiting: number, refused: number): Connection['state'] {
  if (blocked === 'session') return 'parked'
  if (blocked === 'outdated') return 'outdated'
  if (refused > 0) return 'attention'
  if (waiting > 0) return blocked ? 'waiting' : 'sending'
  return blocked === 'network' ? 'offline' : 'online'
}
