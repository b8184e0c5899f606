import { generateAvatar, removeAvatar, saveGeneratedAvatar, uploadAvatar } from '../../../shared/contract/avatars.ts'
import { AppError } from '../../../shared/errors.ts'
import { COSTS } from '../../../shared/rules/costs.ts'
import { GENRES, SETTINGS } from '../../../shared/rules/genres.ts'
import {
  AVATAR_PROMPT_MAX,
  AVATAR_SIDE,
  PICTURE_OPTION_LIFETIME,
  pictureIdOf,
  pictureUrl,
} from '../../../shared/rules/pictures.ts'
import { cleanText, foldText, isBlank, isWellFormed } from '../../../shared/rules/text.ts'
import {
  deleteOptions,
  deletePictures,
  findPicture,
  insertPictures,
  keepPicture,
  type PictureRow,
} from '../../storage/queries/pictures.ts'
import { findUser, setAvatar, type UserRow } from '../../storage/queries/players.ts'
import type { Tx } from '../../storage/store.ts'
import { onPreparedWrite, onWrite, type Write } from '../handler.ts'
import { post } from '../ledger.ts'
import type { Deps } from '../ports.ts'
import { fileOf, removeFiles } from './files.ts'
import { paintOptions } from './options.ts'

type Change = Pick<Write<typeof uploadAvatar>, 'actor' | 'version' | 'now' | 'after'>

/** A picture of the player's own, free of charge; decoded and stored before the transaction. */
export const uploadAvatarHandler = onPreparedWrite(
  uploadAvatar,
  async (deps, { file }) => {
    if (!file) throw new AppError('BAD_REQUEST', 'Send a picture.')
    const id = deps.sources.token()
    await deps.media.put(fileOf(id), await deps.images.square(file, AVATAR_SIDE))
    return id
  },
  async (deps, tx, input, id) => {
    const { actor, now } = input
    const kept = { state: 'kept', createdAt: now, keptAt: now } as const
    // Without a prompt: nobody painted it, and no limit counts it.
    await insertPictures(tx, [{ id, userId: actor.userId, kind: 'avatar', batch: id, prompt: '', ...kept }])
    return { avatar: await wear(deps, tx, input, pictureUrl(id)) }
  },
)

export const removeAvatarHandler = onWrite(removeAvatar, async (deps, tx, input) => ({
  avatar: await wear(deps, tx, input, ''),
}))

/** Four portraits to choose from, painted before the transaction; nothing is charged until one is chosen. */
export const generateAvatarHandler = onPreparedWrite(
  generateAvatar,
  async (deps, { actor, body }) =>
    paintOptions(deps, {
      userId: actor.userId,
      order: orderOf(promptOf(body.prompt), actor.player),
      cost: COSTS.avatar,
      encode: (painted) => deps.images.square(painted, AVATAR_SIDE),
    }),
  async (_deps, _tx, _input, ids) => ({ imageUrls: ids.map(pictureUrl) }),
)

/**
 * Chooses one of the player's own options, named by its path alone: nothing is ever fetched (decisions, "authority").
 * Choosing again what is worn already changes nothing and costs nothing; one picture of a batch can be chosen.
 */
export const saveGeneratedAvatarHandler = onWrite(saveGeneratedAvatar, async (deps, tx, input) => {
  const { actor, body, version, now } = input
  const picture = await ownPortrait(tx, actor.userId, body.imageUrl)
  const user = await playerOf(tx, actor.userId)
  if (picture?.state === 'kept' && user.avatar === body.imageUrl) {
    return { avatar: user.avatar, creditsRemaining: user.credits - user.held }
  }
  if (picture?.state !== 'option' || picture.createdAt <= now - PICTURE_OPTION_LIFETIME) {
    throw new AppError('PICTURE_UNKNOWN', 'This picture is not among those that wait to be chosen.')
  }
  const { id } = picture
  const paid = { userId: actor.userId, amount: -COSTS.avatar, kind: 'avatar', reference: id, version } as const
  const balance = await post(tx, deps.sources, paid)
  await keepPicture(tx, id, now)
  const others = await deleteOptions(tx, picture.batch)
  input.after(() => void removeFiles(deps, others))
  return {
    avatar: await wear(deps, tx, input, pictureUrl(id)),
    creditsRemaining: balance.credits - balance.held,
  }
})

async function ownPortrait(tx: Tx, userId: string, imageUrl: string): Promise<PictureRow | null> {
  const id = pictureIdOf(imageUrl)
  const picture = id === null ? null : await findPicture(tx, id)
  return picture?.userId === userId && picture.kind === 'avatar' ? picture : null
}

/** Changes the player's picture and lets go of the one before; returns the new one's address. */
async function wear(deps: Deps, tx: Tx, { actor, version, now, after }: Change, avatar: string): Promise<string> {
  const before = await ownPortrait(tx, actor.userId, (await playerOf(tx, actor.userId)).avatar)
  await setAvatar(tx, actor.userId, avatar, version)
  if (before) {
    // The row of a painted one stays for its day: the limits count it.
    const counts = before.prompt !== '' && before.createdAt > now - PICTURE_OPTION_LIFETIME
    if (!counts) await deletePictures(tx, [before.id])
    after(() => void removeFiles(deps, [before.id]))
  }
  return avatar
}

/** The player's words as the painter gets them; throws RULE_VIOLATION when there are none, or too many. */
function promptOf(text: string): string {
  const prompt = cleanText(text)
  const refuse = (message: string) => new AppError('RULE_VIOLATION', message, { data: { field: 'prompt' } })
  if (isBlank(prompt)) throw refuse('Please enter a prompt for your avatar')
  if (!isWellFormed(prompt)) throw refuse('This description has broken characters.')
  if (prompt.length > AVATAR_PROMPT_MAX) throw refuse(`A description has at most ${AVATAR_PROMPT_MAX} characters.`)
  return prompt
}

/** What the words leave open comes from what the player likes to play. */
function orderOf(prompt: string, { preferences }: UserRow) {
  const words = ` ${foldText(prompt).replace(/[^\p{L}-]+/gu, ' ')} `
  const named = <T extends string>(names: readonly T[]) => names.find((name) => words.includes(` ${foldText(name)} `))
  const genre = named(GENRES) ?? preferences.genre[0] ?? null
  return { kind: 'avatar', prompt, genre, setting: named(SETTINGS) ?? preferences.setting } as const
}

async function playerOf(tx: Tx, userId: string): Promise<UserRow> {
  const user = await findUser(tx, userId)
  if (!user) throw new Error('no such player')
  return user
}
