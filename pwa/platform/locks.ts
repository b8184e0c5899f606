/** A tab that holds a lock longer is taken for frozen: its work is done here as well, which ids make harmless. */
const PATIENCE = 40_000

function deviceLocks(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks ? navigator.locks : null
}

/**
 * Runs `work` while this device holds the lock `name`, shared by all tabs and the worker.
 * Engines without Web Locks run it at once: operation ids keep two senders harmless.
 */
export async function withLock<T>(name: string, work: () => Promise<T>, locks = deviceLocks()): Promise<T> {
  if (!locks) return work()
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), PATIENCE)
  let begun = false
  try {
    const held = await locks.request(name, { signal: wait.signal }, async () => {
      begun = true
      clearTimeout(timer)
      return { value: await work() }
    })
    return (held as { value: T }).value
  } catch (error) {
    if (begun || !wait.signal.aborted) throw error
    return work()
  } finally {
    clearTimeout(timer)
  }
}
