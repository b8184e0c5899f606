import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { expect, it, vi } from 'vitest'
import { Reachability } from '../platform/online.ts'
import { playerDb } from './db.ts'
import { aProgress } from './fake-server.ts'
import { keepCovers } from './keep-covers.ts'

const begun = (questId: string, coverImage: string) => {
  const story = aProgress(questId)
  return { ...story, quest: { ...story.quest, coverImage } }
}

it('asks for the covers of stories begun: once each, and again after the network was away', async () => {
  const db = playerDb('keep-covers')
  const reachability = new Reachability(() => true)
  const keep = vi.fn()
  const stop = keepCovers({ reachability, watch: (read) => liveQuery(() => read(db)) }, keep)
  await db.progress.bulkPut([begun('q1', '/covers/a.webp'), begun('q2', '')])
  await vi.waitFor(() => expect(keep.mock.calls).toEqual([[['/covers/a.webp']]]))
  await db.progress.put(begun('q3', '/media/b.webp'))
  await vi.waitFor(() => expect(keep).toHaveBeenLastCalledWith(['/media/b.webp']))
  reachability.asking()(false)
  expect(keep).toHaveBeenCalledTimes(2)
  reachability.asking()(true)
  expect(keep).toHaveBeenLastCalledWith(['/covers/a.webp', '/media/b.webp'])
  stop()
  await db.progress.put(begun('q4', '/covers/c.webp'))
  reachability.asking()(false)
  reachability.asking()(true)
  expect(keep).toHaveBeenCalledTimes(3)
  db.close()
})
