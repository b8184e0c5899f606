import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface MailMessage {
  /** One address. */
  readonly to: string
  readonly subject: string
  /** Plain text, lines parted by \n. */
  readonly text: string
}

/** Where mails go. */
export interface Mail {
  readonly kind: 'smtp' | 'file'
  /** Rejects when the mail was not taken; the caller keeps it and tries again later. */
  send(message: MailMessage): Promise<void>
}

// An address that could carry a second recipient or another header is not an address.
const ONE_ADDRESS = /^[^\s,;<>()[\]"\\@]+@[^\s,;<>()[\]"\\@]+$/

function envelope(message: MailMessage, from: string) {
  if (!ONE_ADDRESS.test(message.to)) throw new Error('mail: not one address')
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject.replace(/[\r\n]+/g, ' '),
    text: message.text,
  }
}

/** Sends through an SMTP server. `url` is smtp:// or smtps://, with user and password where needed. */
export function createSmtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'smtp',
    async send(message) {
      const mail = envelope(message, options.from)
      try {
        await transport.sendMail(mail)
      } catch (error) {
        // The server's own words often repeat the address, which has no place in a log.
        const { code = 'failed', responseCode = '' } = error as { code?: string; responseCode?: number }
        throw new Error(`mail: not taken (${code} ${responseCode})`)
      }
    },
  }
}

export interface FileMailOptions {
  readonly dir: string
  readonly from: string
  /** Gets one line per mail, with its code where it has one. */
  readonly print: (line: string) => void
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** For servers without SMTP: writes `<time>-<to>.eml` into `dir` and prints the code. */
export function createFileMail(options: FileMailOptions): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let count = 0
  return {
    kind: 'file',
    async send(message) {
      const { message: eml } = await transport.sendMail(envelope(message, options.from))
      const time = new Date(options.now()).toISOString().replaceAll(':', '-')
      const to = message.to.replace(/[^A-Za-z0-9@._-]/g, '_').slice(0, 80)
      // Two mails to one address in the same millisecond are still two files.
      count += 1
      const path = join(options.dir, `${time}-${count}-${to}.eml`)
      await mkdir(options.dir, { recursive: true })
      await writeFile(path, eml as Buffer, { mode: 0o600, flag: 'wx' })
      const code = /\b\d{6}\b/.exec(message.text)?.[0]
      options.print(`Mail to ${message.to}${code ? `, code ${code}` : ''}: ${path}`)
    },
  }
}
