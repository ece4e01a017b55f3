import { expect, it } from 'vitest'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import type { FigureDirection } from '../../roofs/catalogue/figure-directions.ts'
import { proposalProblems } from './proposal-problems.ts'

const figure = { id: 'fixings/tile-hook/service', name: 'Tile hook', values: [{ name: 'value', value: 0.683 }] }
const problemsOf = (...values: readonly number[]) =>
  proposalProblems({ values: values.map((value) => ({ name: 'value', value })), reason: 'Certificate' }, figure)

it('refuses a value that is given twice, whichever comes first', () => {
  expect(problemsOf(0.7)).toEqual([])
  for (const twice of [problemsOf(0.7, 68.3), problemsOf(68.3, 0.7), problemsOf(0.7, 0.7)])
    expect(twice.map(spoken)).toContain('Please give Value once only!')
})

const published = (...pairs: readonly (readonly [string, number])[]) => ({
  id: 'some/table',
  name: 'Table',
  values: pairs.map(([name, value]) => ({ name, value })),
})

it.each([
  [published(['ageFactor', 0.6]), [1.1], 'Age factor is a factor: at most 1'],
  [published(['capacityFactor', 0.6]), [0.61], 'Capacity factor must be at most 0.6, as published'],
  [published(['service', 26], ['ultimate', 34]), [40, 34], 'Service must not exceed Ultimate'],
  [published(['longSide/design', 1.6], ['longSide/tested', 2.65]), [3, 2.65], 'Long side, design must not exceed'],
  [published(['length', 75], ['penetration', 37]), [60, 65], 'Penetration must not exceed Length'],
  [
    published(['geometry/top', 36.5], ['geometry/width', 102.5]),
    [70, 60],
    'Geometry, top must not exceed Geometry, width',
  ],
  [published(['diameter', 6.3]), [31.5], 'Diameter must be between 3.15 and 12.6'],
  [published(['rows/0/mean', 0.35], ['rows/1/mean', 0.8]), [0.7, 0.6], 'rise from row to row'],
  [published(['rows/0/one', 0.74], ['rows/1/one', 0.46]), [0.74, 0.8], 'fall from row to row'],
])('refuses numbers that cannot be: %j', (table, numbers, message) => {
  const values = table.values.map(({ name }, index) => ({ name, value: numbers[index] ?? 0 }))
  const [sentence] = proposalProblems({ values, reason: 'Certificate' }, table).map(spoken)
  expect(sentence).toContain(message)
})

const tilt = (direction: FigureDirection) => ({
  id: 'wind/tilted-panels',
  name: 'Tilted panels',
  values: [
    { name: 'rows/0/mean', value: 0.35, direction },
    { name: 'rows/1/mean', value: 0.8, direction },
  ],
})
const timesTilt = (times: number, direction: FigureDirection) => {
  const values = tilt(direction).values.map(({ name, value }) => ({ name, value: value * times }))
  return proposalProblems({ values, reason: 'Certificate' }, tilt(direction)).map(({ field }) => field)
}
const both = ['values.rows/0/mean', 'values.rows/1/mean']

it.each([
  ['higher-is-safer', 0.2, both],
  ['higher-is-safer', 0.45, both],
  ['higher-is-safer', 0.55, []],
  ['higher-is-safer', 4.5, []],
  ['higher-is-safer', 5.5, both],
  ['lower-is-safer', 2.1, both],
  ['lower-is-safer', 1.9, []],
  ['lower-is-safer', 0.25, []],
  ['both', 0.45, both],
  ['both', 2.1, both],
] as const)('a figure of which %s moves %d times: at most twice to the unsafe side', (direction, times, refused) => {
  expect(timesTilt(times, direction)).toEqual(refused)
})

