import { messages } from '@soundroof/words/en-au/messages/messages'
import { describe, expect, it } from 'vitest'
import { credentials } from '../identity/account.ts'
import { reviewCalls } from '../review/review-calls.ts'
import { placeCalls } from '../roofs/calls/place-calls.ts'
import { projectFilters } from '../roofs/calls/project-calls.ts'
import { wireProject } from '../roofs/wire/wire.ts'
import { spokenProblems } from './coded/testing/spoken.ts'
import { parseWith } from './parse.ts'

const problems = (schema: Parameters<typeof parseWith>[0], value: unknown) => {
  const parsed = parseWith(schema, value)
  return parsed.ok ? [] : spokenProblems(parsed.problems)
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

describe('a problem within a list', () => {
  const line = { kind: 'arrow', from: [0, 0], to: [1, 1] }
  it.each([
    [[line, { ...line, from: ['x', 0] }], 'marks.1.from.0', 'Mark 2, Start must be a number!'],
    [[{ ...line, to: [0, 1.5] }], 'marks.0.to.1', 'A mark lies outside the photo!'],
    [[{ ...line, to: [0, 0] }], 'marks.0.to', 'The two ends of a mark must differ!'],
    [[{ kind: 'arrow', from: [0, 0] }], 'marks.0.to', 'Mark 1, End is missing!'],
    [[7], 'marks.0', 'Mark 1 must be an object!'],
  ])('is told by its names: %j', (marks, field, message) => {
    expect(problems(reviewCalls.markPhoto.body, { hash: 'h', photo: 'p', version: 0, marks })).toEqual([
      { field, message },
    ])
  })

  it('names the entry of texts, too', () => {
    const body = { hash: 'h', deliverAt: '2026-12-01', conditions: ['One.', 'x'.repeat(1001)] }
    expect(problems(reviewCalls.acceptProject.body, body)).toEqual([
      { field: 'conditions.1', message: 'Condition 2 must have at most 1000 characters!' },
    ])
  })
})

describe('texts of a review', () => {
  it.each([
    ['engineer', 'handOverProject', { hash: 'h', engineer: '' }, 'Enter Engineer!'],
    ['deliverAt', 'acceptProject', { hash: 'h', deliverAt: '2026-12-01T00:00' }, messages.dayForm],
    ['deliverAt', 'acceptProject', { hash: 'h', deliverAt: '2026-02-31' }, messages.dayUnknown],
  ] as const)('%s of %s: %j', (field, call, body, message) => {
    expect(problems(reviewCalls[call].body, body)).toEqual([{ field, message }])
  })

  it('are kept as they show', () => {
    const text = 'One\u202e\r\ntwo\u200b \u0007three\ufeff'
    const parsed = parseWith(reviewCalls.answerQuestion.body, { hash: 'h', question: 'q', text })
    expect(parsed).toMatchObject({ ok: true, value: { text: 'One\ntwo three' } })
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

describe('a place that is asked for', () => {
  const latitude = 'latitude must be a number of degrees between -90 and 90!'
  it.each(['-2e1', 'north', '', '91', '0x10', -90.5])('has no latitude %j', (value) => {
    const [problem] = problems(placeCalls.placeAt.query, { latitude: value, longitude: 150 })
    expect(problem).toEqual({ field: 'latitude', message: latitude })
  })

  it.each(['-33.87', '90', -12])('has the latitude %j', (value) => {
    expect(problems(placeCalls.placeAt.query, { latitude: value, longitude: '150.9' })).toEqual([])
  })

  it('needs two letters', () => {
    const message = 'text must have at least 2 characters!'
    expect(problems(placeCalls.localities.query, { text: 'P' })).toEqual([{ field: 'text', message }])
  })
})
