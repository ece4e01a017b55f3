import { expect, it } from 'vitest'
import { registrationIdentity } from './registration-identity.ts'

const same = (...numbers: readonly string[]) => new Set(numbers.map(registrationIdentity)).size === 1

it.each([
  ['spaces, punctuation and case', ['PE 12345a', ' pe-123.45A ', '12345a']],
  ['a body in front', ['123456', 'CPEng 123-456', 'cpeng123456', 'RPEQ No. 123456']],
  ['leading zeros', ['123456', '00123456', 'PE0123456']],
  ['wide and mathematical digits', ['123456', '１２３４５６', '𝟏𝟐𝟑𝟒𝟓𝟔']],
  ['letters that look like digits', ['10123', 'lO123', '1O123', 'I0I23', 'RPEQ l0123', '10l23']],
  ['letters for digits apart', ['4500', '45 OO', '45 oo']],
  ['letters of other scripts', ['12-A0', '12-А0', '12-Α0', '12АО', '12ao']],
  ['digits of other scripts', ['123', '١٢٣', '१२३']],
  ['signs that nobody sees', ['123', '1\u200b2\u00ad3']],
  ['words behind', ['12345', '12345 RPEQ', '12345 (Structural)', 'NER 12345, Civil and Structural']],
])('one number is one engineer, with other %s', (_, numbers) => {
  expect(numbers.map(registrationIdentity)).toEqual(numbers.map(() => registrationIdentity(numbers[0] ?? '')))
})

it('another number is another engineer', () => {
  expect(same('12345', '12346')).toBe(false)
  expect(same('12345', '123450')).toBe(false)
  expect(same('12345', '12345B')).toBe(false)
  expect(same('Smith', 'Jones')).toBe(false)
})
