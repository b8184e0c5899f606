import type { TestServer } from './server.ts'

/** A device that listens: what its event stream said so far, and a promise for the stream's end. */
export interface Listening {
  readonly ended: Promise<void>
  text(): string
  cancel(): Promise<void>
}

/** Opens the event stream of a session and waits until it stands. */
export async function listen(server: TestServer, token: string): Promise<Listening> {
  const abort = new AbortController()
  const response = await fetch(`${server.url}/api/events`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  if (!response.body) throw new Error('no stream')
  let text = ''
  let stands: () => void = () => undefined
  const standing = new Promise<void>((resolve) => {
    stands = resolve
  })
  const { body } = response
  const ended = (async () => {
    for await (const piece of body) {
      text += Buffer.from(piece).toString()
      stands()
    }
  })().catch(() => undefined)
  await Promise.race([standing, ended])
  return {
    ended,
    text: () => text,
    cancel: () => {
      abort.abort()
      return ended
    },
  }
}
