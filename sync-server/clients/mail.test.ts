import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { BRAND } from '../../shared/brand.ts'
import { readMail, type SmtpStandIn, startSmtp } from '../../tests/standins/smtp.ts'
import { createFileMail, createSmtpMail } from './mail.ts'
import { accountExistsMail, addressChangedMail, addressInUseMail, codeMail } from './mail-texts.ts'

const FROM = `${BRAND} <story@example.org>`
const LANGUAGES = ['en', 'es', 'fr', 'de'] as const

const PURPOSES = ['verify', 'reset', 'email', 'delete'] as const

let smtp: SmtpStandIn | undefined
let dir: string | undefined
afterEach(async () => {
  await smtp?.stop()
  if (dir) await rm(dir, { recursive: true })
  smtp = undefined
  dir = undefined
})

async function fileMail() {
  dir = await mkdtemp(join(tmpdir(), 'mail-'))
  const printed: string[] = []
  const mail = createFileMail({
    dir: join(dir, 'mail'),
    from: FROM,
    print: (line) => void printed.push(line),
    now: () => 1_700_000_000_000,
  })
  return { mail, printed, files: () => readdir(join(dir as string, 'mail')) }
}

test('a mail sent over SMTP arrives with its subject, text and code, in every language', async () => {
  smtp = await startSmtp()
  const mail = createSmtpMail({ url: smtp.url, from: FROM })
  for (const language of LANGUAGES)
    await mail.send({ to: 'ada@example.org', ...codeMail('verify', language, '042917') })
  expect(smtp.mails.map((each) => each.codes[0])).toEqual(LANGUAGES.map(() => '042917'))
  for (const [index, language] of LANGUAGES.entries()) {
    expect(smtp.mails[index]).toMatchObject({
      to: 'ada@example.org',
      from: 'story@example.org',
      ...codeMail('verify', language, '042917'),
    })
  }
})

test('a refused mail rejects, and the next one is sent', async () => {
  smtp = await startSmtp()
  smtp.failNext(1)
  const mail = createSmtpMail({ url: smtp.url, from: FROM })
  const message = { to: 'ada@example.org', ...accountExistsMail('en') }
  await expect(mail.send(message)).rejects.toThrow('mail: not taken (EENVELOPE 451)')
  await mail.send(message)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.codes).toEqual([])
})

test('an address cannot bring a second recipient or a header along', async () => {
  smtp = await startSmtp()
  const mail = createSmtpMail({ url: smtp.url, from: FROM })
  for (const to of [
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    '<a@example.org>',
    'a@b@c',
  ]) {
    await expect(mail.send({ to, ...codeMail('verify', 'en', '123456') })).rejects.toThrow(/not one address/)
  }
  await mail.send({ to: 'a@example.org', subject: 'x\r\nBcc: b@example.org', text: 'y' })
  expect(smtp.mails.map((each) => each.to)).toEqual(['a@example.org'])
})

test('without SMTP each mail becomes a readable file, and its code is printed', async () => {
  const { mail, printed, files } = await fileMail()
  await mail.send({ to: 'ada@example.org', ...codeMail('verify', 'fr', '042917') })
  await mail.send({ to: 'ada@example.org', ...accountExistsMail('de') })
  const names = (await files()).sort()
  expect(names).toEqual([
    '2023-11-14T22-13-20.000Z-1-ada@example.org.eml',
    '2023-11-14T22-13-20.000Z-2-ada@example.org.eml',
  ])
  const raw = await readFile(join(dir as string, 'mail', names[0] as string), 'latin1')
  expect(raw).toMatch(/^To: ada@example\.org\r$/m)
  expect(readMail(raw)).toEqual({ ...codeMail('verify', 'fr', '042917'), codes: ['042917'] })
  expect(printed[0]).toContain('code 042917')
  expect(printed[1]).not.toContain('code')
})

test('a file name never leaves its folder', async () => {
  const { mail, files } = await fileMail()
  await mail.send({ to: '../../../etc/x/é@example.org', subject: 's', text: 't' })
  expect(await files()).toEqual(['2023-11-14T22-13-20.000Z-1-.._.._.._etc_x__@example.org.eml'])
})

test('every mail names the product and no other language has the same words', () => {
  for (const make of [
    ...PURPOSES.map((purpose) => (language: (typeof LANGUAGES)[number]) => codeMail(purpose, language, '123456')),
    accountExistsMail,
    addressInUseMail,
    addressChangedMail,
  ]) {
    const all = LANGUAGES.map(make)
    for (const each of all) expect(each.subject + each.text).toContain(BRAND)
    expect(new Set(all.map((each) => each.text)).size).toBe(4)
  }
})

test('a mail with a code says what the code is for', () => {
  for (const language of LANGUAGES) {
    const texts = PURPOSES.map((purpose) => codeMail(purpose, language, '123456').text)
    expect(new Set(texts.map((text) => text.split('\n')[0])).size).toBe(PURPOSES.length)
    for (const text of texts) expect(text).toMatch(/:\n\n123456\n\n/)
  }
})
