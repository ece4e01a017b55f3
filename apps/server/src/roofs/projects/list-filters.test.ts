import { expect, it } from 'vitest'
import { filterConditions } from './list-filters.ts'

const momentsOf = (filters: Parameters<typeof filterConditions>[0]) =>
  filterConditions(filters).flatMap(({ values }) => values.map((value) => (value as Date).toISOString()))

it('days of the last change begin in Sydney, with its daylight saving; the end day is included', () => {
  expect(momentsOf({ startTime: '2026-10-04', endTime: '2026-10-04' })).toEqual([
    '2026-10-03T14:00:00.000Z',
    '2026-10-04T13:00:00.000Z',
  ])
  expect(momentsOf({ startTime: '2026-07-01', endTime: '2026-07-01' })).toEqual([
    '2026-06-30T14:00:00.000Z',
    '2026-07-01T14:00:00.000Z',
  ])
})

it('days of delivery are kept as days, at midnight UTC', () => {
  expect(momentsOf({ eStartTime: '2026-12-24', eEndTime: '2026-12-24' })).toEqual([
    '2026-12-24T00:00:00.000Z',
    '2026-12-25T00:00:00.000Z',
  ])
})

it('years that no database knows are the nearest that it does', () => {
  expect(momentsOf({ startTime: '0001-01-01', endTime: '9999-12-31' })).toEqual([
    '1900-01-01T00:00:00.000Z',
    '9000-01-01T00:00:00.000Z',
  ])
})
