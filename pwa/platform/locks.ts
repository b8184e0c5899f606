/**
 * Runs `work` while this device holds the lock `name`, shared by all tabs and the worker.
 * Engines without Web Locks run it at once: operation ids keep two senders harmless.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || !navigator.locks) return work()
  return navigator.locks.request(name, work) as Promise<T>
}
