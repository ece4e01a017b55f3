import { expect, it } from 'vitest'
import { fitted } from './fitted.ts'

it('keeps the proportions and never enlarges', () => {
  expect(fitted(8000, 6000, 4000)).toEqual({ width: 4000, height: 3000 })
  expect(fitted(6000, 8000, 4000)).toEqual({ width: 3000, height: 4000 })
  expect(fitted(800, 600, 4000)).toEqual({ width: 800, height: 600 })
})
