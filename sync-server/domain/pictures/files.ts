import type { Deps } from '../ports.ts'

/** The file of the picture `id` in the media store. */
export const fileOf = (id: string): string => `${id}.webp`

/** Removes the files of pictures that have no row any more. What cannot be removed now is swept later. */
export async function removeFiles(deps: Pick<Deps, 'media' | 'log'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await deps.media.remove(fileOf(id)).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the file of a picture could not be removed yet')
    })
  }
}
