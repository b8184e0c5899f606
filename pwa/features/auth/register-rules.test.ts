import { describe, expect, it } from 'vitest'
import { registerFaults, resetFaults } from './register-rules.ts'

const good = { name: 'Wren', username: 'wren', email: 'wren@example.org', password: 'a quill in the fire' }
const whole = { ...good, confirm: good.password }

describe('a registration', () => {
  it('is good as it should be', () => {
    expect(registerFaults(whole)).toEqual({})
  })

  it('says what is wrong beside each field', () => {
    expect(registerFaults({ name: ' ', username: 'ab', email: 'wren', password: 'short', confirm: 'other' })).toEqual({
      name: 'nameRequired',
      username: 'usernameTooShort',
      email: 'emailRequired',
      password: 'passwordLength',
      confirm: 'passwordMismatch',
    })
    expect(registerFaults({ ...whole, username: 'google_1' })).toEqual({ username: 'usernameReserved' })
  })
})

describe('a new password with its code', () => {
  const reset = { code: '012345', password: 'a quill in the fire', confirm: 'a quill in the fire' }

  it('is good as it should be', () => {
    expect(resetFaults(reset)).toEqual({})
  })

  it.each([
    ['a code of five digits', { code: '01234' }, { code: 'codeLength' }],
    ['another confirmation', { confirm: 'a quill' }, { confirm: 'passwordMismatch' }],
    ['7 characters', { password: '1234567', confirm: '1234567' }, { password: 'passwordLength' }],
    ['129 characters', { password: 'x'.repeat(129), confirm: 'x'.repeat(129) }, { password: 'passwordLength' }],
    ['8 characters of two units each', { password: '🪶'.repeat(8), confirm: '🪶'.repeat(8) }, {}],
    ['a common one', { password: 'Password', confirm: 'Password' }, { password: 'passwordCommon' }],
  ])('with %s', (_what, change, faults) => {
    expect(resetFaults({ ...reset, ...change })).toEqual(faults)
  })
})
