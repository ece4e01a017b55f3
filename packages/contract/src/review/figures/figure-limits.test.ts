import { expect, it } from 'vitest'
import { mostUnsafeOf, movedTooFar } from './figure-limits.ts'
import { proposalProblems } from './proposal-problems.ts'

const move = (figure: string, times: number, alternatives = figure) => ({ figure, times, alternatives })
const [bracket, cyclic, screw] = ['fixings/foot', 'fixings/foot/cyclic', 'fixings/foot/steel-screw'] as const
const tilt = 'wind/tilted-panels'
const clamp = (row: number, times: number) => move(`fixings/clamp-capacities/${row}`, times, 'fixings/clamp-capacities')

it.each([
  ['bracket and factor for cyclic wind', [move(bracket, 1.9), move(cyclic, 1.25)], bracket, [bracket, cyclic]],
  ['the same, the other one changed now', [move(bracket, 1.9), move(cyclic, 1.25)], cyclic, [cyclic, bracket]],
  ['bracket and screws: the lesser holds', [move(bracket, 2), move(screw, 2)], screw, null],
  [
    'wind and any capacity',
    [move(tilt, 1.5), move('purlins/ZC15019', 1.5, 'purlins')],
    tilt,
    [tilt, 'purlins/ZC15019'],
  ],
  [
    'two of the wind',
    [move(tilt, 1.5), move('wind/wind-classes/2', 1.5, 'wind/wind-classes')],
    tilt,
    [tilt, 'wind/wind-classes/2'],
  ],
  ['two rows of a list', [clamp(1, 2), clamp(2, 2)], 'fixings/clamp-capacities/2', null],
  ['the row that is changed now', [clamp(1, 2), clamp(2, 1.1), move(tilt, 1.5)], 'fixings/clamp-capacities/2', null],
  ['one alone, at a rounded end', [move(bracket, 2.004)], bracket, null],
  ['what moves to the safe side itself', [move(bracket, 2), move(tilt, 2), move(cyclic, 1)], cyclic, null],
  [
    'what is changed now, to the safe side, beside others',
    [move(bracket, 2), move(cyclic, 1.25)],
    'fixings/rail',
    null,
  ],
])('counts together: %s', (_, moves, figure, figures) => {
  expect(movedTooFar(moves, figure)?.figures ?? null).toEqual(figures)
})

it.each([
  ['wind/wind-classes/0', 'ultimate', 40, 28.4, []],
  ['wind/wind-classes/0', 'ultimate', 40, 28.1, ['values.ultimate']],
  ['regions/snow', 'rows/0/engineerAbove', 900, 901, ['values.rows/0/engineerAbove']],
  ['regions/snow', 'rows/0/engineerAbove', 900, 300, []],
  ['wind/wind-classes', 'scope/width', 16, 16.1, ['values.scope/width']],
])('judges a value by what it does: %s %s %d', (id, name, published, value, fields) => {
  const direction = id.endsWith('0') ? ('higher-is-safer' as const) : ('lower-is-safer' as const)
  const figure = { id, name: id, values: [{ name, value: published, direction, mostUnsafe: mostUnsafeOf(id, name) }] }
  const problems = proposalProblems({ values: [{ name, value }], reason: 'Certificate' }, figure)
  expect(problems.map(({ field }) => field)).toEqual(fields)
})
