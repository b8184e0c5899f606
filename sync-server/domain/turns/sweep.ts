import { openHoldsBefore } from '../../storage/queries/credits.ts'
import { nextVersion } from '../../storage/queries/players.ts'
import { overdueTurns } from '../../storage/queries/stories.ts'
import { giveBack } from '../ledger.ts'
import type { Deps } from '../ports.ts'
import { failTurn } from './end.ts'

/** How long after its deadline a turn counts as dead, in milliseconds. */
const GRACE = 30_000

/**
 * Ends turns whose process died and gives their holds back. `all` at the start of the only process on a database:
 * then every running turn is an orphan. Returns how many were ended.
 */
export async function sweepTurns(deps: Deps, all: boolean): Promise<number> {
  const now = deps.sources.now()
  const dead = await overdueTurns(deps.store.read, all ? Number.MAX_SAFE_INTEGER : now - GRACE)
  for (const turn of dead) await failTurn(deps, turn, 'NARRATOR_FAILED')
  // A hold is made with its turn and ends with it; one that is left shows a fault, and must not keep the credits.
  const old = await openHoldsBefore(deps.store.read, now - 2 * deps.narratorTimeout - GRACE)
  for (const hold of old) {
    deps.log.error({ holdId: hold.id }, 'a hold outlived its turn and was returned')
    await deps.store.transaction(async (tx) => {
      await giveBack(tx, deps.sources, hold.id, await nextVersion(tx, hold.userId))
    })
  }
  return dead.length
}
