import { describe, expect, it } from 'vitest'
import { withLock } from './locks.ts'
import { Role } from './role.ts'

interface Waiting {
  readonly work: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** One Web Lock as browsers keep it: a queue, abort while queued, steal. */
class OneLock {
  #holder: Waiting | null = null
  #queue: Waiting[] = []

  request = ((_name: string, options: LockOptions, work: () => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const waiting: Waiting = { work, resolve, reject }
      options.signal?.addEventListener('abort', () => {
        if (!this.#queue.includes(waiting)) return
        this.#queue = this.#queue.filter((each) => each !== waiting)
        reject(new DOMException('aborted', 'AbortError'))
      })
      if (options.steal) {
        this.#holder?.reject(new DOMException('stolen', 'AbortError'))
        this.#grant(waiting)
        return
      }
      this.#queue.push(waiting)
      if (!this.#holder) this.#next()
    })) as LockManager['request']

  query = async () => ({ held: [], pending: [] })

  #next(): void {
    const next = this.#queue.shift()
    if (next) this.#grant(next)
  }

  #grant(waiting: Waiting): void {
    this.#holder = waiting
    void Promise.resolve()
      .then(waiting.work)
      .then(waiting.resolve, waiting.reject)
      .then(() => {
        if (this.#holder !== waiting) return
        this.#holder = null
        this.#next()
      })
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('a role', () => {
  const tabs = (lock: OneLock | null, names: string[]) => {
    const holders = new Set<string>()
    const roles = names.map(
      (name) =>
        new Role(
          'events',
          () => {
            holders.add(name)
            return () => holders.delete(name)
          },
          lock,
        ),
    )
    for (const role of roles) role.seek()
    return { holders, roles }
  }

  it('is had by one tab, and passes on when that one leaves', async () => {
    const { holders, roles } = tabs(new OneLock(), ['a', 'b', 'c'])
    await settle()
    expect([...holders]).toEqual(['a'])
    roles[1]?.leave()
    roles[0]?.leave()
    await settle()
    expect([...holders]).toEqual(['c'])
  })

  it('can be taken, and taken back, and never gets lost', async () => {
    const { holders, roles } = tabs(new OneLock(), ['a', 'b'])
    await settle()
    for (const [index, name] of [
      [1, 'b'],
      [0, 'a'],
      [0, 'a'],
      [1, 'b'],
    ] as const) {
      roles[index]?.take()
      await settle()
      expect([...holders]).toEqual([name])
    }
    roles[1]?.leave()
    await settle()
    expect([...holders]).toEqual(['a'])
    roles[0]?.leave()
    await settle()
    expect([...holders]).toEqual([])
  })

  it('is everybody’s without locks', () => {
    const { holders, roles } = tabs(null, ['a', 'b'])
    expect([...holders]).toEqual(['a', 'b'])
    roles[0]?.leave()
    expect([...holders]).toEqual(['b'])
  })
})

describe('withLock', () => {
  it('runs one after the other, and passes results and errors on', async () => {
    const lock = new OneLock() as unknown as LockManager
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} begins`)
      await settle()
      log.push(`${name} ends`)
      return name
    }
    expect(await Promise.all([withLock('x', work('a'), lock), withLock('x', work('b'), lock)])).toEqual(['a', 'b'])
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
    await expect(withLock('x', () => Promise.reject(new Error('no')), lock)).rejects.toThrow('no')
    expect(await withLock('x', work('c'), null)).toBe('c')
  })
})
