import * as z from 'zod/mini'
import type { Plan } from '../shared/rules/memberships.ts'
import { isLoopback } from './clients/google.ts'
import { StartError } from './start-error.ts'

const text = z.optional(z.string().check(z.minLength(1)))
const url = z.optional(z.url().check(z.regex(/^https?:\/\//i, 'must begin with http:// or https://')))

const environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'production'),
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535')), '3000'),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  PUBLIC_URL: url,
  TRUST_PROXY: z._default(z.enum(['0', '1']), '0'),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  OPENAI_IMAGE_MODEL: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: z.optional(
    z
      .url()
      .check(z.refine((issuer) => isSafeIssuer(issuer), 'must begin with https:// (http:// on this machine only)')),
  ),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: url,
  STRIPE_PRICE_PREMIUM: text,
  STRIPE_PRICE_ULTIMATE: text,
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: text,
  ADMIN_EMAILS: z._default(
    z.string().check(z.regex(/^(\s*[^\s@,]+@[^\s@,]+\s*(,|$))*$/, 'must be e-mail addresses, parted by commas')),
    '',
  ),
  STORY_PACE_MS: z._default(z.string().check(z.regex(/^\d{1,4}$/, 'must be 0 to 9999 milliseconds a word')), '22'),
  NARRATOR_TIMEOUT_MS: z._default(
    z.string().check(z.regex(/^\d{3,6}$/, 'must be 100 to 999999 milliseconds')),
    '90000',
  ),
})

/** Whoever sits between this server and its provider must not be able to speak for it. */
function isSafeIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

export interface Config {
  readonly mode: 'development' | 'test' | 'production'
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly publicUrl: string | null
  readonly trustProxy: boolean
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly openai: { readonly apiKey: string; readonly baseURL: string | null; readonly model: string } | null
  /** The model that paints; null: the embedded painter does. */
  readonly imageModel: string | null
  /** Sign-in with Google, or with any other OpenID provider by its issuer. */
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | null
  /** Payments; `prices` by plan, those that are on sale. */
  readonly stripe: {
    readonly secretKey: string
    readonly webhookSecret: string
    readonly apiUrl: string | null
    readonly prices: Readonly<Partial<Record<Plan, string>>>
  } | null
  readonly mail: { readonly url: string; readonly from: string } | null
  readonly adminEmails: ReadonlySet<string>
  /** Milliseconds between two words of the embedded storyteller. */
  readonly storyPace: number
  /** Longest time a reply may take, in milliseconds. */
  readonly narratorTimeout: number
}

/**
 * Reads and checks the switches. Empty values count as unset.
 * Throws a `StartError` that names the switch which is wrong and what it must be.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartError(`The switch ${String(issue?.path[0])} is wrong: ${issue?.message ?? 'not understood'}.`)
  }
  const values = parsed.data
  const port = Number(values.PORT)
  if (port > 65535) throw new StartError('The switch PORT is wrong: must be a port number, 0 to 65535.')
  if (values.SMTP_URL && !values.MAIL_FROM) throw new StartError('The switch MAIL_FROM is missing: SMTP_URL needs it.')
  const prices = [values.STRIPE_PRICE_PREMIUM, values.STRIPE_PRICE_ULTIMATE].filter((each) => each !== undefined)
  const openai = values.OPENAI_API_KEY ?? values.OPENAI_BASE_URL
  if (openai && !values.OPENAI_MODEL) {
    throw new StartError('The switch OPENAI_MODEL is missing: OPENAI_API_KEY or OPENAI_BASE_URL needs it.')
  }
  if (values.OPENAI_MODEL && !openai) {
    throw new StartError('The switch OPENAI_MODEL is alone: it needs OPENAI_API_KEY or OPENAI_BASE_URL.')
  }
  const stripe = values.STRIPE_SECRET_KEY ?? values.STRIPE_WEBHOOK_SECRET ?? values.STRIPE_API_URL ?? prices[0]
  if (stripe && !values.STRIPE_SECRET_KEY) {
    throw new StartError('The switch STRIPE_SECRET_KEY is missing: the other STRIPE switches need it.')
  }
  if (stripe && !values.STRIPE_WEBHOOK_SECRET) {
    throw new StartError('The switch STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it.')
  }
  if (prices.length > new Set(prices).size) {
    throw new StartError('The switch STRIPE_PRICE_ULTIMATE is wrong: it is the price of STRIPE_PRICE_PREMIUM.')
  }
  if (Boolean(values.GOOGLE_CLIENT_ID) !== Boolean(values.GOOGLE_CLIENT_SECRET)) {
    const missing = values.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
    throw new StartError(`The switch ${missing} is missing: sign-in with Google needs both.`)
  }
  if (values.OPENAI_IMAGE_MODEL && !openai) {
    throw new StartError('The switch OPENAI_IMAGE_MODEL is alone: it needs OPENAI_API_KEY or OPENAI_BASE_URL.')
  }
  return {
    mode: values.NODE_ENV,
    port,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    trustProxy: values.TRUST_PROXY === '1',
    logLevel: values.LOG_LEVEL,
    openai:
      openai && values.OPENAI_MODEL
        ? {
            apiKey: values.OPENAI_API_KEY ?? 'none',
            baseURL: values.OPENAI_BASE_URL ?? null,
            model: values.OPENAI_MODEL,
          }
        : null,
    imageModel: values.OPENAI_IMAGE_MODEL ?? null,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER ?? 'https://accounts.google.com',
          }
        : null,
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            apiUrl: values.STRIPE_API_URL ?? null,
            prices: {
              ...(values.STRIPE_PRICE_PREMIUM ? { Premium: values.STRIPE_PRICE_PREMIUM } : {}),
              ...(values.STRIPE_PRICE_ULTIMATE ? { Ultimate: values.STRIPE_PRICE_ULTIMATE } : {}),
            },
          }
        : null,
    mail: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    adminEmails: new Set(
      values.ADMIN_EMAILS.split(',')
        .map((each) => each.trim().toLowerCase())
        .filter(Boolean),
    ),
    storyPace: Number(values.STORY_PACE_MS),
    narratorTimeout: Number(values.NARRATOR_TIMEOUT_MS),
  }
}
