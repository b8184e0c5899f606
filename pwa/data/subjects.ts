import type { QueueableName } from '../../shared/contract/queueable.ts'
import type { OutboxRow } from './db.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * What an action is about, of which one may wait: one turn and one reset a quest, one claim a reward or achievement, one
 * skipping of the setup. Of points and of changes of the profile several may wait: each is about itself. `id`: its own.
 */
export function subjectOf(name: QueueableName, args: OutboxRow['args'], id: string): string {
  if (name === 'profile.spend' || name === 'profile.update') return `${name}:${id}`
  return [name, args.params.questId ?? '', args.body.rewardType ?? args.body.achievementId ?? ''].join(':')
}

/** The change of the profile that waits last, of `rows` in their order. */
export function lastUpdate(rows: readonly OutboxRow[]): OutboxRow | null {
  return rows.findLast((row) => row.name === 'profile.update' && row.status === 'waiting') ?? null
}

/**
 * Whether a newer change of the profile may take the place of `older`, with what both say. Not when the older one may
 * have reached the server, where it could arrive after its successor; not when either makes or raises the character,
 * which a rule may refuse; and not past a turn, which is told by the name and the difficulty of its time.
 */
export function mayReplace(older: OutboxRow, newer: Body, rows: readonly OutboxRow[]): boolean {
  if (older.sentAt !== null || older.everSent) return false
  if (older.args.body.attributes || newer.attributes) return false
  return !rows.some((row) => row.name === 'game.input' && row.status === 'waiting' && row.seq > older.seq)
}

/** What two changes of the profile say together; the newer one is right. */
export function mergeUpdates(older: Body, newer: Body): Body {
  if (!older.preferences || !newer.preferences) return { ...older, ...newer }
  return { ...older, ...newer, preferences: { ...(older.preferences as Body), ...(newer.preferences as Body) } }
}

/** Whether a change that waits says all that `newer` does. A setup may be refused as a whole: words alone go without it. */
export function isSaid(older: Body, newer: Body): boolean {
  if (older.attributes && !newer.attributes) return false
  return JSON.stringify(mergeUpdates(older, newer)) === JSON.stringify(older)
}

/** Whether `newer` says anew all that `older` did: then a refusal of the older one is settled. */
export function coversUpdate(newer: Body, older: Body): boolean {
  const says = fieldsOf(newer)
  return fieldsOf(older).every((field) => says.includes(field))
}

/** What a change of the profile changes: `name`, `bio`, `attributes`, `genre`, `setting`, `difficulty`. */
export function fieldsOf(body: Body): string[] {
  const { preferences, attributePoints: _left, ...others } = body
  return [...Object.keys(others), ...Object.keys((preferences as Body | undefined) ?? {})]
}
