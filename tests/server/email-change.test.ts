import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlayer, PASSWORD, type Player, request, signIn } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

let count = 0
const freshAddress = () => `moved${++count}@example.org`
const ask = (player: Player, newEmail: string, password = PASSWORD) =>
  player.call('POST', '/auth/update-email', { newEmail, password })
const confirm = (player: Player, userId: string, code: string) =>
  player.call('POST', '/auth/confirm-email', { userId, code })
const addressOf = async (player: Player) => (await player.call('GET', '/auth/me')).data.user.email
const mailsTo = (email: string) => server.mails.filter((mail) => mail.to === email)

/** Asks for an address and reads the code that it was mailed; half a minute goes by first. */
async function asked(player: Player, newEmail: string) {
  server.advance(31_000)
  const answer = await ask(player, newEmail)
  return { answer, userId: answer.data.userId as string, code: (await server.codesFor(newEmail)).at(-1) as string }
}

describe('a new address', () => {
  it('counts when its own code is confirmed; the old one is told (attack 18)', async () => {
    const player = await newPlayer(server)
    const newEmail = freshAddress()
    const { answer, userId, code } = await asked(player, newEmail)
    expect(answer).toMatchObject({ status: 200, data: { email: newEmail } })
    expect(await addressOf(player)).toBe(player.email)
    expect((await signIn(server, { ...player, email: newEmail })).status).toBe(401)
    const confirmed = await confirm(player, userId, code)
    expect(confirmed).toMatchObject({ status: 200, data: { user: { email: newEmail, id: player.user.id } } })
    expect(await server.codesFor(player.email)).toHaveLength(1)
    expect(mailsTo(player.email).at(-1)?.subject).toContain('new address')
    expect((await signIn(server, { ...player, email: newEmail })).status).toBe(200)
    expect((await signIn(server, player)).status).toBe(401)
    expect((await player.sync()).data.changes.profile?.email).toBe(newEmail)
    expect(await confirm(player, userId, code)).toMatchObject({ status: 409, code: 'CODE_USED' })
    // The old address is free for anybody who reads it.
    server.advance(31_000)
    expect((await newPlayer(server, { email: player.email })).user.id).not.toBe(player.user.id)
  })

  it('that somebody has looks the same, and no code works for it (attack 18)', async () => {
    const [thief, owner] = [await newPlayer(server), await newPlayer(server)]
    const free = await asked(thief, freshAddress())
    const codes = (await server.codesFor(owner.email)).length
    const theirs = await asked(thief, owner.email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'))
    expect(Object.keys(theirs.answer.data)).toEqual(Object.keys(free.answer.data))
    expect({ ...theirs.answer, data: 0, text: 0, headers: 0 }).toEqual({ ...free.answer, data: 0, text: 0, headers: 0 })
    expect(theirs.userId.length).toBe(free.userId.length)
    expect(await server.codesFor(owner.email)).toHaveLength(codes)
    for (let code = 0; code < 5; code++) {
      expect(await confirm(thief, theirs.userId, `00000${code}`)).toMatchObject({ status: 400, code: 'CODE_INVALID' })
    }
    expect(await confirm(thief, theirs.userId, '000005')).toMatchObject({ status: 429, code: 'CODE_EXHAUSTED' })
    expect(await addressOf(thief)).toBe(thief.email)
    expect(await addressOf(owner)).toBe(owner.email)
    expect((await signIn(server, owner)).status).toBe(200)
  })

  it("that is one's own gets a note, and nothing changes", async () => {
    const player = await newPlayer(server)
    server.advance(31_000)
    const before = mailsTo(player.email).length
    const answer = await ask(player, player.email)
    expect(answer.status).toBe(200)
    expect(await server.codesFor(player.email)).toHaveLength(1)
    expect(mailsTo(player.email)).toHaveLength(before + 1)
    expect(mailsTo(player.email).at(-1)?.subject).toContain('already has an account')
    expect(await confirm(player, answer.data.userId, '123456')).toMatchObject({ code: 'CODE_INVALID' })
  })

  it('is not taken from who confirmed it meanwhile', async () => {
    const [one, two] = [await newPlayer(server), await newPlayer(server)]
    const newEmail = freshAddress()
    const first = await asked(one, newEmail)
    const second = await asked(two, newEmail)
    expect((await confirm(two, second.userId, second.code)).status).toBe(200)
    expect(await confirm(one, first.userId, first.code)).toMatchObject({ status: 400, code: 'CODE_INVALID' })
    expect(await addressOf(one)).toBe(one.email)
    expect((await signIn(server, one)).status).toBe(200)
  })

  it('goes to one of two who confirm it at once', async () => {
    const newEmail = freshAddress()
    const players = [await newPlayer(server), await newPlayer(server)]
    const flows: { userId: string; code: string }[] = []
    for (const player of players) flows.push(await asked(player, newEmail))
    const answers = await Promise.all(
      players.map((player, each) => confirm(player, flows[each]?.userId ?? '', flows[each]?.code ?? '')),
    )
    expect(answers.map((each) => each.status).sort()).toEqual([200, 400])
  })

  it('leaves the waiting codes of others alone, and voids those of its player before it', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)]
    const newEmail = freshAddress()
    const theirs = await asked(other, newEmail)
    const old = await asked(player, freshAddress())
    const mine = await asked(player, newEmail)
    expect(await confirm(player, old.userId, old.code)).toMatchObject({ status: 400, code: 'CODE_INVALID' })
    expect(await confirm(other, mine.userId, mine.code)).toMatchObject({ status: 400, code: 'CODE_INVALID' })
    expect((await confirm(other, theirs.userId, theirs.code)).status).toBe(200)
  })

  it('cannot be confirmed with the tries of somebody else', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)]
    const { userId, code } = await asked(player, freshAddress())
    for (let each = 0; each < 6; each++) expect((await confirm(other, userId, '999999')).status).toBe(400)
    expect((await confirm(player, userId, code)).status).toBe(200)
  })

  it.each([
    ['without the password', { newEmail: 'x@example.org' }, 400, 'BAD_REQUEST'],
    ['with a wrong password', { newEmail: 'x@example.org', password: 'not this one' }, 422, 'PASSWORD_WRONG'],
    ['for no address', { newEmail: 'nobody', password: PASSWORD }, 400, 'BAD_REQUEST'],
    ['for two addresses', { newEmail: 'a@example.org,b@example.org', password: PASSWORD }, 400, 'BAD_REQUEST'],
    ['for an object', { newEmail: { $gt: '' }, password: PASSWORD }, 400, 'BAD_REQUEST'],
  ])('is refused %s, and no mail goes out (attack 18)', async (_, body, status, code) => {
    const player = await newPlayer(server)
    expect(await player.call('POST', '/auth/update-email', body)).toMatchObject({ status, code })
    expect(await server.codesFor('x@example.org')).toEqual([])
    expect(await addressOf(player)).toBe(player.email)
  })

  it('gets another code on demand, by the call that registrations use', async () => {
    const player = await newPlayer(server)
    const newEmail = freshAddress()
    const { userId, code } = await asked(player, newEmail)
    server.advance(31_000)
    expect((await request(server, 'POST', '/auth/resend-verification', { userId })).status).toBe(200)
    const next = (await server.codesFor(newEmail)).at(-1) as string
    expect(await server.codesFor(newEmail)).toHaveLength(2)
    if (next !== code) expect((await confirm(player, userId, code)).status).toBe(400)
    expect((await confirm(player, userId, next)).status).toBe(200)
  })

  it('voids a code for a new password that waits in the old mailbox', async () => {
    const player = await newPlayer(server)
    server.advance(31_000)
    const reset = await request(server, 'POST', '/auth/forgot-password', { email: player.email })
    const code = (await server.codesFor(player.email)).at(-1) as string
    const moved = await asked(player, freshAddress())
    expect((await confirm(player, moved.userId, moved.code)).status).toBe(200)
    const body = { userId: reset.data.userId, code, newPassword: 'the thief knows this' }
    expect(await request(server, 'POST', '/auth/reset-password', body)).toMatchObject({ code: 'CODE_INVALID' })
    expect((await player.call('GET', '/auth/me')).status).toBe(200)
  })
})
