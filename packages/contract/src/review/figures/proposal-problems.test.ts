import { expect, it } from 'vitest'
import { proposalProblems } from './proposal-problems.ts'

const figure = { id: 'fixings/tile-hook/service', name: 'Tile hook', values: [{ name: 'value', value: 0.683 }] }
const problemsOf = (...values: readonly number[]) =>
  proposalProblems({ values: values.map((value) => ({ name: 'value', value })), reason: 'Certificate' }, figure)

it('refuses a value that is given twice, whichever comes first', () => {
  expect(problemsOf(0.7)).toEqual([])
  for (const twice of [problemsOf(0.7, 68.3), problemsOf(68.3, 0.7), problemsOf(0.7, 0.7)])
    expect(twice.map(({ message }) => message)).toContain('Please give value once only!')
})

const published = (...pairs: readonly (readonly [string, number])[]) => ({
  id: 'some/table',
  name: 'Table',
  values: pairs.map(([name, value]) => ({ name, value })),
})

it.each([
  [published(['capacityFactor', 0.5]), [1.1], 'capacityFactor is a factor: at most 1'],
  [published(['service', 26], ['ultimate', 34]), [40, 34], 'service must not exceed ultimate'],
  [published(['longSide/design', 1.6], ['longSide/tested', 2.65]), [3, 2.65], 'longSide/design must not exceed'],
  [published(['rows/0/mean', 0.35], ['rows/1/mean', 0.8]), [0.9, 0.8], 'rise from row to row'],
  [published(['rows/0/one', 0.74], ['rows/1/one', 0.46]), [0.74, 0.8], 'fall from row to row'],
])('refuses numbers that cannot be: %j', (table, numbers, message) => {
  const values = table.values.map(({ name }, index) => ({ name, value: numbers[index] ?? 0 }))
  const [problem] = proposalProblems({ values, reason: 'Certificate' }, table)
  expect(problem?.message).toContain(message)
})
