import { newUnderlay, underlay as schema, type Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { expect, it } from 'vitest'
import {
  gripAt,
  hintOf,
  isShort,
  partAfter,
  skewIn,
  withoutLastPoint,
  withPoint,
  withPointMoved,
  withTap,
} from './trace.ts'

const at = (x: number, y: number) => ({ x, y })
const empty = newUnderlay('/files/a.jpg')
const pressed = (underlay: Underlay, part: 'ends' | 'corners', ...points: readonly { x: number; y: number }[]) =>
  points.reduce((traced, point) => withPoint(traced, part, point), underlay)

it('takes two ends and three corners, and no more', () => {
  const traced = pressed(empty, 'ends', at(0, 0), at(1, 0), at(0.5, 0.5))
  expect(traced.ends).toEqual([at(0, 0), at(1, 0)])
  const all = pressed(traced, 'corners', at(0, 0), at(1, 0), at(1, 0.5), at(0, 0.5))
  expect(all.corners).toHaveLength(3)
  expect(schema.parse(all)).toEqual(all)
})

it('goes on to the corners once both ends are marked, and tells each next step', () => {
  const one = pressed(empty, 'ends', at(0, 0))
  expect(partAfter(one, 'ends')).toBe('ends')
  const two = pressed(one, 'ends', at(1, 0))
  expect(partAfter(two, 'ends')).toBe('corners')
  expect(partAfter(pressed(two, 'corners', at(0, 0), at(1, 0), at(1, 1)), 'ends')).toBe('ends')
  expect([empty, one, two, { ...two, metres: 4 }].map((each) => hintOf(each, 'ends'))).toEqual([
    'firstEnd',
    'secondEnd',
    'metres',
    'endsSet',
  ])
  expect(hintOf(pressed(empty, 'corners', at(0, 0), at(1, 0)), 'corners')).toBe('thirdCorner')
})

it('moves the nearest point within reach, and takes the last one away', () => {
  const traced = pressed(pressed(empty, 'ends', at(0, 0), at(1, 0)), 'corners', at(0.02, 0), at(0.5, 0))
  expect(gripAt(traced, 'ends', at(0.018, 0), 0.05)).toEqual({ part: 'corners', index: 0 })
  expect(gripAt(traced, 'corners', at(0.98, 0), 0.05)).toEqual({ part: 'ends', index: 1 })
  expect(gripAt(traced, 'corners', at(0.7, 0.5), 0.05)).toBeNull()
  expect(withPointMoved(traced, 'corners', 1, at(0.6, 0.1)).corners).toEqual([at(0.02, 0), at(0.6, 0.1)])
  expect(withoutLastPoint(traced, 'corners').corners).toEqual([at(0.02, 0)])
})

it('sets a corner exactly where an end of the known length is, and not twice', () => {
  const eave = pressed(empty, 'ends', at(0, 0), at(1, 0))
  const one = withTap(eave, 'corners', at(0.01, 0.02), 0.05)
  expect(one.corners).toEqual([at(0, 0)])
  expect(withTap(one, 'corners', at(0.01, 0), 0.05)).toBe(one)
  expect(withTap(one, 'corners', at(0.5, 0.5), 0.05).corners).toEqual([at(0, 0), at(0.5, 0.5)])
  expect(withTap(one, 'ends', at(0.5, 0.5), 0.05)).toBe(one)
})

it('warns of corners out of square and of a short known length', () => {
  expect(skewIn(pressed(empty, 'corners', at(0, 0), at(1, 0), at(1, 0.5)))).toBeNull()
  expect(skewIn(pressed(empty, 'corners', at(0, 0), at(1, 0), at(0.9, 0.5)))).toBe(11)
  expect(skewIn(empty)).toBeNull()
  expect(isShort({ metres: 4.9 }, { edge: 20, width: null })).toBe(true)
  expect(isShort({ metres: 5 }, { edge: 20, width: 12 })).toBe(false)
})
