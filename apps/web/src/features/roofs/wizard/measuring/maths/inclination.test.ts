import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Direction, upOf } from '../../../../../platform/sensors/motion.ts'
import { angleBetween, laidSlope, screenNormal, sightedSlope, slopeOf, zeroFrom } from './inclination.ts'

const still = (up: Direction) => Array.from({ length: 20 }, () => up)
const laid = { held: 'laid', zero: null } as const
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Turned about an axis of length one (Rodrigues). */
const turned = (v: Direction, k: Direction, degrees: number): Direction => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  const along = (k.x * v.x + k.y * v.y + k.z * v.z) * (1 - c)
  return {
    x: v.x * c + (k.y * v.z - k.z * v.y) * s + k.x * along,
    y: v.y * c + (k.z * v.x - k.x * v.z) * s + k.y * along,
    z: v.z * c + (k.x * v.y - k.y * v.x) * s + k.z * along,
  }
}

it('a phone laid on a slope tells it, whichever way it lies and whichever side is up', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 60, noNaN: true }), fc.integer({ min: 0, max: 359 }), (slope, turn) => {
      const up = {
        x: Math.sin(radians(slope)) * Math.cos(radians(turn)),
        y: Math.sin(radians(slope)) * Math.sin(radians(turn)),
        z: Math.cos(radians(slope)),
      }
      expect(laidSlope(up, screenNormal)).toBeCloseTo(slope, 6)
      expect(laidSlope({ x: -up.x, y: -up.y, z: -up.z }, screenNormal)).toBeCloseTo(slope, 6)
    }),
  )
})

it('the long edge of an upright phone tells the slope on both sides of the ridge', () => {
  expect(sightedSlope(upOf(90, 0))).toBeCloseTo(90)
  for (const [x, y] of [
    [-0.9, 0.4],
    [0.9, 0.4],
  ] as const)
    expect(sightedSlope({ x, y, z: 0 })).toBeCloseTo(23.96, 2)
})

it('two readings half a turn apart remove any zero error, on any place', () => {
  const angle = (max: number) => fc.double({ min: -max, max, noNaN: true })
  fc.assert(
    fc.property(
      angle(3),
      angle(3),
      angle(40),
      fc.integer({ min: 0, max: 359 }),
      angle(60),
      (a, b, place, way, roof) => {
        const normal = upOf(a, b)
        const on = (slope: number, heading: number): Direction => {
          const axis = turned({ x: 1, y: 0, z: 0 }, { x: 0, y: 0, z: 1 }, heading)
          // Any axis across the normal.
          const across = turned(axis, normal, 0)
          const dot = across.x * normal.x + across.y * normal.y + across.z * normal.z
          const flat = { x: across.x - dot * normal.x, y: across.y - dot * normal.y, z: across.z - dot * normal.z }
          const length = Math.hypot(flat.x, flat.y, flat.z)
          return turned(normal, { x: flat.x / length, y: flat.y / length, z: flat.z / length }, slope)
        }
        const first = on(place, way)
        const zero = zeroFrom(first, turned(first, normal, 180))
        expect(zero && angleBetween(zero, normal)).toBeLessThan(1e-6)
        expect(zero && laidSlope(on(roof, way), zero)).toBeCloseTo(Math.abs(roof), 6)
      },
    ),
  )
})

it('a phone that was not turned in its place is not calibrated', () => {
  expect(zeroFrom(upOf(30, 0), upOf(30, 0))).toBeNull()
})

it('states the spread with the instrument, less once calibrated', () => {
  expect(slopeOf(still(upOf(22.5, 0)), laid)).toEqual({ slope: 22.5, error: 1.2 })
  expect(slopeOf(still(upOf(22.5, 0)), { held: 'laid', zero: screenNormal })).toEqual({ slope: 22.5, error: 0.3 })
  expect(slopeOf(still({ x: 0.9239, y: 0.3827, z: 0 }), { held: 'sighted', zero: null })).toEqual({
    slope: 22.5,
    error: 2.2,
  })
})

it('one jolt among a second of readings does not move the median, and movement is refused', () => {
  const jolted = [...still(upOf(22, 0)), upOf(23.5, 0)]
  expect(slopeOf(jolted, laid)).toMatchObject({ slope: 22 })
  expect(slopeOf([...still(upOf(22, 0)), upOf(25, 0)], laid)).toBe('moved')
  expect(slopeOf([], laid)).toBe('moved')
})

it('a phone that lies flat sights nothing, and steeper than any roof is no roof', () => {
  expect(slopeOf(still(upOf(5, 0)), { held: 'sighted', zero: null })).toBe('not-upright')
  expect(slopeOf(still(upOf(70, 0)), laid)).toBe('too-steep')
})
