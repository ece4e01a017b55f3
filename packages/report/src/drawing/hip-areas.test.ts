import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hipPlanes, inset } from './hip-areas.ts'
import type { Point } from './scene.ts'

const area = (outline: readonly Point[]): number =>
  outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)

const sizes = fc.record({
  length: fc.double({ min: 2, max: 50, noNaN: true }),
  width: fc.double({ min: 2, max: 50, noNaN: true }),
})

it('the planes of a hip roof cover its plan once', () => {
  fc.assert(
    fc.property(sizes, (plan) => {
      const sum = hipPlanes(plan).reduce((total, plane) => total + area(plane), 0)
      expect(sum / (plan.length * plan.width)).toBeCloseTo(1, 9)
    }),
  )
})

it('a band of a/2 along every side of the middle of a square roof leaves the triangle inside it', () => {
  const [front] = hipPlanes({ length: 10, width: 10 })
  // A right triangle of hypotenuse 10: its inradius is 10 (sqrt 2 - 1) / 2 = 2.071.
  expect(area(inset(front ?? [], 1))).toBeCloseTo(25 * (1 - 1 / 2.0710678) ** 2, 5)
  expect(inset(front ?? [], 2.1)).toEqual([])
})
