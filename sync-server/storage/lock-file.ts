import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/**
 * Takes `<file>.lock` for this process, so that one server only writes to a SQLite file; returns how to let go.
 * A lock whose process is dead is taken over. Throws StartError that names the process which holds it.
 */
export function takeLock(file: string): () => void {
  const path = `${file}.lock`
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(path, 'wx')
      writeSync(handle, `${process.pid}`)
      closeSync(handle)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readOr(path, '0'))
      if (holder > 0 && (holder === process.pid || isAlive(holder))) {
        throw new StartError(
          `Another server (process ${holder}) is using ${file}. Stop it, or choose another DATA_DIR.`,
        )
      }
      rmSync(path, { force: true })
    }
  }
  throw new StartError(`The lock ${path} cannot be taken. Remove it if no server is running.`)
}

function readOr(path: string, fallback: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return fallback
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
