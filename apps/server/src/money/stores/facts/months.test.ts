import { expect, it } from 'vitest'
import { monthAfter, monthBefore } from './months.ts'

it.each([
  ['2026-11-21T09:00:00.000Z', '2026-12-21T09:00:00.000Z', '2026-10-21T09:00:00.000Z'],
  ['2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z', '2026-12-31T00:00:00.000Z'],
  ['2028-03-30T23:59:59.000Z', '2028-04-30T23:59:59.000Z', '2028-02-29T23:59:59.000Z'],
])('a month after %s is %s, a month before %s', (date, after, before) => {
  expect(monthAfter(new Date(date)).toISOString()).toBe(after)
  expect(monthBefore(new Date(date)).toISOString()).toBe(before)
})
