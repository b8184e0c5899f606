import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmtpMail } from '../../sync-server/clients/mail.ts'
import { newPlayer, PASSWORD, request, signIn } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'
import { type SmtpStandIn, startSmtp } from '../standins/smtp.ts'

let smtp: SmtpStandIn
let server: TestServer
beforeAll(async () => {
  smtp = await startSmtp()
  const mail = createSmtpMail({ url: smtp.url, from: 'Emberquill <story@example.org>' })
  server = await startServer({ mail })
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

/** The newest mail that a mail server took for an address. */
async function newestFor(address: string) {
  await server.codesFor(address)
  return smtp.mails.filter((each) => each.to === address).at(-1)
}

const inGerman = { 'Accept-Language': 'de' }
const inFrench = { 'Accept-Language': 'fr' }

it('a code for a new password comes by mail, in the language of who asked, and says what it is for', async () => {
  const player = await newPlayer(server)
  server.advance(31_000)
  const asked = await request(server, 'POST', '/auth/forgot-password', { email: player.email }, inGerman)
  const mail = await newestFor(player.email)
  expect(mail?.text).toContain('neues Passwort')
  expect(mail?.codes).toHaveLength(1)
  const body = { userId: asked.data.userId, code: mail?.codes[0], newPassword: 'a quill that was mailed' }
  expect((await request(server, 'POST', '/auth/reset-password', body)).status).toBe(200)
  expect((await signIn(server, player, 'a quill that was mailed')).status).toBe(200)
})

it('a mail server that is down for a moment loses no code', async () => {
  const player = await newPlayer(server)
  server.advance(31_000)
  const before = smtp.mails.length
  smtp.failNext(1)
  const asked = await request(server, 'POST', '/auth/forgot-password', { email: player.email })
  await expect
    .poll(
      () => {
        server.advance(2_000)
        return smtp.mails.length
      },
      { timeout: 10_000, interval: 500 },
    )
    .toBe(before + 1)
  const body = { userId: asked.data.userId, code: smtp.mails.at(-1)?.codes[0], newPassword: 'a quill that was late' }
  expect((await request(server, 'POST', '/auth/reset-password', body)).status).toBe(200)
})

it('nothing at all is mailed for an unknown address', async () => {
  const before = smtp.mails.length
  await request(server, 'POST', '/auth/forgot-password', { email: 'nobody-here@example.org' })
  server.advance(60_000)
  await server.codesFor('nobody-here@example.org')
  expect(smtp.mails.length).toBe(before)
})

it('a new address gets the code, the old one a note when it was confirmed', async () => {
  const player = await newPlayer(server)
  const newEmail = `new-${player.email}`
  const ask = { newEmail, password: PASSWORD }
  const asked = await player.call('POST', '/auth/update-email', ask, inFrench)
  const mail = await newestFor(newEmail)
  expect(mail?.text).toContain('utiliser désormais cette adresse')
  const toOld = () => smtp.mails.filter((each) => each.to === player.email)
  const before = toOld().length
  const body = { userId: asked.data.userId, code: mail?.codes[0] }
  expect((await player.call('POST', '/auth/confirm-email', body, inFrench)).status).toBe(200)
  expect((await newestFor(player.email))?.subject).toContain('nouvelle adresse')
  expect(toOld()).toHaveLength(before + 1)
  expect(toOld().at(-1)?.codes).toEqual([])
  expect(toOld().at(-1)?.text).not.toContain(newEmail)
})

it('an address that somebody has gets a note without a code, in the language of its owner', async () => {
  const [thief, owner] = [await newPlayer(server), await newPlayer(server)]
  server.advance(31_000)
  await thief.call('POST', '/auth/update-email', { newEmail: owner.email, password: PASSWORD }, inGerman)
  const mail = await newestFor(owner.email)
  expect(mail).toMatchObject({ codes: [], subject: expect.stringContaining('already has an account') })
  expect(mail?.text).not.toContain(thief.email)
})
