import type { Preferences } from '../../../shared/model/user.ts'
import { defaultAttributes } from '../../../shared/rules/attributes.ts'
import { LANGUAGES } from '../../../shared/rules/genres.ts'
import { foldText } from '../../../shared/rules/text.ts'
import type { FlowRow } from '../../storage/queries/flows.ts'
import type { insertUser } from '../../storage/queries/players.ts'
import type { Deps } from '../ports.ts'

/** What a story is like for who has chosen nothing. */
export const defaultPreferences = (): Preferences => ({ genre: ['Fantasy'], setting: 'Medieval', difficulty: 'Normal' })

/** The account that a confirmed registration becomes, with nothing earned yet. `payload`: see `begin` in register.ts. */
export function newUser(
  deps: Deps,
  flow: Pick<FlowRow, 'email' | 'emailFolded' | 'payload'>,
): Parameters<typeof insertUser>[1] {
  const { name = '', username = '', passwordHash = null, language } = flow.payload
  const now = deps.sources.now()
  return {
    id: deps.sources.id(),
    email: flow.email,
    emailFolded: flow.emailFolded,
    username,
    usernameFolded: foldText(username),
    name,
    passwordHash,
    verifiedAt: now,
    isAdmin: deps.adminEmails.has(flow.emailFolded),
    language: LANGUAGES.find((each) => each === language) ?? 'en',
    avatar: '',
    bio: '',
    membership: 'Free',
    credits: 0,
    held: 0,
    xp: 0,
    attributePoints: 0,
    attributes: defaultAttributes(),
    preferences: defaultPreferences(),
    achievements: [],
    answeredTurns: 0,
    version: 1,
    profileVersion: 1,
    rewardsVersion: 1,
    floorVersion: 0,
    createdAt: now,
  }
}
