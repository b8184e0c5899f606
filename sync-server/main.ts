import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageFile from '../package.json' with { type: 'json' }
import { BRAND } from '../shared/brand.ts'
import { createGoogle } from './clients/google.ts'
import { createFileMail, createSmtpMail } from './clients/mail.ts'
import { createFileMedia } from './clients/media-files.ts'
import { createStripe } from './clients/stripe.ts'
import { type Config, readConfig } from './config.ts'
import { coversFolder } from './http/static-files.ts'
import { createLog } from './log.ts'
import { chooseNarrator } from './narrators.ts'
import { choosePainter } from './painters.ts'
import { type RunningServer, serve } from './server.ts'
import { createServices } from './services.ts'
import { realSources } from './sources.ts'
import { StartError } from './start-error.ts'
import { openStore } from './storage/open.ts'

const here = dirname(fileURLToPath(import.meta.url))

const print = (line: string) => console.log(line)

/** Reads the switches, opens the storage, builds, listens. */
async function start(config: Config): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  const sources = realSources()
  const migrations = [join(here, 'migrations'), join(here, 'storage', 'migrations')].find((each) => existsSync(each))
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrationsFolder: migrations ?? '',
  })
  const narrator = chooseNarrator(config, log)
  const painter = choosePainter(config, log)
  const mail = config.mail
    ? createSmtpMail(config.mail)
    : createFileMail({
        dir: join(config.dataDir, 'mail'),
        from: `${BRAND} <noreply@localhost>`,
        print,
        now: sources.now,
      })
  const app = [join(here, '..', 'pwa'), join(here, '..', 'dist', 'pwa')].find((each) =>
    existsSync(join(each, 'index.html')),
  )
  try {
    const services = await createServices({
      store,
      sources,
      log,
      narrator,
      painter,
      mail,
      payments: config.stripe ? createStripe({ ...config.stripe, log }) : null,
      google: config.google ? createGoogle(config.google) : null,
      media: createFileMedia(join(config.dataDir, 'media')),
      adminEmails: config.adminEmails,
      narratorTimeout: config.narratorTimeout,
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      folders: { app: app ? join(app) : join(here, '..', 'dist', 'pwa'), covers: coversFolder(here) },
      version: packageFile.version,
    })
    const server = await serve(services, config.port, config.host)
    print(`${BRAND} ${packageFile.version} is up: ${config.publicUrl ?? `http://localhost:${server.port}`}`)
    print(
      `  narrator  ${config.openai ? `${config.openai.model} at ${config.openai.baseURL ?? 'OpenAI'}` : 'the embedded storyteller'}`,
    )
    print(
      `  painter   ${painter.kind === 'openai' ? `${config.imageModel} at ${config.openai?.baseURL ?? 'OpenAI'}` : 'the embedded painter'}`,
    )
    print(`  mail      ${config.mail ? 'SMTP' : `files in ${resolve(config.dataDir, 'mail')}, codes on this console`}`)
    const plans = Object.keys(config.stripe?.prices ?? {})
    if (plans.length > 0) print(`  plans     ${plans.join(' and ')} through Stripe`)
    print(`  database  ${config.databaseUrl ? 'PostgreSQL' : `SQLite in ${resolve(config.dataDir)}`}`)
    return server
  } catch (error) {
    await store.close()
    throw error
  }
}

async function main(): Promise<void> {
  try {
    const server = await start(readConfig(process.env))
    let stopping = false
    const stop = () => {
      if (stopping) return
      stopping = true
      print('Stopping: running turns are finished or refunded first.')
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

await main()
