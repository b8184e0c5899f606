import {
  ASKS,
  CRIME,
  CRIME_BEFORE,
  DEAD_AFTER,
  DEAD_BEFORE,
  HE_IS_GONE,
  HOSTILE,
  LOST_AFTER,
  LOST_BEFORE,
  ROOM_IS_EMPTY,
  SHE_OR_HE,
} from '../language/card-people-en.ts'
import {
  APPOSED,
  HERO_IN_APPOSITION,
  HERO_IS,
  LONG_DEAD_AFTER,
  LONG_DEAD_BEFORE,
  MANS_ROLE,
  NAME_BEFORE_ROLE,
  NO_ONE_BEFORE,
  nameOfRole,
  OFFICES,
  OWN_ROLE_BEFORE,
  POSSESSES,
  ROLE_MENTION,
  ROLE_OF_THING,
  WOMANS_ROLE,
  WRITER_ASKS,
} from '../language/card-roles-en.ts'
import { NOT_NAMES } from '../language/card-words-en.ts'
import { the } from '../language/glue-en.ts'
import type { Named } from './card-names.ts'

/** More of them than this are spoken of only. */
const MAX_ROLES = 3

interface Mention {
  readonly role: string
  readonly before: string
  readonly after: string
}

function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(ROLE_MENTION)].flatMap((m): Mention[] => {
    const before = text.slice(Math.max(0, m.index - 60), m.index)
    const after = text.slice(m.index + m[0].length, m.index + m[0].length + 160)
    const between = m[2] ?? ''
    // “Bram the shepherd”; not “In March the captain”.
    const name = NAME_BEFORE_ROLE.exec(before)?.[1]
    if (name && !NOT_NAMES.has(name) && APPOSED.test(m[1]!)) return []
    if (
      (OWN_ROLE_BEFORE.test(before) && !POSSESSES.test(after)) ||
      NO_ONE_BEFORE.test(before) ||
      ROLE_OF_THING.test(after)
    )
      return []
    return [{ role: m[3]!.toLowerCase(), before: `${before}${m[1]} ${between}`, after }]
  })
}

const pronounOfRole = (role: string, after: string): Named['pron'] => {
  if (WOMANS_ROLE.test(role)) return 'she'
  if (MANS_ROLE.test(role)) return 'he'
  const found = SHE_OR_HE.exec(after)
  return found ? (found[1] ? 'she' : 'he') : undefined
}

/** The people whom a card knows by what they are: “the keeper”, “the harbour master”; none whom it also names. */
export function readRoles(title: string, body: string, known: readonly Named[]): Named[] {
  const all = [...mentionsIn(title.replace(/(?<=\s)\p{Lu}/gu, (x) => x.toLowerCase())), ...mentionsIn(body)]
  const taken = known.map((p) => p.name.toLowerCase()).join(' ')
  const kinds = [...new Set(all.map((m) => m.role))]
  return (
    kinds
      // “The keeper” is the lighthouse keeper, once both are spoken of.
      .filter((role) => !kinds.some((x) => x !== role && x.endsWith(` ${role}`)))
      .filter((role) => !taken.split(' ').includes(role) && !namedIn(role, body))
      .map((role) =>
        roleOf(
          role,
          all.filter((m) => m.role === role || role.endsWith(` ${m.role}`)),
        ),
      )
      .slice(0, MAX_ROLES)
  )
}

/** Whether the card gives the name of whoever has this calling. */
const namedIn = (role: string, body: string): boolean => {
  const apposed = nameOfRole(role).exec(body)
  return apposed !== null && !NOT_NAMES.has(apposed[1] ?? apposed[2] ?? '')
}

function roleOf(role: string, mentions: readonly Mention[]): Named {
  const after = (pattern: RegExp): boolean => mentions.some((m) => pattern.test(m.after))
  const before = (pattern: RegExp): boolean => mentions.some((m) => pattern.test(m.before))
  const title = OFFICES.get(role)
  return {
    name: the(role),
    call: the(role),
    pron: pronounOfRole(role, mentions.map((m) => m.after).join(' ')),
    dead: after(DEAD_AFTER) || before(DEAD_BEFORE) || after(LONG_DEAD_AFTER),
    lost: after(LOST_AFTER) || after(ROOM_IS_EMPTY) || after(HE_IS_GONE) || before(LOST_BEFORE),
    accused: after(CRIME) || before(CRIME_BEFORE),
    hostile: after(HOSTILE),
    asks: after(ASKS),
    kin: false,
    role,
    ...(title ? { title } : {}),
    ...(after(LONG_DEAD_AFTER) || before(LONG_DEAD_BEFORE) ? { longDead: true } : {}),
  }
}

/** What the hero is, where the card’s writer says so of themselves and asks nobody else: “me, the tailor’s apprentice”. */
export function heroRoleOf(body: string): string | undefined {
  const found = (HERO_IN_APPOSITION.exec(body) ?? HERO_IS.exec(body))?.[1]
  return found && !WRITER_ASKS.test(body) ? found : undefined
}
