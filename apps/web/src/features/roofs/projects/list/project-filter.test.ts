import { describe, expect, it } from 'vitest'
import { titleOf } from '../../../../components/roofs/project-title.ts'
import { filtersFrom, noFilters, serverFilters } from './project-filter.ts'

describe('the project list', () => {
  it('names a project by number, date and name', () => {
    expect(titleOf({ name: 'Cold store', number: 'SR-7', madeAt: '2026-1-3 09:05:07' })).toBe(
      'SR-7-2026-01-03-Cold store',
    )
  })

  it('asks the server for days of Sydney, as its own filters count them, the end day included', () => {
    const { from, to, ...others } = serverFilters({
      ...noFilters,
      name: 'a',
      startTime: '2026-03-01',
      endTime: '2026-12-31',
    })
    expect([from, to]).toEqual(['2026-02-28T13:00:00.000Z', '2026-12-31T13:00:00.000Z'])
    expect(others).toEqual({ search: '', name: 'a', engineerName: '', status: '', eStartTime: '', eEndTime: '' })
  })

  it.each([
    { startTime: '2026-13-45', endTime: 'x', eStartTime: '0000-01-01', eEndTime: '9999-12-31' },
    { status: '9' },
    { status: 'constructor' },
    { status: 'NaN', engineerName: '\u0000' },
  ])('ignores %j in the address', (absurd) => {
    expect(filtersFrom({ ...absurd, name: 'a' })).toEqual({ ...noFilters, name: 'a' })
  })

  it('searches for no more than the server takes', () => {
    expect(filtersFrom({ search: 'y'.repeat(5000), name: 'x'.repeat(5000), status: '2' })).toEqual({
      ...noFilters,
      search: 'y'.repeat(200),
      name: 'x'.repeat(200),
      status: '2',
    })
  })
})
