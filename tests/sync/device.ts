import 'fake-indexeddb/auto'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { playerDb } from '../../pwa/data/db.ts'
import { Engine, type EngineDeps } from '../../pwa/data/engine.ts'
import { SessionStore } from '../../pwa/data/session.ts'
import { newId } from '../../pwa/platform/ids.ts'
import { Reachability } from '../../pwa/platform/online.ts'
import type { OperationResult } from '../../shared/contract/sync.ts'
import type { Player } from '../player.ts'
import type { TestServer } from '../server.ts'

/** How the network treats the next requests. `down`: the browser knows; `deaf`: the server acts, its answer is lost. */
export type Network = 'up' | 'down' | 'deaf'

export interface Device {
  readonly engine: Engine
  readonly session: SessionStore
  /** Refusals as the player was told of them. */
  readonly refused: OperationResult[]
  network: Network
  close(): void
}

/** The app's data layer as it runs in a browser, on a device of its own, against a real server. */
export async function openDevice(server: TestServer, player: Player): Promise<Device> {
  const device: { network: Network; refused: OperationResult[] } = { network: 'up', refused: [] }
  const send: typeof fetch = async (input, init) => {
    if (device.network === 'down') throw new TypeError('no network')
    const response = await fetch(input, init)
    if (device.network === 'deaf') {
      await response.text().catch(() => '')
      throw new TypeError('the answer was lost')
    }
    return response
  }
  const session = new SessionStore(null)
  session.signIn(player.token, player.user)
  // A storage of its own: two devices of one player share nothing but the server.
  const db = playerDb(player.user.id, {}, { indexedDB: new IDBFactory(), IDBKeyRange })
  const deps: EngineDeps = {
    session,
    userId: player.user.id,
    fetch: send,
    origin: server.url,
    language: () => 'en',
    deviceNow: () => server.now(),
    newId,
    random: () => 0.5,
    withLock: (_, work) => work(),
    askForRing: () => Promise.resolve(),
    onRefused: (results) => device.refused.push(...results),
    onOutdated: () => undefined,
    channel: null,
    reachability: new Reachability(() => device.network !== 'down'),
    listen: () => () => undefined,
  }
  const engine = new Engine(deps, { db, durable: true })
  engine.start()
  return Object.assign(device, { engine, session, close: () => engine.stop() })
}
