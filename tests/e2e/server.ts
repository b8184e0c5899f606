import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export interface BuiltServer {
  readonly url: string
  readonly dataDir: string
  /** Everything the server printed: codes are among it. */
  printed(): string
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the built server as a process of its own, as `npm start` does. */
export async function startBuilt(env: Record<string, string> = {}, dataDir?: string): Promise<BuiltServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'story-e2e-'))
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', PORT: '0', DATA_DIR: folder, ...env },
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data
  })
  child.stderr.on('data', (data: Buffer) => {
    output += data
  })
  const url = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const address = /is up: (http:\/\/\S+)/.exec(output)?.[1]
      if (!address) return
      clearInterval(look)
      resolve(address)
    }, 20)
    child.once('exit', (code) => {
      clearInterval(look)
      reject(new Error(`the server ended with ${code}: ${output}`))
    })
  })
  const end = (signal: NodeJS.Signals) => ended(child, signal)
  return {
    url,
    dataDir: folder,
    printed: () => output,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
