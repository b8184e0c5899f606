import { sql } from 'drizzle-orm'
import type { QuestCard } from '../../shared/model/quest.ts'
import type { Preferences } from '../../shared/model/user.ts'
import type { Attributes } from '../../shared/rules/attributes.ts'
import type { Difficulty, Genre, Language, Setting } from '../../shared/rules/genres.ts'
import type { RewardType } from '../../shared/rules/timed-rewards.ts'
import { bool, check, index, int, json, primaryKey, table, text, uniqueIndex } from './dialect.ts'

// Ids are UUIDv7 texts, times epoch milliseconds, credits whole numbers. `version` is the stamp of the player's scope.

/** Facts about this database: its epoch. */
export const meta = table('meta', { key: text('key').primaryKey(), value: text('value').notNull() })

export const users = table(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailFolded: text('email_folded').notNull(),
    username: text('username').notNull(),
    usernameFolded: text('username_folded').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    verifiedAt: int('verified_at'),
    isAdmin: bool('is_admin').notNull(),
    language: text('language').$type<Language>().notNull(),
    avatar: text('avatar').notNull(),
    bio: text('bio').notNull(),
    membership: text('membership').$type<'Free' | 'Premium' | 'Ultimate'>().notNull(),
    credits: int('credits').notNull(),
    held: int('held').notNull(),
    xp: int('xp').notNull(),
    attributePoints: int('attribute_points').notNull(),
    attributes: json('attributes').$type<Attributes>().notNull(),
    preferences: json('preferences').$type<Preferences>().notNull(),
    achievements: json('achievements').$type<readonly string[]>().notNull(),
    answeredTurns: int('answered_turns').notNull(),
    /** Rises with every committed change of this player's scope; the sync cursor. */
    version: int('version').notNull(),
    /** The version of the user row itself and of the timed rewards. */
    profileVersion: int('profile_version').notNull(),
    rewardsVersion: int('rewards_version').notNull(),
    /** Cursors below this one have missed tombstones and get a full copy. */
    floorVersion: int('floor_version').notNull(),
    /** Whether the character was made: `skipped` may still make it, once. */
    setup: text('setup').$type<'open' | 'skipped' | 'done'>().notNull().default('open'),
    /** When a paid membership renews, or ends if it was cancelled. */
    membershipRenewsAt: int('membership_renews_at'),
    membershipEndsAt: int('membership_ends_at'),
    createdAt: int('created_at').notNull(),
    /** A former player: nothing of the person is left in this row. */
    deletedAt: int('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email').on(t.emailFolded),
    uniqueIndex('users_username').on(t.usernameFolded),
    check('users_credits', sql`${t.credits} >= 0`),
    check('users_held', sql`${t.held} >= 0 and ${t.held} <= ${t.credits}`),
    check('users_points', sql`${t.attributePoints} >= 0`),
  ],
)

export const sessions = table(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    device: text('device').notNull(),
    createdAt: int('created_at').notNull(),
    lastSeenAt: int('last_seen_at').notNull(),
    expiresAt: int('expires_at').notNull(),
    /** Set by signing out: such a session can only have its sign-out answered once more. */
    endedAt: int('ended_at'),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_user').on(t.userId)],
)

/** A six-digit code under way. Without `codeHash` it can never succeed: the address is another's, or unknown. */
export const flows = table(
  'flows',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').$type<'verify' | 'reset' | 'email' | 'delete'>().notNull(),
    userId: text('user_id'),
    emailFolded: text('email_folded').notNull(),
    /** The username that a waiting registration keeps for itself. */
    usernameFolded: text('username_folded'),
    email: text('email').notNull(),
    payload: json('payload').$type<Record<string, string>>().notNull(),
    codeHash: text('code_hash'),
    tries: int('tries').notNull(),
    /** Mails that went out for it. */
    sends: int('sends').notNull(),
    sentAt: int('sent_at').notNull(),
    expiresAt: int('expires_at').notNull(),
    consumedAt: int('consumed_at'),
    createdAt: int('created_at').notNull(),
  },
  (t) => [
    index('flows_email').on(t.emailFolded, t.sentAt),
    index('flows_username').on(t.usernameFolded),
    index('flows_created').on(t.createdAt),
  ],
)

