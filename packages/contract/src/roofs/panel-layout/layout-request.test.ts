import { expect, test } from 'vitest'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { parseWith } from '../../platform/parse.ts'
import { layoutRequest } from './layout-request.ts'

const problemsOf = (value: unknown) => {
  const parsed = parseWith(layoutRequest, value)
  return parsed.ok ? [] : parsed.problems.map(({ field, coded }) => `${field}: ${spoken({ coded })}`)
}

test('nothing asked is as many panels as fit, with the usual rails', () => {
  expect(layoutRequest.parse({})).toMatchObject({
    wanted: { kind: 'all' },
    rails: { overhangShare: null, stockLengths: null, pastPanel: 40 },
    obstacles: [],
  })
})

test('sizes of zero and below are refused with the field and what it may be', () => {
  const obstacle = { kind: 'obstacle', plane: 'front', x: 0, y: 0, width: 0, height: -5 }
  expect(problemsOf({ obstacles: [obstacle], wanted: { kind: 'count', count: 0 }, panelPower: 0 })).toEqual([
    'wanted.count: Number of panels must be a whole number from 1 to 250000!',
    'obstacles.0.width: Width of the obstacle must be between 1 and 600000 mm!',
    'obstacles.0.height: Length of the obstacle up the slope must be between 1 and 600000 mm!',
    'panelPower: Power of a panel must be between 50 and 1500 W!',
  ])
})

test('stock lengths are whole millimetres, and the problem says what to do', () => {
  expect(problemsOf({ rails: { stockLengths: [4200, 1000.001] } })).toEqual([
    'rails.stockLengths.1: Stock length of rails must be a whole number from 1000 to 12000 mm!',
  ])
  for (const length of [999, 12_001, 0, -4200])
    expect(problemsOf({ rails: { stockLengths: [length] } })).toEqual([
      'rails.stockLengths.0: Stock length of rails must be a whole number from 1000 to 12000 mm!',
    ])
  expect(problemsOf({ rails: { stockLengths: [1000, 12_000] } })).toEqual([])
})

test('part numbers are visible lines of known parts', () => {
  const partNumbers: unknown = JSON.parse('{"rail":"R-1","__proto__":"x"}')
  expect(problemsOf({ partNumbers })).toEqual(['partNumbers.__proto__: There is no field partNumbers.__proto__!'])
  for (const rail of ['R\u0000-1', '  ', 'R\n1', 'R\u202e1'])
    expect(problemsOf({ partNumbers: { rail } })).toEqual([
      'partNumbers.rail: Part number must be one line of plain text!',
    ])
})

test('unknown planes and names are refused', () => {
  expect(problemsOf({ planes: ['north'], colour: 'red', wanted: { kind: 'count', count: 2.5 } })).toEqual([
    'planes.0: Roof plane 1 is not one of the options!',
    'wanted.count: Number of panels must be a whole number from 1 to 250000!',
    'colour: There is no field colour!',
  ])
})

test('a drawing has 5000 panels at most: cells left out do not count, and each is left out once', () => {
  const block = { plane: 'front', orientation: 'portrait', gaps: { panels: 20, rows: 20 }, x: 0, y: 0 }
  const tooMany = 'A drawing takes 5000 panels at most. Please give the block fewer rows or columns!'
  const row = (count: number, at: number) => Array.from({ length: count }, (_, column) => ({ row: at, column }))
  expect(problemsOf({ blocks: [{ ...block, rows: 1, columns: 5000 }] })).toEqual([])
  expect(problemsOf({ blocks: [{ ...block, rows: 2, columns: 2501 }] })).toEqual([`blocks: ${tooMany}`])
  expect(problemsOf({ blocks: [{ ...block, rows: 2, columns: 2501, leftOut: row(2, 1) }] })).toEqual([])
  const twice = { ...block, rows: 2, columns: 2501, leftOut: [...row(1, 1), ...row(1, 1), { row: 2, column: 0 }] }
  expect(problemsOf({ blocks: [twice] })).toEqual([`blocks: ${tooMany}`])
  const half = { ...block, rows: 1, columns: 2501 }
  expect(problemsOf({ blocks: [half, half] })).toEqual([`blocks: ${tooMany}`])
  expect(problemsOf({ blocks: [{ ...block, rows: 6, columns: 5000, leftOut: row(5000, 0) }] })).toEqual([
    `blocks: ${tooMany}`,
  ])
})
