import { expect, it } from 'vitest'
import { proposalProblems } from './proposal-problems.ts'

const figure = { name: 'Tile hook', values: [{ name: 'value', value: 0.683 }] }
const problemsOf = (...values: readonly number[]) =>
  proposalProblems({ values: values.map((value) => ({ name: 'value', value })), reason: 'Certificate' }, figure)

it('refuses a value that is given twice, whichever comes first', () => {
  expect(problemsOf(0.7)).toEqual([])
  for (const twice of [problemsOf(0.7, 68.3), problemsOf(68.3, 0.7), problemsOf(0.7, 0.7)])
    expect(twice.map(({ message }) => message)).toContain('Please give value once only!')
})
