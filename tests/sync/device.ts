import 'fake-indexeddb/auto'
import { Engine } from '../../pwa/data/engine.ts'
import { SessionStore } from '../../pwa/data/session.ts'
import { newId } from '../../pwa/platform/ids.ts'
import { Reachability } from '../../pwa/platform/online.ts'
import type { Player } from '../player.ts'
import type { TestServer } from '../server.ts'

/** How the network treats the next requests. `deaf`: the server acts, its answer is lost. */
export type Network = 'up' | 'down' | 'deaf'

export interface Device {
  readonly engine: Engine
  readonly session: SessionStore
  network: Network
  close(): void
}

/** The app's data layer as it runs in a browser, on a device of its own, against a real server. */
export async function openDevice(server: TestServer, player: Player): Promise<Device> {
  const device: { network: Network } = { network: 'up' }
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
  const engine = await Engine.open({
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
    onRefused: () => undefined,
    onOutdated: () => undefined,
    channel: null,
    reachability: new Reachability(() => true),
    listen: () => () => undefined,
  })
  engine.start()
  return Object.assign(device, { engine, session, close: () => engine.stop() })
}
