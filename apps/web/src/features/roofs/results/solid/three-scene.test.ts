import { cameraOf, projected, type View } from '@soundroof/report/solid/view'
import fc from 'fast-check'
import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { perspective } from './three-scene.ts'

const solid = { centre: { x: 10, y: 5, z: 3 }, radius: 12 }
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

it('sees every point where the still picture has it', () => {
  const views: fc.Arbitrary<View> = fc.record({ turn: between(0, 360), tilt: between(3, 88), zoom: between(0.6, 8) })
  fc.assert(
    fc.property(views, between(0.5, 2.5), between(0, 20), between(0, 10), between(0, 6), (view, aspect, x, y, z) => {
      const camera = cameraOf(solid, view, aspect)
      const still = projected(camera, { x, y, z })
      if (still === null) return
      const seen = new Vector3(x, y, z).project(perspective(camera, solid.radius, aspect))
      expect((seen.x / 2) * aspect).toBeCloseTo(still.x, 6)
      expect(seen.y / 2).toBeCloseTo(still.y, 6)
    }),
  )
})
