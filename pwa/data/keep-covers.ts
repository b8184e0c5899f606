import type { Engine } from './engine.ts'

/**
 * Has the covers of stories begun kept on this device, seen or not: they are read offline too. `keep` fetches what is
 * missing of the addresses it gets. Those asked for before the network went are asked for again. Returns how to stop.
 */
export function keepCovers(
  engine: Pick<Engine, 'watch' | 'reachability'>,
  keep: (addresses: readonly string[]) => void,
): () => void {
  let covers: readonly string[] = []
  const asked = new Set<string>()
  const ask = () => {
    if (!engine.reachability.get()) return asked.clear()
    const missing = covers.filter((cover) => cover !== '' && !asked.has(cover))
    if (missing.length === 0) return
    for (const cover of missing) asked.add(cover)
    keep(missing)
  }
  const begun = engine
    .watch((db) => db.progress.toArray())
    .subscribe((rows = []) => {
      covers = rows.map(({ quest }) => quest.coverImage)
      ask()
    })
  const deaf = engine.reachability.subscribe(ask)
  return () => {
    begun.unsubscribe()
    deaf()
  }
}
