import Bowser from 'bowser'
import { endOtherSessions, endSession, type SessionInfo, sessions } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/errors.ts'
import { livingSessions, type SessionRow } from '../../storage/queries/sessions.ts'
import { onRun, onWrite } from '../handler.ts'
import { closeSession, closeSessionsOf } from './sessions.ts'

function viewSession(row: SessionRow, currentId: string): SessionInfo {
  const { browser, os } = row.device ? Bowser.parse(row.device) : { browser: {}, os: {} }
  return {
    id: row.id,
    browser: browser.name ?? '',
    system: os.name ?? '',
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    current: row.id === currentId,
  }
}

export const sessionsHandler = onRun(sessions, async (deps, { actor }) => {
  const rows = await livingSessions(deps.store.read, actor.userId, deps.sources.now())
  return { sessions: rows.map((row) => viewSession(row, actor.sessionId)) }
})

/** Signs one of the player's own sessions out; another player's is NOT_FOUND, as is one that has ended. */
export const endSessionHandler = onWrite(endSession, async (deps, tx, { actor, params, now, after }) => {
  const mine = await livingSessions(tx, actor.userId, now)
  if (!mine.some((row) => row.id === params.sessionId)) throw new AppError('NOT_FOUND', 'There is no such session.')
  await closeSession(tx, params.sessionId, now)
  after(() => deps.pokes.endSession(params.sessionId))
  return {}
})

export const endOtherSessionsHandler = onWrite(endOtherSessions, async (deps, tx, { actor, after }) => ({
  ended: await closeSessionsOf(deps, tx, { userId: actor.userId, except: actor.sessionId }, after),
}))
