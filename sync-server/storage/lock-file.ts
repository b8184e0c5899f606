import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from '../start-error.ts'

/** Milliseconds in which a lock that was just created gets its content. */
const WRITING = 100

const held = new Set<string>()

/**
 * Takes `<file>.lock` for this process, so that one server only writes to a SQLite file; returns how to let go.
 * A lock whose process is dead is taken over. Throws StartError that names the process which holds it.
 */
export function takeLock(file: string): () => void {
  const path = resolve(`${file}.lock`)
  const own = `${process.pid} ${startOf(process.pid)}`.trim()
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(path, own, { flag: 'wx' })
      held.add(path)
      return () => {
        held.delete(path)
        if (contentOf(path) === own) rmSync(path, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const content = settledContentOf(path)
    if (content === null) continue
    const [pid = '', ...start] = content.split(' ')
    if (held.has(path) || holds(Number(pid), start.join(' '))) {
      throw new StartError(`Another server (process ${pid}) is using ${file}. Stop it, or choose another DATA_DIR.`)
    }
    removeStale(path, content)
  }
  throw new StartError(`The lock ${path} cannot be taken. Remove it if no server is running.`)
}

/** Whether the process that wrote the lock still runs. */
function holds(pid: number, start: string): boolean {
  // In a container every start may get the same id: a lock with ours that this process does not hold is a dead one's.
  if (!(pid > 0) || pid === process.pid || !isAlive(pid)) return false
  const now = startOf(pid)
  return start === '' || now === '' || now === start
}

/** Two starting servers may find the same stale lock: what was moved away is looked at again before it is dropped. */
function removeStale(path: string, judged: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (contentOf(aside) === judged) rmSync(aside, { force: true })
  else renameSync(aside, path)
}

/** The lock's content, with a moment's patience for a holder that has yet to write it; null when the lock is gone. */
function settledContentOf(path: string): string | null {
  const content = contentOf(path)
  if (content !== '') return content
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITING)
  return contentOf(path)
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** When a process began, as the boot it belongs to and the kernel's ticks; empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the last bracket may hold anything; field 22 is the 20th after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return ticks ? `${boot} ${ticks}` : ''
  } catch {
    return ''
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
