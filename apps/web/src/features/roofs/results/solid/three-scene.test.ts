import { cameraOf, projected, type View } from '@soundroof/report/solid/view'
import fc from 'fast-check'
import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { perspective } from './three-scene.ts'

const solid = { centre: { x: 10, y: 5, z: 3 }, radius: 12 }
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const apart = (one: number, other: number): number => Math.abs(one - other) / Math.max(1, Math.abs(other))

it('sees every point where the still picture has it', () => {
  const views: fc.Arbitrary<View> = fc.record({ turn: between(0, 360), tilt: between(3, 88), zoom: between(0.6, 8) })
  fc.assert(
    fc.property(views, between(0.5, 2.5), between(0, 20), between(0, 10), between(0, 6), (view, aspect, x, y, z) => {
      const camera = cameraOf(solid, view, aspect)
      const still = projected(camera, { x, y, z })
      if (still === null) return
      const seen = new Vector3(x, y, z).project(perspective(camera, solid.radius, aspect))
      // A point close to the plane of the eye is seen very far out: compared by its own distance.
      expect(apart((seen.x / 2) * aspect, still.x)).toBeLessThan(5e-7)
      expect(apart(seen.y / 2, still.y)).toBeLessThan(5e-7)
    }),
  )
})
