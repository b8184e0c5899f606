import { afterEach, expect, vi } from 'vitest'

// What the code reports as an error is an error: a test that expects one says so by clearing the spy.
const reported = vi.spyOn(console, 'error')

afterEach(() => {
  const calls = reported.mock.calls.map((call) => call.map(String).join(' '))
  reported.mockClear()
  expect(calls, 'console.error was called').toEqual([])
})
