import { describe, expect, it } from 'vitest'
import { spoken, spokenProblems } from '../platform/coded/testing/spoken.ts'
import { newPasswordProblems, passwordChangeProblems, passwordRequestProblems } from './account-password.ts'

const change = { oldPassword: 'secret1', password: 'secret2', password_confirmation: 'secret2' }
const messages = (form: Partial<typeof change>, policy: 'spec' | 'strong' = 'spec') =>
  passwordChangeProblems({ ...change, ...form }, policy).map(spoken)

describe('changing the password', () => {
  it('checks the old one, the new one, the confirmation', () => {
    expect(messages({ oldPassword: 'a', password: 'b', password_confirmation: 'c' })).toEqual([
      'Old Password between 6 to 8 characters!',
      'Password between 6 to 8 characters!',
      'Password confirm fail, please try again!',
    ])
    expect(messages({})).toEqual([])
  })

  it.each(['12345', '123456789', ''])('refuses %j as a new password', (password) => {
    expect(messages({ password, password_confirmation: password })).toEqual(['Password between 6 to 8 characters!'])
  })

  it('counts characters, not their bytes', () => {
    expect(messages({ password: '屋根😀😀屋根', password_confirmation: '屋根😀😀屋根' })).toEqual([])
  })

  it('accepts an old password from before the strong policy', () => {
    const long = 'twelve signs!'
    expect(messages({ password: long, password_confirmation: long }, 'strong')).toEqual([])
    expect(messages({ oldPassword: 'five5', password: long, password_confirmation: long }, 'strong')).toEqual([
      'Old Password between 6 to 128 characters!',
    ])
    expect(messages({}, 'strong')).toEqual(['Password between 12 to 128 characters!'])
  })
})

it('a forgotten password asks for an address', () => {
  expect(spokenProblems(passwordRequestProblems({ email: 'ann' }))).toEqual([
    { field: 'email', message: 'Please enter a valid email address!' },
  ])
  expect(passwordRequestProblems({ email: ' ann@example.org ' })).toEqual([])
})

it('a new password is checked like a changed one', () => {
  expect(newPasswordProblems({ password: 'x', password_confirmation: '' }, 'spec').map(({ field }) => field)).toEqual([
    'password',
    'password_confirmation',
  ])
})
