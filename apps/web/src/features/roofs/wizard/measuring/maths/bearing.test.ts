import fc from 'fast-check'
import { expect, it } from 'vitest'
import { attitudeOf, facingOf, upOf } from '../../../../../platform/sensors/motion.ts'
import { bearingOf, turnBetween } from './bearing.ts'

const flat = (heading: number | null, headingError: number | null = null) => ({
  up: upOf(0, 0),
  heading,
  headingError,
  facing: null,
})

it('north is no edge: readings on both sides of it have their middle at north', () => {
  expect(bearingOf([358, 359, 0, 1, 2].map((heading) => flat(heading)))).toEqual({ bearing: 0, error: 12 })
})

it('a still phone gives its heading, whole, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), (heading) => {
      expect(bearingOf([flat(heading), flat(heading)])).toEqual({ bearing: heading, error: 10 })
    }),
  )
})

it('takes the error that the device tells where it is larger', () => {
  expect(bearingOf([flat(90, 25)])).toEqual({ bearing: 90, error: 25 })
})

it('is refused without a compass, not level, or moved', () => {
  expect(bearingOf([flat(null)])).toBe('no-compass')
  expect(bearingOf([{ ...flat(90), up: upOf(40, 0) }])).toBe('not-flat')
  expect(bearingOf([flat(90), flat(110)])).toBe('moved')
})

it('turns by the shorter way', () => {
  expect(turnBetween(350, 10)).toBe(20)
  expect(turnBetween(10, 350)).toBe(-20)
})

const event = { alpha: 350, beta: 0, gamma: 0, absolute: true } as DeviceOrientationEvent

it('reads the heading clockwise from angles that turn the other way, and none from angles without north', () => {
  expect(attitudeOf(event)?.heading).toBe(10)
  expect(attitudeOf({ ...event, absolute: false })?.heading).toBeNull()
  expect(attitudeOf({ ...event, absolute: false, webkitCompassHeading: 77, webkitCompassAccuracy: 15 })).toMatchObject({
    heading: 77,
    headingError: 15,
  })
  expect(attitudeOf({ ...event, beta: null })).toBeNull()
})

it.each([
  // Held up, the top edge to the sky: alpha alone turns it.
  [0, 90, 0, 0],
  [90, 90, 0, 270],
  [48, 90, 0, 312],
  // Lying on its long side, the camera level.
  [0, 0, -90, 90],
  [0, 0, 90, 270],
  // Leaning back by 30 degrees.
  [45, 60, 0, 315],
])('the back of a phone at %d, %d, %d looks to %d degrees', (alpha, beta, gamma, degrees) => {
  expect(facingOf(alpha, beta, gamma)).toBeCloseTo(degrees, 6)
})

it('the back of a phone that lies flat looks nowhere', () => {
  expect([facingOf(30, 0, 0), facingOf(30, 10, 0), facingOf(30, 180, 0)]).toEqual([null, null, null])
})
