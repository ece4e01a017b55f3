import type { LaidFrames, LaidPlane, LaidRail, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { expect, test } from 'vitest'
import { sampleLayout } from '../../testing/sample-layout.ts'
import { unusualClamps } from './clamp-places.ts'

const [plane] = sampleLayout.planes as [LaidPlane]

/** Along the eave below the sample's panel, which reaches from 5000 to 6700 up the slope. */
const railAt = (y: number, index: number): LaidRail => ({
  number: index + 1,
  from: { x: 4950, y },
  to: { x: 6150, y },
  row: 0,
  zone: 'Internal',
  step: 1200,
  line: null,
  splices: [],
  pieces: [1200],
  feet: [],
  clamps: [],
})

const withRails = (places: readonly number[]): Layout => ({
  ...sampleLayout,
  planes: [{ ...plane, rails: places.map(railAt) }],
})

const clampsOf = (places: readonly number[]) => unusualClamps({ layout: withRails(places) })

test('clamps an eighth to a quarter of the length from the ends are not told', () => {
  expect(clampsOf([5000 + 1700 / 8, 6700 - 1700 / 4])).toBeNull()
})

test.each([
  ['nearer the end', [5110, 6430], { least: 110, most: 270 }],
  ['nearer the middle', [5300, 6200], { least: 300, most: 500 }],
] as const)('clamps %s are told with how near and how far they lie', (_, places, told) => {
  expect(clampsOf(places)).toEqual(told)
})

test('of three rails the outer two count', () => {
  expect(clampsOf([5300, 5850, 6400])).toBeNull()
})

test('rails in the frames below tilted panels have their own rule', () => {
  const frames: LaidFrames = {
    ...{ tilt: 10, latitude: -34, sun: 33, faces: 'eave', azimuth: null },
    ...{ length: 1700, depth: 1674, pitch: 2200, clearPitch: 2200, lowEdge: 100, highEdge: 400, legs: [] },
  }
  expect(unusualClamps({ layout: { ...withRails([5110, 6430]), frames } })).toBeNull()
})
