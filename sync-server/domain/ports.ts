import type { Plan } from '../../shared/rules/memberships.ts'
import type { DiceSource, Narrator } from '../narrator/narrator.ts'
import type { Painter } from '../painter/painter.ts'
import type { Store } from '../storage/store.ts'

/** Time, ids and randomness, given from outside so that tests can set them. */
export interface Sources {
  /** Epoch milliseconds. */
  now(): number
  /** A new UUIDv7. */
  id(): string
  /** A whole number, 0 ≤ n < limit, from the cryptographic generator. */
  randomInt(limit: number): number
  /** 256 random bits as base64url. */
  token(): string
  dice(): DiceSource
}

/** Where events for connected devices go. Never throws; losing one is allowed, all can be pulled. */
export interface Pokes {
  poke(userId: string, version: number): void
  turnText(userId: string, event: { turnId: string; questId: string; offset: number; text: string }): void
  turnEnd(
    userId: string,
    event: { turnId: string; questId: string; status: 'done' | 'failed'; code: string | null },
  ): void
  endSession(sessionId: string): void
}

export interface Log {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

/** Hashing that is slow on purpose; at most four at once, then AppError UNAVAILABLE. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** False for a null hash, in the same time as for a wrong password. */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** What a player subscribes to, as the payment provider describes it. Times in epoch milliseconds. */
export interface Subscription {
  readonly id: string
  readonly customerId: string
  /** The player it was opened for; null when it was not opened here. */
  readonly userId: string | null
  /** By its price, else as it was opened; null when it is none of ours. */
  readonly plan: Plan | null
  /** The provider's own word: `active`, `past_due`, `canceled` … */
  readonly status: string
  readonly createdAt: number
  /** The end of the time that is paid. */
  readonly periodEnd: number | null
  /** When it ends, if it was cancelled; null when it renews. */
  readonly endsAt: number | null
}

/** An answer with the provider's own time of it, in whole seconds as milliseconds. */
export interface Said<T> {
  readonly value: T
  readonly saidAt: number
}

/** News of the payment provider, checked to be its own. `about` is null where it concerns nothing that is kept here. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** The provider's time, in whole seconds as milliseconds. */
  readonly createdAt: number
  readonly about:
    | { readonly kind: 'subscription'; readonly subscription: Subscription }
    /** Something about what a customer subscribes to has changed: what, it does not tell. */
    | { readonly kind: 'customer'; readonly customerId: string; readonly userId: string | null }
    | null
}

/** The page of the provider where a player pays. */
export interface Checkout {
  readonly userId: string | null
  readonly customerId: string | null
  readonly subscribes: boolean
  readonly isPaid: boolean
}

/**
 * The payment provider. Everything rejects with AppError PAYMENT_FAILED when it does not answer or refuses. A `key` pins an
 * operation: the same one asked for twice happens once.
 */
export interface Payments {
  /** The plans that have a price here. */
  readonly plans: readonly Plan[]
  /** What a plan costs a month, in the smallest unit of its currency; null when its price is not for a month, or not in use. */
  offer(plan: Plan): Promise<{ readonly amount: number; readonly currency: string } | null>
  /** Reads a message of the provider. BAD_REQUEST unless it is signed, and not more than five minutes before `now`. */
  readEvent(body: Uint8Array, signature: string, now: number): Promise<PaymentEvent>
  createCustomer(userId: string, email: string, key: string): Promise<string>
  /** Opens a page to pay for a plan, and closes those that the customer has open; null when there is no such customer. */
  openCheckout(
    order: { readonly customerId: string; readonly userId: string; readonly plan: Plan; readonly returnTo: string },
    key: string,
  ): Promise<string | null>
  closeCheckouts(customerId: string): Promise<void>
  /** Null when there is none of that id. */
  findCheckout(id: string): Promise<Checkout | null>
  /** All that a customer ever subscribed to, the newest first. */
  subscriptions(customerId: string): Promise<Said<readonly Subscription[]>>
  /** Moves a subscription to another plan at once and lets it renew; the difference is charged or credited. */
  changePlan(subscriptionId: string, plan: Plan, key: string): Promise<Said<Subscription>>
  cancelAtEnd(subscriptionId: string): Promise<Said<Subscription>>
  resume(subscriptionId: string): Promise<Said<Subscription>>
  /** Ends a subscription at once, if it has not ended; `credit`: what is left of its time counts for the customer. */
  end(subscriptionId: string, credit: boolean): Promise<void>
}

/** A sign-in at a provider that is under way; all but `callback` are secrets of this one sign-in. */
export interface ProviderAttempt {
  /** Where the provider sends the browser back to. */
  readonly callback: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Whom a provider vouches for: `issuer` and `subject` are the identity. */
export interface ProviderAccount {
  readonly issuer: string
  readonly subject: string
  /** Null unless the provider says that it is theirs. */
  readonly email: string | null
  /** Empty when the provider does not say. */
  readonly name: string
}

/** A provider that people have an account of, and sign in with (OpenID Connect: code, PKCE S256, state, nonce). */
export interface SignInProvider {
  /** Where the browser signs in. Rejects when the provider cannot be reached. */
  addressOf(attempt: ProviderAttempt): Promise<string>
  /**
   * Who signed in, by `answer`, the address that the browser came back to. Rejects for anything that the provider did not
   * say to this very attempt, and when it cannot be reached.
   */
  accountOf(answer: URL, attempt: Omit<ProviderAttempt, 'callback'>): Promise<ProviderAccount>
}

/** Pictures as files that never change, by the names they are served by: an id, then `.webp`. */
export interface MediaStore {
  /** Stores `bytes` for good before it resolves. Throws UNAVAILABLE when there is no room. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Size in bytes and when it was stored (epoch ms); null for what is not there. */
  find(name: string): Promise<MediaFile | null>
  read(name: string): Promise<Uint8Array | null>
  /** Removes what is there; nothing there is no fault. */
  remove(name: string): Promise<void>
  /** The names of what was stored before `time` (epoch ms), pieces that a dead process left included. */
  storedBefore(time: number): AsyncIterable<string>
}

export interface MediaFile {
  readonly size: number
  readonly storedAt: number
}

/** Turns pictures of strangers into pictures of ours. */
export interface Images {
  /**
   * A still JPEG, PNG, WebP or AVIF as a square WebP of `side` pixels: upright, nothing left of it but its pixels.
   * Throws UNSUPPORTED_MEDIA_TYPE for what is none or broken, TOO_LARGE above the pixel limit, UNAVAILABLE when busy.
   */
  square(bytes: Uint8Array, side: number): Promise<Uint8Array>
}

/** What the domain works with; built once in `services.ts`. */
export interface Deps {
  readonly store: Store
  readonly sources: Sources
  readonly pokes: Pokes
  readonly narrator: Narrator
  readonly painter: Painter
  readonly passwords: Passwords
  readonly media: MediaStore
  readonly images: Images
  readonly log: Log
  /** Null where nothing is sold. */
  readonly payments: Payments | null
  /** Null where the operator set up no sign-in with Google. */
  readonly google: SignInProvider | null
  readonly adminEmails: ReadonlySet<string>
  /** Longest time a reply may take, in milliseconds. */
  readonly narratorTimeout: number
  /** Told after the commit that an account is gone, so that what lies elsewhere ends too: a paid membership must not go on. */
  readonly onAccountDeleted?: (userId: string) => void
}
