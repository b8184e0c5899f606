import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import type { Services } from './services.ts'
import { StartError } from './start-error.ts'
import { startTimers } from './timers.ts'

/** How long running turns may go on when the server is told to stop, in milliseconds: refunds and goodbyes fit into 25 s. */
const GRACE = 20_000

export interface RunningServer {
  readonly port: number
  /** Finishes or refunds running turns within 25 s, then closes everything. */
  stop(grace?: number): Promise<void>
}

/** Listens on `host:port` (0: any free one). Throws StartError when the port is taken. */
export async function serve(services: Services, port: number, host: string): Promise<RunningServer> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 },
    createApp(services).callback(),
  )
  await listen(server, port, host)
  const stopTimers = startTimers(services)
  return {
    port: (server.address() as AddressInfo).port,
    stop: async (grace = GRACE) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      await services.jobs.drain(grace)
      services.hub.close()
      // A stream's connection becomes idle a moment after the stream has ended.
      const idle = setInterval(() => server.closeIdleConnections(), 20)
      const cut = setTimeout(() => server.closeAllConnections(), 2_000)
      await closed
      clearInterval(idle)
      clearTimeout(cut)
      await stopTimers()
      await services.painter.close()
      await services.store.close()
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new StartError(`The port ${port} is taken. Choose another with PORT.`))
      else if (error.code === 'EACCES') reject(new StartError(`The port ${port} may not be used by this user.`))
      else if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
        reject(new StartError(`The switch HOST is wrong: ${host} is no address of this machine.`))
      } else reject(error)
    })
    server.listen(port, host, resolve)
  })
}
