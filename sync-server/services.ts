import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { config, health } from '../shared/contract/system.ts'
import { createImages } from './clients/images.ts'
import type { Mail } from './clients/mail.ts'
import { createPasswords } from './clients/passwords.ts'
import { officialQuests } from './content/quests.ts'
import { deleteAccountHandler, requestDeletionHandler } from './domain/accounts/deletion.ts'
import { confirmEmailHandler, updateEmailHandler } from './domain/accounts/email.ts'
import { exportHandler } from './domain/accounts/export.ts'
import { resendHandler, verifyHandler } from './domain/accounts/flows.ts'
import { exchangeGoogleHandler } from './domain/accounts/google.ts'
import { loginHandler, logoutHandler, meHandler } from './domain/accounts/login.ts'
import { forgotPasswordHandler, resetPasswordHandler, updatePasswordHandler } from './domain/accounts/passwords.ts'
import { registerHandler } from './domain/accounts/register.ts'
import { endOtherSessionsHandler, endSessionHandler, sessionsHandler } from './domain/accounts/session-list.ts'
import { updateUsernameHandler } from './domain/accounts/username.ts'
import { type AnyHandler, onRun } from './domain/handler.ts'
import { createOffers, type Offers } from './domain/membership/offers.ts'
import {
  cancelMembershipHandler,
  checkoutHandler,
  resumeMembershipHandler,
  verifyMembershipHandler,
} from './domain/membership/subscribe.ts'
import { endBilling } from './domain/membership/truth.ts'
import {
  generateAvatarHandler,
  removeAvatarHandler,
  saveGeneratedAvatarHandler,
  uploadAvatarHandler,
} from './domain/pictures/avatars.ts'
import type { Deps, Log, MediaStore, Payments, SignInProvider, Sources } from './domain/ports.ts'
import { claimAchievementHandler } from './domain/profiles/achievements.ts'
import { skipSetupHandler, spendPointsHandler, updateProfileHandler } from './domain/profiles/change.ts'
import { publicProfileHandler } from './domain/profiles/public.ts'
import { communityHandler, mineHandler, officialHandler, progressIdsHandler } from './domain/quests.ts'
import { claimRewardHandler, rewardsHandler } from './domain/rewards.ts'
import { seedQuests } from './domain/seed.ts'
import { gameHandlers } from './domain/turns/game.ts'
import { TurnJobs } from './domain/turns/jobs.ts'
import { sweepTurns } from './domain/turns/sweep.ts'
import { EventHub } from './http/events.ts'
import { createLimits, type Limits } from './http/limits.ts'
import { syncHandlers } from './http/routes/sync.ts'
import type { Narrator } from './narrator/narrator.ts'
import type { Painter } from './painter/painter.ts'
import type { Store } from './storage/store.ts'

export interface Folders {
  /** The built app. */
  readonly app: string
  /** Quest covers. */
  readonly covers: string
}

export interface Parts {
  readonly store: Store
  readonly sources: Sources
  readonly log: Log
  readonly narrator: Narrator
  readonly painter: Painter
  readonly mail: Mail
  /** Null where nothing is sold. */
  readonly payments: Payments | null
  /** Null where the operator set up no sign-in with Google. */
  readonly google: SignInProvider | null
  readonly media: MediaStore
  readonly adminEmails: ReadonlySet<string>
  readonly narratorTimeout: number
  readonly publicUrl: string | null
  readonly trustProxy: boolean
  readonly folders: Folders
  readonly version: string
  /** Multiplies the limits per address and player; tests raise it. */
  readonly limitFactor?: number
}

export interface Services extends Parts {
  readonly deps: Deps
  readonly hub: EventHub
  readonly jobs: TurnJobs
  readonly limits: Limits
  readonly handlers: readonly AnyHandler[]
}

/** The composition root: storage and clients become the domain. Seeds, and ends what a dead process left behind. */
export async function createServices(parts: Parts): Promise<Services> {
  const hub = new EventHub()
  const deps: Deps = {
    store: parts.store,
    sources: parts.sources,
    pokes: hub,
    narrator: parts.narrator,
    painter: parts.painter,
    passwords: createPasswords(),
    payments: parts.payments,
    media: parts.media,
    images: createImages(),
    log: parts.log,
    google: parts.google,
    adminEmails: parts.adminEmails,
    narratorTimeout: parts.narratorTimeout,
    onAccountDeleted: (userId) => void endBilling(deps, userId),
  }
  await seedQuests(deps, officialQuests, (file) => coverPath(parts.folders.covers, file))
  // One process holds a SQLite file, so what runs there at the start is dead; on PostgreSQL others may be telling.
  await sweepTurns(deps, parts.store.dialect === 'sqlite')
  const jobs = new TurnJobs(deps)
  const limits = createLimits(parts.limitFactor)
  const game = gameHandlers(jobs)
  const own: AnyHandler[] = [
    meHandler,
    registerHandler,
    verifyHandler,
    resendHandler,
    loginHandler,
    logoutHandler,
    exchangeGoogleHandler,
    forgotPasswordHandler,
    resetPasswordHandler,
    updatePasswordHandler,
    updateEmailHandler,
    confirmEmailHandler,
    updateUsernameHandler,
    sessionsHandler,
    endSessionHandler,
    endOtherSessionsHandler,
    exportHandler,
    requestDeletionHandler,
    deleteAccountHandler(jobs),
    updateProfileHandler,
    skipSetupHandler,
    spendPointsHandler,
    claimAchievementHandler,
    publicProfileHandler,
    officialHandler,
    communityHandler,
    mineHandler,
    progressIdsHandler,
    game.init,
    game.input,
    game.turn,
    game.stop,
    game.reset,
    rewardsHandler,
    claimRewardHandler,
    uploadAvatarHandler,
    removeAvatarHandler,
    generateAvatarHandler,
    saveGeneratedAvatarHandler,
    healthHandler(parts),
    checkoutHandler,
    verifyMembershipHandler,
    cancelMembershipHandler,
    resumeMembershipHandler,
    configHandler(parts, createOffers(parts.payments, parts.sources, parts.log)),
  ]
  const byName = new Map(own.map((handler) => [handler.call.name, handler]))
  return { ...parts, deps, hub, jobs, limits, handlers: [...own, ...syncHandlers(byName, limits)] }
}

function healthHandler(parts: Parts): AnyHandler {
  return onRun(health, async () => {
    const reachable = await parts.store.ping().then(
      () => true,
      () => false,
    )
    return {
      status: reachable ? ('ok' as const) : ('degraded' as const),
      version: parts.version,
      database: reachable ? parts.store.dialect : ('unreachable' as const),
      narrator: parts.narrator.kind,
    }
  })
}

function configHandler(parts: Parts, offers: Offers): AnyHandler {
  return onRun(config, async () => ({
    google: parts.google !== null,
    painter: parts.painter.kind,
    plans: [...(await offers())],
  }))
}

/** A cover's address changes with its content, so that it may be cached for ever. */
function coverPath(folder: string, file: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
    .slice(0, 8)
  return `/covers/${file.replace(/\.webp$/, `.${hash}.webp`)}`
}
