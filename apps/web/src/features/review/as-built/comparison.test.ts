import { expect, it } from 'vitest'
import { judgementOf, standingOf } from './comparison.ts'

const plan = { plannedRails: 2, plannedSpacing: 1200, plannedSetback: 300 }

it.each([
  ['rails', 2, 'as-planned'],
  ['rails', 3, 'better'],
  ['rails', 1, 'worse'],
  ['widestSpacing', 1200, 'as-planned'],
  ['widestSpacing', 1150, 'better'],
  ['widestSpacing', 1201, 'worse'],
  ['smallestSetback', 300, 'as-planned'],
  ['smallestSetback', 350, 'better'],
  ['smallestSetback', 0, 'worse'],
] as const)('%s of %d is %s', (measure, value, standing) => {
  expect(standingOf(measure, value, plan)).toBe(standing)
})

it('what is not measured stands nowhere', () => {
  expect(standingOf('rails', null, plan)).toBeNull()
})

it('a judgement of other measurements is none of these', () => {
  const measured = { zone: 'Edge', rails: 2, widestSpacing: 1300, smallestSetback: 300 } as const
  const zone = { zone: 'Edge', ...plan, measured, outcome: 'deviation', reasons: [] } as const
  expect(judgementOf({ ...zone, reasons: [] }, measured)?.outcome).toBe('deviation')
  expect(judgementOf({ ...zone, reasons: [] }, { ...measured, widestSpacing: 1200 })).toBeNull()
})
