import { describe, expect, it } from 'vitest'
import { spoken } from '../platform/coded/testing/spoken.ts'
import { credentialProblems, type RegistrationForm, registrationProblems } from './account.ts'

const empty: RegistrationForm = {
  agreed: false,
  email: '',
  name: ' ',
  password: '',
  password_confirmation: '',
  company_name: '',
  phone: '',
}
const filled: RegistrationForm = {
  agreed: true,
  email: 'a@b.example',
  name: 'A',
  password: 'secret1',
  password_confirmation: 'secret1',
  company_name: 'Sun',
  phone: '0400',
}

describe('registration', () => {
  it('reports its problems in the specified order', () => {
    expect(registrationProblems(empty, 'spec').map(spoken)).toEqual([
      'Please read and agree to the Terms of Service and Privacy!',
      'Please enter a valid email address!',
      'Enter your name!',
      'Password between 6 to 8 characters!',
      'Confirm Password between 6 to 8 characters!',
      'Please enter company name!',
      'Please input Contact Number!',
    ])
  })

  it('compares the two passwords once both have the right length', () => {
    const differing = { ...filled, password_confirmation: 'secret2' }
    expect(registrationProblems(differing, 'spec').map(spoken)).toEqual(['Password confirm fail, please try again!'])
  })

  it('takes 6 to 8 characters by default and 12 to 128 under the strong policy', () => {
    expect(registrationProblems(filled, 'spec')).toEqual([])
    expect(registrationProblems(filled, 'strong').map(spoken)[0]).toBe('Password between 12 to 128 characters!')
    const long = { ...filled, password: 'ninechars', password_confirmation: 'ninechars' }
    expect(registrationProblems(long, 'spec').map(spoken)[0]).toBe('Password between 6 to 8 characters!')
  })

  it.each(['no-at', 'a@b', 'a b@c.example', 'a@b..example', '@b.example', `${'a'.repeat(225)}@b.example`])(
    'refuses %s as an e-mail address',
    (email) => {
      expect(registrationProblems({ ...filled, email }, 'spec').map((problem) => problem.field)).toEqual(['email'])
    },
  )
})

it.each([
  ['a zero-width space', 'l\u200bk'],
  ['a soft hyphen', 'l\u00adk'],
  ['a sign that turns the direction', 'l\u202ek'],
  ['a control character', 'l\u0007k'],
  ['a variation selector', 'lk\ufe0f'],
  ['a letter that nobody sees', 'lk\u3164'],
  ['a full-width @', 'l＠k'],
  ['full-width brackets', 'l＜k＞'],
])('an e-mail address with %s is none', (_, local) => {
  const form = { ...filled, email: `${local}@b.example` }
  expect(registrationProblems(form, 'spec').map(spoken)).toEqual(['Please enter a valid email address!'])
})

it.each(['jörg', 'ｌｋ', '太郎', "o'neill+roofs"])('%s is the name of a mailbox', (local) => {
  expect(registrationProblems({ ...filled, email: `${local}@b.example` }, 'spec')).toEqual([])
})

describe('invisible text', () => {
  it.each(['\u200b', '\u202e', '\u00a0', '\u2060 '])('counts as blank', (text) => {
    const form = { ...filled, name: text, company_name: text, phone: text }
    expect(registrationProblems(form, 'spec').map((problem) => problem.field)).toEqual([
      'name',
      'company_name',
      'phone',
    ])
  })
})

describe('login', () => {
  it('asks for the e-mail, then for the password', () => {
    expect(credentialProblems({ email: '', password: '' }).map(spoken)).toEqual([
      'Mailbox account cannot be empty!',
      "Password fields can't be empty!",
    ])
  })
})
