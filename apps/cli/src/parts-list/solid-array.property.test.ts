import type { LaidFrames } from '@soundroof/contract/roofs/panel-layout/layout'
import { layOut } from '@soundroof/engine/panel-layout/lay-out'
import { arbitraryArray } from '@soundroof/engine/testing/arbitrary-array'
import { runs } from '@soundroof/engine/testing/runs'
import { cornersOf, toPlan } from '@soundroof/report/drawing/array-plan'
import { lift, type Point3, roofSolid } from '@soundroof/report/solid/roof-solid'
import { cross, dot, minus } from '@soundroof/report/solid/view'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** Metres of a point above a roof plane, straight up. */
const above = (outline: readonly Point3[], at: Point3): number => {
  const [a, b, c] = outline
  if (!a || !b || !c) throw new Error('A plane has three corners.')
  const normal = cross(minus(b, a), minus(c, a))
  return dot(normal, minus(at, a)) / normal.z
}

/** mm of the corners of a panel above its roof plane, the lowest first: in a tilt frame two lie on its low edge. */
const heightsOf = (frames: LaidFrames | undefined): readonly number[] =>
  frames === undefined
    ? [lift.panel, lift.panel, lift.panel, lift.panel]
    : [frames.lowEdge, frames.lowEdge, frames.highEdge, frames.highEdge]

const turn = (a: Point3, b: Point3, c: Point3): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)

const isConvex = (corners: readonly Point3[]): boolean =>
  corners.every((a, index) => {
    const [b, c] = [corners[(index + 1) % corners.length], corners[(index + 2) % corners.length]]
    return b !== undefined && c !== undefined && turn(a, b, c) > -1e-6
  })

test('in space every panel lies over its roof plane or at its tilt, and seen from above where the map draws it', () => {
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      const layout = layoutInWords(layOut(roof), 'en-AU')
      const [length, width] = [roof.building.length / 1000, roof.building.width / 1000]
      const expected = heightsOf(layout.frames)
      const { planes } = roofSolid(layout, { length, width, roofHeight: 6 })
      for (const [index, plane] of layout.planes.entries()) {
        const solid = planes[index]
        if (solid === undefined) throw new Error('Every plane is solid.')
        expect(solid.zones.every(({ corners }) => isConvex(corners))).toBe(true)
        expect(solid.panels).toHaveLength(plane.panels.length)
        const places = plane.panels.map((panel) => cornersOf(panel).map(toPlan(plane)))
        let worst = 0
        for (const [each, { corners }] of solid.panels.entries()) {
          for (const [corner, at] of corners.entries()) {
            const { x, y } = places[each]?.[corner] ?? { x: Number.NaN, y: Number.NaN }
            worst = Math.max(worst, Math.abs(at.x - x), Math.abs(at.y - y))
          }
          const heights = corners.map((at) => above(solid.outline, at)).toSorted((one, other) => one - other)
          for (const [rank, height] of heights.entries())
            worst = Math.max(worst, Math.abs(height - (expected[rank] as number) / 1000))
        }
        expect(worst).toBeLessThan(1e-6)
      }
    }),
    { numRuns: runs(200) },
  )
})
