import { bool, index, int, primaryKey, table, text } from './dialect.ts'

// How players sign in from elsewhere, what they subscribe to, and their pictures. See `schema.ts` for the conventions.

/** An account of a sign-in provider that opens an account here: the pair is the identity, an address is none. */
export const identities = table(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
    email: text('email').notNull(),
    createdAt: int('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('identities_user').on(t.userId)],
)

/** A sign-in at a provider that is under way: found by a hash of its state, of use to the browser that began it only. */
export const providerLogins = table(
  'provider_logins',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    verifier: text('verifier').notNull(),
    nonce: text('nonce').notNull(),
    createdAt: int('created_at').notNull(),
  },
  (t) => [index('provider_logins_created').on(t.createdAt)],
)

/** A one-time token that the page after a provider's sign-in exchanges for a session; stored hashed, good for 60 s. */
export const handoffs = table(
  'handoffs',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull(),
    expiresAt: int('expires_at').notNull(),
    usedAt: int('used_at'),
  },
  (t) => [index('handoffs_expires').on(t.expiresAt)],
)

/** What a player subscribes to, as the payment provider last said. The tier itself stands in `users.membership`. */
export const memberships = table(
  'memberships',
  {
    userId: text('user_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    tier: text('tier').$type<'Premium' | 'Ultimate'>(),
    status: text('status').notNull(),
    /** When the event was made that said so: older ones that come later count for nothing. */
    eventAt: int('event_at').notNull(),
    cancelsAtEnd: bool('cancels_at_end').notNull(),
    updatedAt: int('updated_at').notNull(),
  },
  (t) => [index('memberships_customer').on(t.customerId)],
)

/** Events of the payment provider that were taken in: each counts once. */
export const paymentEvents = table(
  'payment_events',
  { id: text('id').primaryKey(), createdAt: int('created_at').notNull() },
  (t) => [index('payment_events_created').on(t.createdAt)],
)

/** Pictures of players. An `option` was painted and not chosen yet; `kept` is in use. `id` is the file's name without its ending. */
export const pictures = table(
  'pictures',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<'avatar' | 'cover' | 'scene'>().notNull(),
    /** Options of one batch were asked for by one call: one of them may be chosen. */
    batch: text('batch').notNull(),
    prompt: text('prompt').notNull(),
    state: text('state').$type<'option' | 'kept'>().notNull(),
    createdAt: int('created_at').notNull(),
    keptAt: int('kept_at'),
  },
  (t) => [
    index('pictures_user').on(t.userId, t.kind, t.createdAt),
    index('pictures_state').on(t.state, t.createdAt),
    index('pictures_batch').on(t.batch),
  ],
)
