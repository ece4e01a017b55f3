import { expect, it, test } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { siteAddress } from './site-address.ts'
import { stateCodes } from './state-codes.ts'

const site = { streetAddress: '12 Rose St', suburb: 'Coburg', postcode: '3058', state: 1 }

test.each([
  [site, '12 Rose St, Coburg VIC 3058'],
  [{ ...site, suburb: '', postcode: '' }, '12 Rose St'],
  [{ ...site, postcode: '' }, '12 Rose St, Coburg VIC'],
  [{ ...site, suburb: '' }, '12 Rose St, VIC 3058'],
  [{ ...site, state: null }, '12 Rose St, Coburg 3058'],
  [{ ...site, streetAddress: '' }, 'Coburg VIC 3058'],
  [{ ...site, streetAddress: '12 Rose St, coburg' }, '12 Rose St, coburg'],
  [{ ...site, streetAddress: '12 Rose St, Coburg 3058' }, '12 Rose St, Coburg 3058'],
  [{ ...site, streetAddress: '12 Coburg St' }, '12 Coburg St, Coburg VIC 3058'],
])('%j is %j', (where, expected) => {
  expect(siteAddress(where)).toBe(expected)
})

it('states stand in the order of the wizard’s list, by whose positions they travel', () => {
  expect(choices.states.map(({ code }) => code)).toEqual(stateCodes)
})
