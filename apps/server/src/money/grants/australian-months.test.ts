import { expect, it } from 'vitest'
import { australianMonthsAfter } from './australian-months.ts'

it.each([
  ['1 March, 9:00 in Sydney, for a month: the whole of 1 April', '2027-02-28T22:00:00Z', 1, '2027-04-01T13:00:00.000Z'],
  ['1 May, 8:00, for a month: the whole of 1 June', '2027-04-30T22:00:00Z', 1, '2027-06-01T14:00:00.000Z'],
  ['31 January, for a month: the last day of February', '2027-01-31T02:00:00Z', 1, '2027-02-28T13:00:00.000Z'],
  ['29 February, for a year', '2028-02-29T02:00:00Z', 12, '2029-02-28T13:00:00.000Z'],
])('%s', (_, begin, months, end) => {
  expect(australianMonthsAfter(new Date(begin), months).toISOString()).toBe(end)
})
