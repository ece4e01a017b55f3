import { expect, it } from 'vitest'
import { keepUnits } from './keep-units.ts'

it('keeps a number with its unit and lets the rest break', () => {
  expect(keepUnits('2 rails, fixings at 1000 mm from 3 edges')).toBe(
    '2\u00a0rails, fixings at 1000\u00a0mm from 3 edges',
  )
})
