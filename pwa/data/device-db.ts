import { BRAND } from '../../shared/brand.ts'

/** Where the worker finds the session and the language; raw IndexedDB, so that the worker stays small. */
export const DEVICE_DB = `${BRAND.toLowerCase()}-device`

/** A session that ended here, and the operation id under which the server is told. */
export interface LeftSession {
  readonly token: string
  readonly operationId: string
}

/** What a page tells the worker about this device. */
export interface DeviceFacts {
  session: { readonly token: string; readonly userId: string }
  /** Sessions that were signed out of: the server still has to hear. */
  left: readonly LeftSession[]
  /** The language replies are told in, such as `de`. */
  language: string
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DEVICE_DB, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('facts')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Writes a fact for the worker; null removes it. Rejects where it cannot be kept; then there is no worker's part. */
export async function writeFact<K extends keyof DeviceFacts>(key: K, value: DeviceFacts[K] | null): Promise<void> {
  const db = await open()
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = db.transaction('facts', 'readwrite')
      if (value === null) transaction.objectStore('facts').delete(key)
      else transaction.objectStore('facts').put(value, key)
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    db.close()
  }
}

/** Reads a fact that a page wrote. */
export async function readFact<K extends keyof DeviceFacts>(key: K): Promise<DeviceFacts[K] | null> {
  const db = await open()
  try {
    return await new Promise((resolve, reject) => {
      const request = db.transaction('facts').objectStore('facts').get(key)
      request.onsuccess = () => resolve((request.result as DeviceFacts[K] | undefined) ?? null)
      request.onerror = () => reject(request.error)
    })
  } finally {
    db.close()
  }
}
