import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfSources } from '../sync-server/cli/sources.mjs'

const root = join(import.meta.dirname, '..')

export interface ServerProcess {
  readonly url: string
  output(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

/** The build, where it was made of these very sources: it starts in a fraction of their time. */
const stamp = join(root, 'dist', '.stamp')
const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()
const source = isBuilt
  ? [join(root, 'dist', 'server', 'main.js')]
  : ['--import', 'tsx', join(root, 'sync-server', 'main.ts')]

function launch(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, source, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'production', PORT: '0', STORY_PACE_MS: '0', ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      text += data
    })
  }
  return { child, output: () => text }
}

/** Starts the server as a process and waits until it is up. Rejects with what it printed when it ends instead. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output } = launch(env)
  const url = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const address = /is up: (http:\/\/\S+)/.exec(output())?.[1]
      if (address) done(() => resolve(address))
    }, 20)
    const done = (end: () => void) => {
      clearInterval(look)
      end()
    }
    child.once('exit', (code) => done(() => reject(new Error(`ended with ${code}: ${output()}`))))
  })
  return {
    url,
    output,
    kill: (signal) =>
      new Promise((resolve) => {
        child.once('exit', (code) => resolve(code))
        child.kill(signal)
      }),
  }
}

/** Starts a server that must not come up; resolves to its exit code and what it printed. */
export function failProcess(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env)
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output: output() })))
}
