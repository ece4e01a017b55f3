import { expect, test } from 'vitest'
import { parseWith } from '../../platform/parse.ts'
import { layoutRequest } from './layout-request.ts'

const problemsOf = (value: unknown) => {
  const parsed = parseWith(layoutRequest, value)
  return parsed.ok ? [] : parsed.problems.map(({ field, message }) => `${field}: ${message}`)
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
    'wanted.count: Number of panels must be between 1 and 250000!',
    'obstacles.0.width: Width of the obstacle must be between 1 and 600000 mm!',
    'obstacles.0.height: Length of the obstacle up the slope must be between 1 and 600000 mm!',
    'panelPower: Power of a panel must be between 50 and 1500 W!',
  ])
})

test('unknown planes and names are refused', () => {
  expect(problemsOf({ planes: ['north'], colour: 'red', wanted: { kind: 'count', count: 2.5 } })).toEqual([
    'planes.0: planes.0 is not one of the options!',
    'wanted.count: Number of panels must be a whole number!',
    'colour: There is no field colour!',
  ])
})
