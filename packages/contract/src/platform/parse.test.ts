import { describe, expect, it } from 'vitest'
import { credentials } from '../identity/account.ts'
import { projectFilters } from '../roofs/calls/project-calls.ts'
import { wireProject } from '../roofs/wire/wire.ts'
import { parseWith } from './parse.ts'

const problems = (schema: Parameters<typeof parseWith>[0], value: unknown) => {
  const parsed = parseWith(schema, value)
  return parsed.ok ? [] : parsed.problems
}

describe('untrusted JSON', () => {
  it('with tens of thousands of unknown fields is refused with a bounded list', () => {
    const hostile = Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [index, 0]))
    expect(problems(credentials, hostile)).toHaveLength(50)
  })

  it('does not repeat a long field name', () => {
    const [problem] = problems(credentials, { ['x'.repeat(100_000)]: 1 })
    expect(problem?.field).toHaveLength(100)
  })

  it('with a thousand wrong list entries is refused with a bounded list', () => {
    const listed = problems(wireProject, { date_time: '2026-1-1 1:1:1', big_file: Array(2000).fill(1) })
    expect(listed.length).toBeLessThanOrEqual(50)
  })
})

describe('numbers in a query', () => {
  it.each([['1'], ['25'], [' 25 '.trim()], [25]])('%s is a number', (limit) => {
    expect(problems(projectFilters, { limit })).toEqual([])
  })

  it.each([[true], [[5]], ['0x10'], ['1e1'], ['-1'], [''], [null], [1.5]])('%s is none', (limit) => {
    expect(problems(projectFilters, { limit }).map((problem) => problem.field)).toEqual(['limit'])
  })

  it.each([[true], [[1]], ['0x1'], [7]])('%s is no status', (status) => {
    expect(problems(projectFilters, { status }).map((problem) => problem.field)).toEqual(['status'])
  })
})

describe('days', () => {
  it.each(['2026-02-31', '2026-13-01', '2026-1-1', '26-01-01'])('%s is none', (startTime) => {
    expect(problems(projectFilters, { startTime }).map((problem) => problem.field)).toEqual(['startTime'])
  })

  it.each(['2028-02-29', '2026-12-31', ''])('%s is one', (startTime) => {
    expect(problems(projectFilters, { startTime })).toEqual([])
  })
})
