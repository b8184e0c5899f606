import { describe, expect, it } from 'vitest'
import { Reachability } from './online.ts'

function network() {
  let there = true
  const reachability = new Reachability(() => there)
  const change = (now: boolean) => {
    there = now
    reachability.forget()
  }
  return { reachability, change }
}

describe('whether the server can be reached', () => {
  it('is what the browser says until a request knows better', () => {
    const { reachability } = network()
    expect(reachability.get()).toBe(true)
    reachability.asking()(false)
    expect(reachability.get()).toBe(false)
    reachability.asking()(true)
    expect(reachability.get()).toBe(true)
  })

  it('is not told by an answer to what was asked before the network went', () => {
    const { reachability, change } = network()
    const tell = reachability.asking()
    change(false)
    tell(true)
    expect(reachability.get()).toBe(false)
  })

  it('is not told by a failure of what was asked before the network came back', () => {
    const { reachability, change } = network()
    change(false)
    const tell = reachability.asking()
    change(true)
    tell(false)
    expect(reachability.get()).toBe(true)
  })

  it('is heard when it changes, and not else', () => {
    const { reachability } = network()
    let heard = 0
    const stop = reachability.subscribe(() => (heard += 1))
    reachability.asking()(true)
    reachability.asking()(true)
    reachability.asking()(false)
    expect(heard).toBe(2)
    stop()
    reachability.asking()(true)
    expect(heard).toBe(2)
  })
})
