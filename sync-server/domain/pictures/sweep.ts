import { PICTURE_OPTION_LIFETIME } from '../../../shared/rules/pictures.ts'
import { deleteStaleOptions, deleteUnusedAvatars, knownPictures } from '../../storage/queries/pictures.ts'
import type { Tx } from '../../storage/store.ts'
import type { Deps } from '../ports.ts'
import { fileOf, removeFiles } from './files.ts'

/** Rows of one transaction, and files of one look-up. */
const SOME = 200
/** How old a file without a row must be, in milliseconds: a younger one may be about to get its row. */
const ORPHAN_AGE = 3_600_000

/**
 * Removes options that nobody chose in a day, portraits that nobody wears, pictures of players who are gone, and files that
 * a dead process left without a row. A row goes before its file: what dies in between is a file without a row.
 */
export async function sweepPictures(deps: Deps): Promise<void> {
  const now = deps.sources.now()
  const dayAgo = now - PICTURE_OPTION_LIFETIME
  await sweepRows(deps, (tx) => deleteStaleOptions(tx, dayAgo, SOME))
  await sweepRows(deps, (tx) => deleteUnusedAvatars(tx, dayAgo, SOME))
  let names: string[] = []
  for await (const name of deps.media.storedBefore(now - ORPHAN_AGE)) {
    names.push(name)
    if (names.length < SOME) continue
    await sweepFiles(deps, names)
    names = []
  }
  await sweepFiles(deps, names)
}

async function sweepRows(deps: Deps, deleteSome: (tx: Tx) => Promise<string[]>): Promise<void> {
  for (let more = true; more; ) {
    const ids = await deps.store.transaction(deleteSome)
    await removeFiles(deps, ids)
    more = ids.length === SOME
  }
}

async function sweepFiles(deps: Deps, names: readonly string[]): Promise<void> {
  const idOf = (name: string) => name.slice(0, name.indexOf('.'))
  const known = await knownPictures(deps.store.read, names.map(idOf))
  // What is unfinished has another name than its picture's file will have.
  for (const name of names) {
    if (!known.has(idOf(name)) || name !== fileOf(idOf(name))) await deps.media.remove(name)
  }
}
