import { afterAll, beforeAll, beforeEach } from 'vitest'
import { checkMoney } from './money.ts'
import { modelNarrator } from './narrator.ts'
import { newPlayer, type Player } from './player.ts'
import { startServer, type TestServer } from './server.ts'
import { type OpenAiStandIn, type StandInOptions, startOpenAi } from './standins/openai.ts'

export interface World {
  readonly server: TestServer
  readonly model: OpenAiStandIn
  /** Checks the money of everyone, then ends the server and the stand-in. */
  stop(): Promise<void>
}

/** A server whose narrator asks a stand-in model. The caller stops it. */
export async function startWorld(options: StandInOptions = {}): Promise<World> {
  const model = await startOpenAi(options)
  const server = await startServer({ narrator: modelNarrator(model) })
  const stop = async () => {
    await checkMoney(server)
    await server.stop()
    await model.stop()
  }
  return { server, model, stop }
}

export interface Visit {
  readonly player: Player
  /** A quest that the player has not opened. */
  readonly questId: string
}

/** A fresh player with 30 credits, and the first quest on the shelf. */
export async function newVisit(server: TestServer): Promise<Visit> {
  const player = await newPlayer(server, { claims: ['hourly'] })
  const questId: string = (await player.call('GET', '/quests/public')).data.quests[0]._id
  return { player, questId }
}

/**
 * One world for all tests of a file, with a fresh visit and a well-behaved model for each test.
 * Registers the hooks, so it is called at the top of the file; what it returns is filled in when they have run.
 */
export function worldForTests(options: StandInOptions = {}): World & Visit {
  const world = {} as World & Visit
  beforeAll(async () => {
    Object.assign(world, await startWorld(options))
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    world.model.reset()
    Object.assign(world, await newVisit(world.server))
  })
  return world
}
