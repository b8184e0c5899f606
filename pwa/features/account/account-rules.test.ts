import { describe, expect, it } from 'vitest'
import { canChangeEmail, canChangePassword, newEmailFault, newPasswordFault, passwordsDiffer } from './account-rules.ts'

const fields = { current: 'old', next: 'a new quill', confirm: 'a new quill' }

describe('a change of the password', () => {
  it('can be sent when both are filled in and the new one matches', () => {
    expect(canChangePassword(fields)).toBe(true)
    expect(canChangePassword({ ...fields, current: '' })).toBe(false)
    expect(canChangePassword({ current: 'old', next: '', confirm: '' })).toBe(false)
    expect(canChangePassword({ ...fields, confirm: 'a new quil' })).toBe(false)
  })

  it('says that the new ones differ once that is certain', () => {
    expect(passwordsDiffer({ ...fields, confirm: 'a new' }, false)).toBe(false)
    expect(passwordsDiffer({ ...fields, confirm: 'a new' }, true)).toBe(true)
    expect(passwordsDiffer({ ...fields, confirm: 'a new quilt' }, false)).toBe(true)
    expect(passwordsDiffer({ ...fields, confirm: '' }, true)).toBe(false)
    expect(passwordsDiffer(fields, true)).toBe(false)
  })

  it('holds to the rules for passwords', () => {
    expect(newPasswordFault('short')).toBe('auth:errors.passwordLength')
    expect(newPasswordFault('password123')).toBe('auth:errors.passwordCommon')
    expect(newPasswordFault('a quill in the fire')).toBeNull()
  })
})

describe('a change of the address', () => {
  it('can be sent with a password, to another address', () => {
    expect(canChangeEmail('new@example.org', 'p', 'old@example.org')).toBe(true)
    expect(canChangeEmail(' ', 'p', 'old@example.org')).toBe(false)
    expect(canChangeEmail('new@example.org', '', 'old@example.org')).toBe(false)
    expect(canChangeEmail(' OLD@example.org ', 'p', 'old@example.org')).toBe(false)
  })

  it('says when it is no address', () => {
    expect(newEmailFault('wren')).toBe('auth:errors.emailRequired')
    expect(newEmailFault('wren@example.org')).toBeNull()
  })
})
