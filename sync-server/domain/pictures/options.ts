import { AppError } from '../../../shared/errors.ts'
import { PICTURE_OPTIONS } from '../../../shared/rules/pictures.ts'
import { PainterFailed, type PictureOrder } from '../../painter/painter.ts'
import { deletePictures, insertPictures } from '../../storage/queries/pictures.ts'
import { nextVersion } from '../../storage/queries/players.ts'
import { requireCredits } from '../ledger.ts'
import type { Deps } from '../ports.ts'
import { fileOf, removeFiles } from './files.ts'
import { requireMorePictures } from './limits.ts'

/** Longest time for all options of a call, in milliseconds. */
const PAINTING_TIME = 90_000

export interface OptionsWanted {
  readonly userId: string
  readonly order: PictureOrder & { readonly kind: 'avatar' | 'cover' }
  /** What choosing one will cost; asked for before anything is painted. */
  readonly cost: number
  /** Makes what was painted a picture of ours. */
  readonly encode: (painted: Uint8Array) => Promise<Uint8Array>
}

/**
 * Paints pictures to choose from and stores them as options; returns their ids. The rows are there before the pictures, so
 * that the limits count a call while it paints; when it fails, nothing is left of it and it does not count.
 * Throws NOT_ENOUGH_CREDITS, TOO_MANY_REQUESTS, PAINTER_FAILED or UNAVAILABLE.
 */
export async function paintOptions(deps: Deps, wanted: OptionsWanted): Promise<readonly string[]> {
  const ids = await reserve(deps, wanted)
  try {
    const pictures = await paint(deps, wanted)
    for (const [index, id] of ids.entries()) {
      const picture = pictures[index]
      if (!picture) throw new PainterFailed('malformed')
      await deps.media.put(fileOf(id), picture)
    }
    return ids
  } catch (error) {
    await deps.store.transaction((tx) => deletePictures(tx, ids))
    await removeFiles(deps, ids)
    if (!(error instanceof PainterFailed)) throw error
    deps.log.warn({ reason: error.reason, err: error.cause }, 'pictures could not be painted')
    throw new AppError('PAINTER_FAILED', 'The pictures could not be painted. Please try again.', { cause: error })
  }
}

function reserve(deps: Deps, { userId, order, cost }: OptionsWanted): Promise<string[]> {
  const { sources } = deps
  const batch = sources.id()
  const ids = Array.from({ length: PICTURE_OPTIONS }, () => sources.token())
  return deps.store.transaction(async (tx) => {
    await nextVersion(tx, userId)
    await requireCredits(tx, userId, cost)
    const now = sources.now()
    await requireMorePictures(tx, userId, order.kind, now)
    const { kind, prompt } = order
    const row = { userId, kind, batch, prompt, state: 'option', createdAt: now, keptAt: null } as const
    await insertPictures(
      tx,
      ids.map((id) => ({ ...row, id })),
    )
    return ids
  })
}

async function paint(deps: Deps, { order, encode }: OptionsWanted): Promise<Uint8Array[]> {
  const painted = await deps.painter.paint(order, PICTURE_OPTIONS, AbortSignal.timeout(PAINTING_TIME))
  try {
    // One after the other: a call takes one place among those that wait for a decoder.
    const pictures: Uint8Array[] = []
    for (const each of painted) pictures.push(await encode(each))
    return pictures
  } catch (error) {
    const foreign = error instanceof AppError && error.code !== 'UNAVAILABLE'
    throw foreign ? new PainterFailed('malformed', error) : error
  }
}
