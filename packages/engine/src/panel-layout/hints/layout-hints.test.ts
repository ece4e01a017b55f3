import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { changed, roof } from '../../../testing/roofs.ts'
import { assess } from '../../assess.ts'
import { layOutRoof } from '../lay-out-roof.ts'
import { layoutHints } from './layout-hints.ts'

/** Tin on battens at 900, rails across them; 15 m by 10 m at 22 degrees. */
const house = roof('house-timber-battens')
const hip = changed(house, { options: { roofForm: 'hip' } })
const count = (panels: number) => ({ wanted: { kind: 'count', count: panels } })
const skylight = { kind: 'obstacle', plane: 'front', x: 5000, y: 1500, width: 600, height: 600 }

const laid = (input: AssessmentInput, given: object) => {
  const request = layoutRequest.parse(given)
  const result = assess(input, catalogue)
  const answer = layOutRoof(input, result, catalogue, request, null)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return { layout: answer.layout, hints: layoutHints({ input, result, catalogue, request }, answer.layout) }
}

const valuesOf = (said: readonly Message[], code: string): unknown =>
  said.flatMap((each) => (typeof each === 'object' && each.code === code ? [each.values] : []))[0]

test('room left on each face is what may be laid beside what lies there', () => {
  const { layout, hints } = laid(house, count(12))
  expect(hints.room.map(({ plane }) => plane)).toEqual(['front', 'back'])
  const left = hints.room.reduce((sum, { panels }) => sum + panels, 0)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(layout.fits - layout.placed)
  const empty = laid(house, { blocks: [] })
  expect(empty.hints.room.reduce((sum, { panels }) => sum + panels, 0)).toBe(layout.fits)
  expect(laid(house, {}).hints.room.map(({ panels }) => panels)).toEqual([0, 0])
})

/** Tin on purlins at 1200; 24 m by 14 m, panels in frames. */
const framed = changed(roof('shed-region-a-roof-8'), {
  building: { length: 24, width: 14, roofSlope: 2 },
  array: { mount: 'tilt', tilt: 10, railDirection: 'parallel' },
  purlin: { spacing: 1200 },
})
const framedOnSlope = changed(framed, { building: { roofSlope: 5 } })

test.each([
  ['on a flat roof, facing an end', framed, 300],
  ['on a flat roof, facing up it', framed, 180],
  ['on both faces of a gable', framedOnSlope, 0],
  [
    'on both faces of a gable with rails across',
    changed(framedOnSlope, { array: { railDirection: 'perpendicular' } }),
    0,
  ],
])('rows of frames %s: an empty roof has room for as many as fit, a full one for none', (_, input, frontFacing) => {
  const empty = laid(input, { frontFacing, blocks: [] })
  expect(empty.layout.fits).toBeGreaterThan(10)
  expect(empty.hints.room.reduce((sum, { panels }) => sum + panels, 0)).toBe(empty.layout.fits)
  expect(laid(input, { frontFacing }).hints.room.every(({ panels }) => panels === 0)).toBe(true)
})

test('a block of one row leaves room for more rows and longer ones', () => {
  const { layout } = laid(house, count(4))
  const [block] = layout.blocks
  const { hints } = laid(house, { blocks: [{ ...block, rows: 1, columns: 3, offsets: [], leftOut: [] }] })
  expect(hints.room[0]?.panels).toBeGreaterThan(20)
})

test('the strictest zone: how many panels fewer save how many feet, beyond their share', () => {
  const { layout, hints } = laid(house, {})
  const values = valuesOf(hints.said, 'zone-costs-feet') as { panels: number; feet: number }
  const feet = layout.planes.flatMap(({ rails }) => rails).reduce((sum, rail) => sum + rail.feet.length, 0)
  expect(values.feet / values.panels).toBeGreaterThan(feet / layout.placed)
})

test('rows lost are named with what brings them back, and that is so', () => {
  const given = { obstacles: [skylight] }
  const { layout, hints } = laid(hip, given)
  const back = valuesOf(hints.said, 'first-member-at') as { first: number; panels: number }
  expect(laid(hip, { ...given, firstMember: back.first }).layout.placed).toBe(layout.placed + back.panels)
  const without = valuesOf(hints.said, 'without-obstacle') as { panels: number }
  expect(laid(hip, {}).layout.placed).toBe(layout.placed + without.panels)
  expect(valuesOf(hints.said, 'panels-lost-to-setbacks')).toMatchObject({ distance: 200 })
})

test('zones where the result allows no panels are named', () => {
  const { hints } = laid(roof('shed-region-a-roof-8'), count(1000))
  expect(valuesOf(hints.said, 'panels-lost-to-zones')).toMatchObject({ zones: ['Corner'] })
})

test('nothing is lost where all that were asked for lie', () => {
  expect(laid(hip, count(12)).hints.said).toEqual([])
})

test('rails the other way are laid out as their own calculation says', () => {
  const tiled = roof('house-tile-on-trusses')
  const { layout, hints } = laid(tiled, {})
  const turned = valuesOf(hints.said, 'rails-the-other-way') as { panels: number } | undefined
  const railDirection = tiled.array.railDirection === 'parallel' ? 'perpendicular' : 'parallel'
  const other = laid(changed(tiled, { array: { railDirection } }), {}).layout.placed
  expect(turned?.panels ?? 0).toBe(Math.max(0, other - layout.placed))
  expect(other).not.toBe(layout.placed)
})