/** First answers by operation id, kept for 7 days and replayed byte for byte. */
export const operations = table(
  'operations',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    status: int('status').notNull(),
    body: text('body').notNull(),
    /** The turn this operation began; its REST answer is the turn's. */
    turnId: text('turn_id'),
    createdAt: int('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('operations_created').on(t.createdAt)],
)

/** First answers to visitors, who have no user id yet: found by a hash of their key and readable with the key only. */
export const visits = table(
  'visits',
  {
    keyHash: text('key_hash').primaryKey(),
    sealed: text('sealed').notNull(),
    createdAt: int('created_at').notNull(),
  },
  (t) => [index('visits_created').on(t.createdAt)],
)

/** Ids sort by time: the key is also the order of a player's history, one index less to write at every movement. */
export const ledger = table(
  'ledger',
  {
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    amount: int('amount').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    balanceAfter: int('balance_after').notNull(),
    createdAt: int('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), check('ledger_balance', sql`${t.balanceAfter} >= 0`)],
)

export const holds = table(
  'holds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    amount: int('amount').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    state: text('state').$type<'open' | 'settled' | 'returned'>().notNull(),
    createdAt: int('created_at').notNull(),
    endedAt: int('ended_at'),
  },
  (t) => [index('holds_state').on(t.state, t.createdAt)],
)

/** Every gain of XP and attribute points; levels can be recounted from it. */
export const xpEvents = table(
  'xp_events',
  {
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    xp: int('xp').notNull(),
    attributePoints: int('attribute_points').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    createdAt: int('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const quests = table(
  'quests',
  {
    id: text('id').primaryKey(),
    /** Official quests only. */
    slug: text('slug'),
    contentId: text('content_id'),
    ownerId: text('owner_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Folded title and description, for LIKE on either engine. */
    searchText: text('search_text').notNull(),
    genre: text('genre').$type<Genre>().notNull(),
    setting: text('setting').$type<Setting>().notNull(),
    difficulty: text('difficulty').$type<Difficulty>(),
    opening: text('opening'),
    /** People, places and things that the author describes to the narrator alone. */
    cards: json('cards').$type<readonly QuestCard[]>().notNull().default([]),
    coverImage: text('cover_image').notNull(),
    coverTitle: json('cover_title').$type<{ at: 'top' | 'bottom'; ink: 'light' | 'dark' }>().notNull(),
    isOfficial: bool('is_official').notNull(),
    isPublic: bool('is_public').notNull(),
    playCount: int('play_count').notNull(),
    creditsEarned: int('credits_earned').notNull(),
    createdAt: int('created_at').notNull(),
    deletedAt: int('deleted_at'),
    version: int('version').notNull(),
  },
  (t) => [
    uniqueIndex('quests_slug').on(t.slug),
    index('quests_shelf').on(t.isOfficial, t.isPublic, t.id),
    index('quests_owner').on(t.ownerId, t.version),
  ],
)

export const timedRewards = table(
  'timed_rewards',
  {
    userId: text('user_id').notNull(),
    type: text('type').$type<RewardType>().notNull(),
    lastClaimed: int('last_claimed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
)

/** Rows of a player's scope that are gone; kept for 90 days. */
export const tombstones = table(
  'tombstones',
  {
    userId: text('user_id').notNull(),
    entity: text('entity').$type<'quests' | 'progress' | 'messages'>().notNull(),
    entityId: text('entity_id').notNull(),
    version: int('version').notNull(),
    createdAt: int('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entity, t.entityId] }),
    index('tombstones_version').on(t.userId, t.version),
  ],
)

/** Mail to be sent; a row is leased while a try runs and deleted when it went out. */
export const mails = table(
  'mails',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    attempts: int('attempts').notNull(),
    nextAt: int('next_at').notNull(),
    expiresAt: int('expires_at').notNull(),
  },
  (t) => [index('mails_next').on(t.nextAt)],
)
