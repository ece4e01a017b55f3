import { describe, expect, it } from 'vitest'
import { filtersFrom, localDay, matches, noFilters, serverFilters, titleOf } from './project-filter.ts'

const project = {
  hash: 'h',
  name: 'Cold store',
  number: 'SR-7',
  madeAt: '2026-1-3 09:05:07',
  updatedAt: new Date(2026, 10, 21, 7, 30).toISOString(),
  deliveryDate: null,
  status: 1,
  engineerName: '',
  reportFile: null,
  reviewFile: null,
  hasResult: false,
} as const

const where = (part: object) => matches(project, { ...noFilters, ...part })

describe('the project list', () => {
  it('names a project by number, date and name', () => {
    expect(titleOf(project)).toBe('SR-7-2026-01-03-Cold store')
  })

  it.each(['cold', 'COLD STORE', 'sr-7-2026', '-01-03-c', ' cold '])('finds %j anywhere in the name', (name) => {
    expect(where({ name })).toBe(true)
  })

  it('does not find what is not there', () => {
    expect(where({ name: 'warm' })).toBe(false)
  })

  it('counts days in the time zone of the reader, the end day included', () => {
    expect(localDay(project.updatedAt)).toBe('2026-11-21')
    expect(where({ startTime: '2026-11-21', endTime: '2026-11-21' })).toBe(true)
    expect(where({ startTime: '2026-11-22' })).toBe(false)
    expect(where({ endTime: '2026-11-20' })).toBe(false)
  })

  it('asks the server for one more day on both sides', () => {
    expect(serverFilters({ ...noFilters, startTime: '2026-03-01', endTime: '2026-12-31' })).toMatchObject({
      startTime: '2026-02-28',
      endTime: '2027-01-01',
    })
    expect(serverFilters(noFilters)).toEqual(noFilters)
  })

  it('ignores invalid dates in the address', () => {
    expect(filtersFrom({ startTime: '2026-13-45', endTime: 'x', name: 'a' })).toEqual({ ...noFilters, name: 'a' })
  })
})