const screw = {
  id: 'fixings/foot/steel-screw',
  name: 'Steel screw',
  values: (['diameter', 'coefficient', 'strength'] as const).map((name) => ({
    name,
    value: 2,
    direction: 'lower-is-safer' as const,
  })),
}
const screwProblems = (...numbers: readonly number[]) =>
  proposalProblems(
    { values: screw.values.map(({ name }, index) => ({ name, value: numbers[index] ?? 0 })), reason: 'Certificate' },
    screw,
  ).map(spoken)
const together = (names: string, times: number) => [
  `${names} multiply in one capacity: together they move ${times} times to the unsafe side of the published values, and 2 times is the most. Please check numbers and units! Beyond that the operator changes published figures by a release.`,
]

it.each([
  [[4, 2, 2], []],
  [[4, 1, 1], []],
  [[2.6, 2.8, 2], []],
  [[3, 2, 3], together('diameter, strength', 2.25)],
  // A move to the safe side does not offset one to the unsafe side.
  [[3, 1, 3], together('diameter, strength', 2.25)],
  [[4, 4, 4], together('diameter, coefficient, strength', 8)],
] as const)('numbers that multiply move twice to the unsafe side together: %j', (numbers, messages) => {
  expect(screwProblems(...numbers)).toEqual(messages)
})

it('numbers of one row move twice together, with what every row is read with', () => {
  const nails = {
    id: 'some/nails',
    name: 'Nails',
    values: ['length', 'rows/0/one', 'rows/1/one'].map((name) => ({
      name,
      value: 10,
      direction: 'lower-is-safer' as const,
    })),
  }
  const problems = (...numbers: readonly number[]) =>
    proposalProblems(
      { values: nails.values.map(({ name }, index) => ({ name, value: numbers[index] ?? 0 })), reason: 'Certificate' },
      nails,
    ).map(({ field }) => field)
  expect(problems(10, 19, 19)).toEqual([])
  expect(problems(14, 10, 14)).toEqual([])
  expect(problems(15, 14, 14)).toEqual(['values.rows/0/one', 'values.rows/1/one'])
})

const place = {
  id: 'regions/locations/melbourne',
  name: 'Melbourne',
  values: [
    { name: 'region', value: 'A5', kind: 'region' },
    { name: 'coastBandFrom', value: null, kind: 'coast-distance' },
    { name: 'latitude', value: -33.8678, kind: 'latitude' },
  ],
} as const
const rules = {
  id: 'regions/permit-rules',
  name: 'Rules of the states',
  values: [
    { name: 'rows/0/rule', value: 'a permit is needed', kind: 'text' },
    { name: 'rows/0/mostPerFoot', value: null, kind: 'mass-or-none' },
  ],
} as const

it.each([
  [place, ['A4', null, -33.8678], []],
  [place, ['A4', 100, -32], []],
  [place, ['A', null, -33.8678], ['Region must be one of A0, A1, A2, A3, A4, A5, B1, B2, C, D!']],
  [place, [3, null, -33.8678], ['Region must be one of A0, A1, A2, A3, A4, A5, B1, B2, C, D!']],
  [place, ['A5', -1, -33.8678], ['Coast band from must be between 0 and 500, or empty!']],
  [place, ['A5', null, 33.8], ['Latitude must be between -36.8678 and -30.8678!']],
  [place, ['A5', null, null], ['Latitude must be between -36.8678 and -30.8678!']],
  [place, ['A5', null, -33.8678], ['These are the published values. Please confirm them as they are, or change one!']],
  [rules, ['no permit', 80], []],
  [rules, [' ', 80], ['Rows 1, rule must be one line of visible text!']],
  [rules, ['a permit\u202e', null], ['Rows 1, rule must be one line of visible text!']],
  [rules, ['no permit', 0], ['Rows 1, most per foot must be between 1 and 1000, or empty!']],
])('judges what is no plain number by its kind: %#', (figure, given, messages) => {
  const values = figure.values.map(({ name }, index) => ({ name, value: given[index] ?? null }))
  expect(proposalProblems({ values, reason: 'Map' }, figure).map(spoken)).toEqual(messages)
})
