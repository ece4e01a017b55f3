import { expect, it } from 'vitest'
import { catalogueText } from './catalogue-text.ts'

it.each([
  [1, [1, 1.2, 1.5, null], '1.0'],
  [3, [1.9, 2.4, 3], '3.0'],
  [0.6, [0.6, 0.75, 1], '0.60'],
  [1, [1], '1.0'],
])('prints %d of %j as %s', (value, list, text) => {
  expect(catalogueText(value, list)).toBe(text)
})
