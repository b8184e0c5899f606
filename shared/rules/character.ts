import { AppError } from '../errors.ts'
import { ATTRIBUTE_MAX, ATTRIBUTES, type Attribute, type Attributes, SETUP_ATTRIBUTE_MAX } from './attributes.ts'
import type { Difficulty, Genre, Setting } from './genres.ts'
import { cleanText, isBlank, isWellFormed } from './text.ts'

// The server decides by these rules, and a device predicts by them. All of them throw AppError and change nothing.

/** Longest name and bio in characters. */
export const NAME_MAX = 80
export const BIO_MAX = 500

/** The part of a player that players change themselves. */
export interface Character {
  readonly name: string
  readonly bio: string
  readonly preferences: { readonly genre: Genre[]; readonly setting: Setting; readonly difficulty: Difficulty }
  readonly attributes: Attributes
  readonly attributePoints: number
  /** Whether the character was made; `skipped` may still make it, once. */
  readonly setup: 'open' | 'skipped' | 'done'
}

/** What is given changes; the rest stays. */
export interface ProfileChange {
  readonly name?: string | undefined
  readonly bio?: string | undefined
  readonly preferences?:
    | {
        readonly genre?: Genre | readonly Genre[] | undefined
        readonly setting?: Setting | undefined
        readonly difficulty?: Difficulty | undefined
      }
    | undefined
  /** Absolute values: the sliders of the setup, or with `attributePoints` what is wanted after spending. */
  readonly attributes?: { readonly [each in Attribute]?: number | undefined } | undefined
  /** The points left after spending. */
  readonly attributePoints?: number | undefined
}

/**
 * A player with `change` made, whole or not at all (decisions, the table on `PUT /profiles`).
 * Throws RULE_VIOLATION, SETUP_DONE or NOT_ENOUGH_POINTS.
 */
export function changeProfile<C extends Character>(player: C, change: ProfileChange): C {
  checkProfileChange(change)
  return {
    ...player,
    ...(change.name === undefined ? {} : { name: tidyName(change.name) }),
    ...(change.bio === undefined ? {} : { bio: cleanText(change.bio) }),
    preferences: preferred(player.preferences, change.preferences ?? {}),
    ...settled(player, change),
  }
}

/** Throws RULE_VIOLATION for a change that is none, or that no player may make, whatever the state. */
export function checkProfileChange(change: ProfileChange): void {
  const { name, bio, preferences = {}, attributes, attributePoints } = change
  const raised = attributes ? valuesOf(attributes) : null
  const given = [name, bio, raised, attributePoints, ...Object.values(preferences)]
  if (raised && Object.keys(raised).length === 0) throw rule('attributes', 'Name the attributes to change.')
  if (given.every((each) => each === undefined || each === null)) throw rule('body', 'Nothing was given to change.')
  if (attributePoints !== undefined && !raised) throw rule('attributes', 'Name the attributes that the points go to.')
  if (name !== undefined) {
    checkLength('name', name, NAME_MAX)
    if (isBlank(name)) throw rule('name', 'A name is required.')
  }
  if (bio !== undefined) checkLength('bio', bio, BIO_MAX)
}

/** A player with one attribute raised by `points`. Throws NOT_ENOUGH_POINTS or, over 999, RULE_VIOLATION. */
export function spendPoints<C extends Character>(player: C, attribute: Attribute, points: number): C {
  const attributes = { ...player.attributes, [attribute]: player.attributes[attribute] + points }
  return { ...player, ...spent(player, attributes, player.attributePoints - points) }
}

/** A player who plays with the character as it is and is not asked again; a character that was made stays made. */
export function skipSetup<C extends Character>(player: C): C {
  return player.setup === 'open' ? { ...player, setup: 'skipped' } : player
}

function preferred(stored: Character['preferences'], change: NonNullable<ProfileChange['preferences']>) {
  const { genre, setting = stored.setting, difficulty = stored.difficulty } = change
  const genres = genre === undefined ? stored.genre : typeof genre === 'string' ? [genre] : [...new Set(genre)]
  return { genre: genres, setting, difficulty }
}

type Settled = Pick<Character, 'attributes' | 'attributePoints' | 'setup'>

function settled(player: Character, { attributes, attributePoints }: ProfileChange): Settled {
  if (!attributes) {
    return { attributes: player.attributes, attributePoints: player.attributePoints, setup: player.setup }
  }
  const given = valuesOf(attributes)
  const wanted = { ...player.attributes, ...given }
  if (attributePoints !== undefined) return spent(player, wanted, attributePoints)
  if (player.setup === 'done') throw new AppError('SETUP_DONE', 'Your character is made already.')
  if (Object.values(given).some((value) => value < 0 || value > SETUP_ATTRIBUTE_MAX)) {
    throw rule('attributes', `A new character has attributes from 0 to ${SETUP_ATTRIBUTE_MAX}.`)
  }
  return { attributes: wanted, attributePoints: player.attributePoints, setup: 'done' }
}

/** After spending: no attribute fell, none is over 999, and the points pay for exactly what was raised. */
function spent(player: Character, attributes: Attributes, left: number): Settled {
  const raises = ATTRIBUTES.map((each) => attributes[each] - player.attributes[each])
  const cost = raises.reduce((sum, raise) => sum + raise, 0)
  const available = player.attributePoints
  if (raises.some((raise) => raise < 0)) throw rule('attributes', 'An attribute never falls.')
  if (cost > available) {
    throw new AppError('NOT_ENOUGH_POINTS', `Not enough attribute points: this costs ${cost}, you have ${available}.`, {
      data: { cost, available },
    })
  }
  if (ATTRIBUTES.some((each) => attributes[each] > ATTRIBUTE_MAX)) {
    throw rule('attributes', `An attribute is ${ATTRIBUTE_MAX} at most.`)
  }
  if (available - cost !== left) throw rule('attributePoints', 'The points spent are not what was raised.')
  // Who spends a point has taken the character as it is.
  return { attributes, attributePoints: left, setup: cost > 0 ? 'done' : player.setup }
}

function valuesOf(attributes: NonNullable<ProfileChange['attributes']>): Partial<Attributes> {
  const values: Partial<Attributes> = {}
  for (const each of ATTRIBUTES) if (attributes[each] !== undefined) values[each] = attributes[each]
  return values
}

/** A name is one line. */
const tidyName = (name: string): string => cleanText(name).replace(/\s+/g, ' ')

function checkLength(field: 'name' | 'bio', text: string, max: number): void {
  // What is far too long is not worth cleaning.
  const length = text.length > max * 10 ? text.length : [...cleanText(text)].length
  if (length > max) throw rule(field, `The ${field} has at most ${max} characters.`)
  if (!isWellFormed(text)) throw rule(field, 'The text is not valid Unicode.')
}

const rule = (field: string, message: string) => new AppError('RULE_VIOLATION', message, { data: { field } })
