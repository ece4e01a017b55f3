import { expect, test } from 'vitest'
import { fieldAfter } from './enter-key.ts'

const names = ['length', '', 'width', 'shape', 'shape', 'place', 'state', 'area', 'streetAddress']

test.each([
  ['to the next open field', 'length', ['width', 'shape'], 'width'],
  ['past what is answered', 'length', ['shape', 'state'], 'shape'],
  ['out of its own group', 'shape', ['shape', 'state'], 'state'],
  ['from the last one back to what was left open', 'streetAddress', ['width', 'area'], 'width'],
  ['nowhere when only it is open', 'width', ['width'], null],
  ['nowhere when all is answered', 'width', [], null],
  ['never to what the page does not show', 'width', ['hidden', 'area'], 'area'],
] as const)('Enter leads %s', (_, current, open, expected) => {
  expect(fieldAfter(names, current, open)).toBe(expected)
})
