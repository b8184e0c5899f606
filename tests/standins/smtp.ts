import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it was received, minimally read; `codes` are the six-digit numbers in its text. */
export interface SeenMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly codes: string[]
}

export interface SmtpStandIn {
  /** For the switch SMTP_URL. */
  readonly url: string
  readonly mails: SeenMail[]
  /** The next `count` mails are refused with 451, as by a provider that is down. */
  failNext(count: number): void
  stop(): Promise<void>
}

/** Starts a mail server on a free port that keeps what it is sent. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const mails: SeenMail[] = []
  let failing = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, _session, done) {
      if (failing <= 0) return done()
      failing -= 1
      done(Object.assign(new Error('4.3.0 try again later'), { responseCode: 451 }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((each) => each.address).join(', ')
        const sender = session.envelope.mailFrom
        mails.push({ to, from: sender ? sender.address : '', ...readMail(Buffer.concat(parts).toString('latin1')) })
        done()
      })
    },
  })
  server.on('error', () => {
    // A client that hangs up in the middle is no reason for the stand-in to fall.
  })
  const port = await new Promise<number>((resolve) => {
    const inner = server.listen(0, '127.0.0.1', () => resolve((inner.address() as AddressInfo).port))
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    failNext(count) {
      failing = count
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Reads subject, text and codes of a plain-text mail given as its raw bytes (latin1). */
export function readMail(raw: string): Pick<SeenMail, 'subject' | 'text' | 'codes'> {
  const cut = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, cut).replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  const encoding = header('Content-Transfer-Encoding').toLowerCase()
  const body = raw.slice(cut + 4)
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? fromQuoted(body.replace(/=\r\n/g, ''))
        : Buffer.from(body, 'latin1')
  const text = bytes.toString('utf8').replaceAll('\r\n', '\n').trim()
  return { subject: decodeWords(header('Subject')), text, codes: text.match(/\b\d{6}\b/g) ?? [] }
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, data: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(data, 'base64') : fromQuoted(data.replaceAll('_', ' '))).toString(
        'utf8',
      ),
    )
}

function fromQuoted(value: string): Buffer {
  return Buffer.from(
    value.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}
