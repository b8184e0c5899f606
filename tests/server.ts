import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gt } from 'drizzle-orm'
import { createGoogle, type GoogleOptions } from '../sync-server/clients/google.ts'
import type { Mail } from '../sync-server/clients/mail.ts'
import { createFileMail } from '../sync-server/clients/mail.ts'
import { createFileMedia } from '../sync-server/clients/media-files.ts'
import { sendDueMails } from '../sync-server/domain/mail-queue.ts'
import type { Payments, Sources } from '../sync-server/domain/ports.ts'
import type { Narrator } from '../sync-server/narrator/narrator.ts'
import type { Painter } from '../sync-server/painter/painter.ts'
import { embeddedPainter } from '../sync-server/painters.ts'
import { serve } from '../sync-server/server.ts'
import { createServices, type Services } from '../sync-server/services.ts'
import { realSources } from '../sync-server/sources.ts'
import { openStore } from '../sync-server/storage/open.ts'
import { mails as mailTable } from '../sync-server/storage/schema.ts'
import { freshDatabase } from './database.ts'

export interface TestServer {
  readonly url: string
  readonly services: Services
  readonly dataDir: string
  /** Moves the server's clock on. */
  advance(milliseconds: number): void
  now(): number
  /** Codes mailed to an address, oldest first. */
  codesFor(email: string): Promise<string[]>
  mails: { to: string; subject: string; text: string }[]
  stop(): Promise<void>
}

export interface ServerOptions {
  readonly narrator?: Narrator
  readonly painter?: Painter
  readonly dataDir?: string
  readonly databaseUrl?: string | null
  readonly narratorTimeout?: number
  readonly payments?: Payments
  /** Where mails go instead of into files. */
  readonly mail?: Mail
  readonly adminEmails?: readonly string[]
  readonly limitFactor?: number
  /** The provider that stands in for Google. */
  readonly google?: GoogleOptions | null
  readonly publicUrl?: string
  readonly app?: string
  readonly port?: number
  /** A proxy stands before the server. */
  readonly trustProxy?: boolean
}

async function storyteller(): Promise<Narrator> {
  const { createStoryteller } = await import('../sync-server/narrator/storyteller/index.ts')
  return createStoryteller({})
}

/** A real server on a fresh database of the engine under test, with a clock that can be moved. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'story-'))
  const databaseUrl = options.databaseUrl === undefined ? await freshDatabase() : options.databaseUrl
  const store = await openStore({
    databaseUrl,
    dataDir,
    migrationsFolder: join(import.meta.dirname, '..', 'sync-server', 'storage', 'migrations'),
    // The machine may be busy with other suites; a forgotten await shows all the same.
    transactionLimit: 10_000,
  })
  let shift = 0
  const real = realSources()
  const sources: Sources = { ...real, now: () => real.now() + shift }
  const carrier =
    options.mail ??
    createFileMail({
      dir: join(dataDir, 'mail'),
      from: 'Test <test@localhost>',
      print: () => undefined,
      now: sources.now,
    })
  const mails: { to: string; subject: string; text: string }[] = []
  const mail: Mail = {
    kind: carrier.kind,
    send: async (message) => {
      await carrier.send(message)
      mails.push(message)
    },
  }
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const services = await createServices({
    store,
    sources,
    log: { ...log, error: (data: object, message: string) => console.error(message, data) },
    narrator: options.narrator ?? (await storyteller()),
    painter: options.painter ?? embeddedPainter(),
    mail,
    payments: options.payments ?? null,
    google: options.google ? createGoogle(options.google) : null,
    media: createFileMedia(join(dataDir, 'media')),
    adminEmails: new Set(options.adminEmails ?? []),
    narratorTimeout: options.narratorTimeout ?? 10_000,
    publicUrl: options.publicUrl ?? null,
    trustProxy: options.trustProxy ?? false,
    folders: {
      app: options.app ?? join(import.meta.dirname, '..', 'dist', 'pwa'),
      covers: join(import.meta.dirname, '..', 'sync-server', 'content', 'covers'),
    },
    version: '0.0.0-test',
    limitFactor: options.limitFactor ?? 100,
  })
  const server = await serve(services, options.port ?? 0, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${server.port}`,
    services,
    dataDir,
    mails,
    advance: (milliseconds) => {
      shift += milliseconds
    },
    now: () => sources.now(),
    codesFor: async (email) => {
      await sendDueMails(services.deps, mail)
      // The server's own timer may have taken the mail a moment before.
      while ((await store.read.$count(mailTable, gt(mailTable.attempts, 0))) > 0)
        await new Promise((resolve) => setTimeout(resolve, 5))
      return mails.filter((each) => each.to === email).flatMap((each) => /\b\d{6}\b/.exec(each.text)?.[0] ?? [])
    },
    stop: async () => {
      await server.stop(2_000)
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
