import { expect, it } from 'vitest'
import { withArguments } from './figure-arguments.ts'

it('says what each value is looked up by: fields of its row, and the first of two numbers', () => {
  const figure = {
    source: 'Recalled',
    status: 'unverified',
    steepest: 15,
    rows: [
      { angle: 0, states: ['NSW', 'ACT'], mean: 0.3 },
      { angle: 15, states: ['TAS'], mean: 0.8 },
    ],
    suction: [
      [0, 1],
      [15, 1.5],
    ],
    part: { status: 'estimate', value: 7 },
  }
  const values = ['steepest', 'rows/0/mean', 'rows/1/mean', 'suction/0/1', 'suction/1/1'].map((name) => ({
    name,
    value: 1,
  }))
  const said = withArguments(figure, values)
  expect(said.values.map(({ at }) => at)).toEqual([
    undefined,
    'angle 0, states NSW, ACT',
    'angle 15, states TAS',
    'at 0',
    'at 15',
  ])
  expect(said.others).toEqual([])
})

it('says everything else that a figure holds, but not its rows of loads nor its head', () => {
  const figure = {
    name: 'ZC15015',
    source: 'Computed',
    depth: 150,
    isBraced: true,
    largest: null,
    lapped: [{ span: 450 }],
  }
  expect(withArguments(figure, []).others).toEqual([
    { name: 'depth', value: 150 },
    { name: 'isBraced', value: 'yes' },
    { name: 'largest', value: null },
  ])
})
