import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cameraOf, dot, firstView, limits, projected, turnedBy, zoomedBy } from './view.ts'

const any = fc.double({ min: -900, max: 900, noNaN: true })
const solid = { centre: { x: 10, y: 5, z: 3 }, radius: 12 }

test('turns all around, tilts and zooms within limits', () => {
  fc.assert(
    fc.property(any, any, fc.double({ min: 0.01, max: 100, noNaN: true }), (turn, tilt, factor) => {
      const view = zoomedBy(turnedBy(firstView, { turn, tilt }), factor)
      expect(view.turn).toBeGreaterThanOrEqual(0)
      expect(view.turn).toBeLessThan(360)
      expect(view.tilt).toBeGreaterThanOrEqual(limits.tilt.min)
      expect(view.tilt).toBeLessThanOrEqual(limits.tilt.max)
      expect(view.zoom).toBeLessThanOrEqual(limits.zoom.max)
    }),
  )
})

test('shows the whole solid from every side, its middle in the middle', () => {
  const point = fc.record({
    a: fc.double({ min: 0, max: 7, noNaN: true }),
    b: fc.double({ min: -1, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(any, any, fc.double({ min: 0.4, max: 3, noNaN: true }), point, (turn, tilt, aspect, { a, b }) => {
      const camera = cameraOf(solid, turnedBy({ ...firstView, zoom: 1 }, { turn, tilt }), aspect)
      expect(projected(camera, solid.centre)).toEqual({ x: expect.closeTo(0, 9), y: expect.closeTo(0, 9) })
      const flat = Math.sqrt(1 - b * b) * solid.radius
      const { x, y, z } = solid.centre
      const seen = projected(camera, { x: x + flat * Math.cos(a), y: y + flat * Math.sin(a), z: z + b * solid.radius })
      expect(Math.abs(seen?.x ?? 9)).toBeLessThanOrEqual(aspect / 2 + 1e-9)
      expect(Math.abs(seen?.y ?? 9)).toBeLessThanOrEqual(0.5 + 1e-9)
      expect(dot(camera.up, camera.right)).toBeCloseTo(0, 9)
      expect(camera.up.z).toBeGreaterThan(0)
    }),
  )
})

test('what lies behind is not shown', () => {
  const camera = cameraOf(solid, { turn: 0, tilt: 3, zoom: 1 }, 1)
  expect(projected(camera, { x: 10, y: -1000, z: 3 })).toBeNull()
})
