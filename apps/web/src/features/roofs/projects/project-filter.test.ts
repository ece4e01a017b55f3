import { describe, expect, it } from 'vitest'
import { filtersFrom, noFilters, serverFilters, titleOf } from './project-filter.ts'

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
  productWarnings: [],
} as const

describe('the project list', () => {
  it('names a project by number, date and name', () => {
    expect(titleOf(project)).toBe('SR-7-2026-01-03-Cold store')
  })

  it('asks the server for days of the time zone of the reader, the end day included', () => {
    const { from, to, ...others } = serverFilters({
      ...noFilters,
      name: 'a',
      startTime: '2026-03-01',
      endTime: '2026-12-31',
    })
    expect([from, to]).toEqual([new Date(2026, 2, 1), new Date(2027, 0, 1)].map((moment) => moment.toISOString()))
    expect(others).toEqual({ name: 'a', engineerName: '', status: '', eStartTime: '', eEndTime: '' })
  })

  it('ignores invalid dates in the address', () => {
    expect(filtersFrom({ startTime: '2026-13-45', endTime: 'x', name: 'a' })).toEqual({ ...noFilters, name: 'a' })
  })
})
