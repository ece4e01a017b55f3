import { expect, it, test } from 'vitest'
import { planeNames } from '../panel-layout/layout-request.ts'
import { azimuthOfPlane, azimuthOfPoint, compassPointOf, compassPoints, northOnPlan } from './facing.ts'

/** On a map with north at the top, a front that faces south is at its bottom. */
test.each([
  [180, { front: 'south', left: 'west', back: 'north', right: 'east', roof: 'south' }],
  [0, { front: 'north', left: 'east', back: 'south', right: 'west', roof: 'north' }],
  [100, { front: 'east', left: 'south', back: 'west', right: 'north', roof: 'east' }],
  [315, { front: 'north-west', left: 'north-east', back: 'south-east', right: 'south-west', roof: 'north-west' }],
])('with the front at %i degrees the planes face %j', (frontFacing, expected) => {
  const points = planeNames.map((plane) => [plane, compassPointOf(azimuthOfPlane(plane, frontFacing))])
  expect(Object.fromEntries(points)).toEqual(expected)
})

test.each([
  [22, 'north'],
  [23, 'north-east'],
  [337, 'north-west'],
  [338, 'north'],
  [359, 'north'],
  [-90, 'west'],
])('%i degrees is %s', (azimuth, point) => {
  expect(compassPointOf(azimuth)).toBe(point)
})

it('a point has its direction', () => {
  expect(compassPoints.map((point) => compassPointOf(azimuthOfPoint(point)))).toEqual(compassPoints)
})

/** East at the bottom: west is up, and north is to the right. */
test.each([
  [180, 0],
  [0, 180],
  [90, 90],
  [270, 270],
  [359, 181],
])('with the front at %i degrees north is turned by %i on the plan', (frontFacing, expected) => {
  expect(northOnPlan(frontFacing)).toBe(expected)
})
