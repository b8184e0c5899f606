import { describe, expect, it, vi } from 'vitest'
import { login, me } from '../../shared/contract/auth.ts'
import { uploadAvatar } from '../../shared/contract/avatars.ts'
import { stopTurn } from '../../shared/contract/game.ts'
import { communityQuests } from '../../shared/contract/quests.ts'
import { createApi } from './api.ts'
import type { ApiError } from './api-error.ts'
import { aUser } from './fake-server.ts'

const hears = () => {
  const onReach = vi.fn()
  return { onReach, onAsk: () => onReach, onUnauthenticated: vi.fn(), onDate: vi.fn() }
}
const apiOver = (send: typeof fetch, heard = hears()) =>
  createApi({ fetch: send, origin: 'https://x.example', token: () => 't1', language: () => 'de', ...heard })
const answers = (body: unknown, init: ResponseInit = {}) =>
  vi.fn<typeof fetch>(async () => (typeof body === 'string' ? new Response(body, init) : Response.json(body, init)))
const fails = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail(),
    (error) => error,
  )

describe('the fetcher', () => {
  it('sends what the contract says', async () => {
    const send = answers({ success: true, message: '', data: { stopped: true } })
    const api = apiOver(send)
    const answer = await api(stopTurn, { params: { turnId: 'a/b' }, body: {}, operationId: 'op' })
    expect(answer.stopped).toBe(true)
    const [url, init] = send.mock.calls[0] ?? []
    expect(url).toBe('https://x.example/api/game/turns/a%2Fb/stop')
    expect(init).toMatchObject({ method: 'POST', body: '{}', credentials: 'omit' })
    expect(init?.headers).toMatchObject({
      Authorization: 'Bearer t1',
      'Accept-Language': 'de',
      'Idempotency-Key': 'op',
      'Content-Type': 'application/json',
    })
    await api(communityQuests, { query: { search: 'a b', limit: 5, genre: undefined } })
    expect(send.mock.calls[1]?.[0]).toBe('https://x.example/api/quests/community?search=a+b&limit=5')
  })

  it('asks the server nothing that needs a session while there is none', async () => {
    const send = answers({ success: true, message: '', data: {} })
    const heard = hears()
    const api = createApi({ fetch: send, origin: '', token: () => null, language: () => 'en', ...heard })
    const refusal = await fails(api(me))
    expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED', status: 401, message: 'No authentication token found' })
    expect(refusal.isUndecided).toBe(false)
    expect(send).not.toHaveBeenCalled()
    expect(heard.onUnauthenticated).not.toHaveBeenCalled()
  })

  it('sends a file as the one part of a form', async () => {
    const send = answers({ success: true, message: '', data: { avatar: '/media/x.webp' } })
    const file = new Blob(['picture'], { type: 'image/png' })
    const answer = await apiOver(send)(uploadAvatar, { file, operationId: 'op' })
    expect(answer.avatar).toBe('/media/x.webp')
    const init = send.mock.calls[0]?.[1]
    const form = init?.body
    if (!(form instanceof FormData)) throw new Error('no form')
    expect([...form.keys()]).toEqual(['avatar'])
    expect(form.get('avatar')).toMatchObject({ size: 7, type: 'image/png' })
    // The browser writes the type, for it makes up the boundary.
    expect(init?.headers).not.toHaveProperty('Content-Type')
    expect(init?.headers).toMatchObject({ 'Idempotency-Key': 'op' })
    const lost = await fails(
      apiOver(vi.fn<typeof fetch>().mockRejectedValue(new TypeError('lost')))(uploadAvatar, { file }),
    )
    expect(lost).toMatchObject({ code: 'NETWORK', message: 'Network error' })
  })

  it('gives the code, data and wait of a refusal', async () => {
    const body = { success: false, code: 'TOO_MANY_REQUESTS', message: 'Slow down.', data: { left: 3 } }
    const error = await fails(apiOver(answers(body, { status: 429, headers: { 'Retry-After': '7' } }))(me))
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 7, data: { left: 3 } })
    expect(error.isNetwork).toBe(false)
  })

  it('tells which token was refused, for calls of a player only', async () => {
    const refusal = answers({ success: false, code: 'UNAUTHENTICATED', message: '', data: null }, { status: 401 })
    const heard = hears()
    await fails(apiOver(refusal, heard)(me))
    expect(heard.onUnauthenticated).toHaveBeenCalledExactlyOnceWith('t1')
    await fails(apiOver(refusal, heard)(login, { body: { email: 'a@b.cd', password: 'x' } }))
    expect(heard.onUnauthenticated).toHaveBeenCalledOnce()
  })

  it.each([
    ['a page of a captive portal', '<html>Pay here</html>'],
    ['JSON of somebody else', '{"ok":true}'],
    ['nothing', ''],
  ])('takes %s for no answer', async (_what, body) => {
    const heard = hears()
    const error = await fails(apiOver(answers(body), heard)(me))
    expect(error.isNetwork).toBe(true)
    expect(heard.onReach).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('gives up in time, and at once when nobody waits', async () => {
    const hangs = vi.fn<typeof fetch>(
      (_input, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    )
    const heard = hears()
    expect((await fails(apiOver(hangs, heard)(me, { timeout: 5 }))).code).toBe('NETWORK')
    const stop = new AbortController()
    const left = fails(apiOver(hangs, heard)(me, { signal: stop.signal }))
    stop.abort()
    expect((await left).code).toBe('ABORTED')
    expect(heard.onReach).toHaveBeenCalledOnce()
  })

  it('reads the server time', async () => {
    const heard = hears()
    const headers = { Date: 'Sat, 21 Nov 2026 09:00:00 GMT' }
    await apiOver(answers({ success: true, message: '', data: { user: aUser } }, { headers }), heard)(me)
    expect(heard.onDate).toHaveBeenCalledWith(Date.UTC(2026, 10, 21, 9))
    expect(heard.onReach).toHaveBeenCalledWith(true)
  })
})
