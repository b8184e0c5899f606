import { type FileHandle, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../shared/errors.ts'
import type { MediaStore } from '../domain/ports.ts'

/** No name has a separator or a dot but the one before its ending: it cannot lead out of the folder. */
const NAME = /^[A-Za-z0-9_-]{43}\.webp$/
/** What is being written, or what a process that died was writing. */
const UNFINISHED = '.part'
const FOLDER = /^[A-Za-z0-9_-]{2}$/

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'])

/** Pictures as files under `dir`, in folders by the first two signs of their names. */
export function createFileMedia(dir: string): MediaStore {
  const folderOf = (name: string) => join(dir, name.slice(0, 2))
  const pathOf = (name: string) => join(folderOf(name), name)

  return {
    async put(name, bytes) {
      if (!NAME.test(name)) throw new Error(`no name of a picture: ${name}`)
      const part = `${pathOf(name)}${UNFINISHED}`
      try {
        await mkdir(folderOf(name), { recursive: true })
        await closing(open(part, 'w'), async (file) => {
          await file.writeFile(bytes)
          await file.sync()
        })
        await rename(part, pathOf(name))
        await syncFolder(folderOf(name))
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined)
        if (!FULL.has(codeOf(error))) throw error
        const why = { retryAfter: 60, cause: error }
        throw new AppError('UNAVAILABLE', 'There is no room for pictures just now. Try again later.', why)
      }
    },

    async find(name) {
      if (!NAME.test(name)) return null
      const found = await absent(stat(pathOf(name)))
      return found?.isFile() ? { size: found.size, storedAt: Math.floor(found.mtimeMs) } : null
    },

    read: async (name) => (NAME.test(name) ? absent(readFile(pathOf(name))) : null),

    async remove(name) {
      if (NAME.test(name.replace(/\.part$/, ''))) await rm(pathOf(name), { force: true })
    },

    async *storedBefore(time) {
      for await (const folder of entries(dir)) {
        if (!FOLDER.test(folder)) continue
        for await (const name of entries(join(dir, folder))) {
          if (!NAME.test(name.replace(/\.part$/, ''))) continue
          const found = await absent(stat(pathOf(name)))
          if (found && found.mtimeMs < time) yield name
        }
      }
    },
  }
}

async function closing<T>(opening: Promise<FileHandle>, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await opening
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

/** The new name outlives a power cut once its folder is written too; Windows opens no folders and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await closing(open(folder, 'r'), (handle) => handle.sync())
}

async function* entries(folder: string): AsyncIterable<string> {
  const opened = await absent(opendir(folder))
  if (opened) for await (const entry of opened) yield entry.name
}

/** What was asked for, or null when it is not there. */
async function absent<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code)
