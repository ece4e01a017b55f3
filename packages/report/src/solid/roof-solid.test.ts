import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { expect, test } from 'vitest'
import { cornersOf, toPlan } from '../drawing/array-plan.ts'
import { type Face, inSpace, lift, type Point3, roofSolid } from './roof-solid.ts'
import { stillOf } from './still.ts'
import { cameraOf, firstView } from './view.ts'

const slope = Math.PI / 9
const [length, run] = [12_000, 4000]
const height = run / Math.cos(slope)
const outline = cornersOf({ x: 0, y: 0, width: length, height })
const front: LaidPlane = {
  name: 'front',
  outline,
  plan: { origin: { x: 0, y: 0 }, along: { x: 1, y: 0 }, up: { x: 0, y: Math.cos(slope) } },
  zones: [
    { zone: 'Internal', polygon: outline, isKeptClear: false },
    { zone: 'Edge', polygon: cornersOf({ x: 0, y: 0, width: length, height: 800 }), isKeptClear: true },
  ],
  obstacles: [{ kind: 'obstacle', plane: 'front', x: 9000, y: 2000, width: 800, height: 600 }],
  members: { run: 'along-eave', first: 100, pitch: 900, last: null },
  lines: [],
  panels: [
    { x: 1000, y: 1000, width: 1100, height: 1700, zone: 'Internal', row: 0, place: { block: 0, row: 0, column: 0 } },
    { x: 2120, y: 1000, width: 1100, height: 1700, zone: 'Internal', row: 0, place: { block: 0, row: 0, column: 1 } },
  ],
  rails: [
    {
      number: 1,
      zone: 'Internal',
      step: 1200,
      line: null,
      from: { x: 900, y: 1400 },
      to: { x: 3300, y: 1400 },
      row: 0,
      splices: [],
      pieces: [2400],
      feet: [],
      clamps: [],
    },
  ],
}
const back: LaidPlane = {
  ...front,
  name: 'back',
  plan: { origin: { x: length, y: 2 * run }, along: { x: -1, y: 0 }, up: { x: 0, y: -Math.cos(slope) } },
  obstacles: [],
}
const layout: Pick<Layout, 'planes'> = { planes: [front, back] }
const solid = roofSolid(layout, { length: 12, width: 8, roofHeight: 5 })
const [solidFront, solidBack] = solid.planes

const heightOn = (plane: LaidPlane, at: Point3): number => {
  const eave = 5 - (height * Math.sin(slope)) / 2000
  const corner = inSpace(plane, eave)({ x: 0, y: 0 })
  const away = plane.name === 'front' ? at.y - corner.y : corner.y - at.y
  return corner.z + away * Math.tan(slope)
}

test('panels lie in their roof plane, lifted straight up, where the plan shows them', () => {
  for (const [index, face] of (solidFront?.panels ?? []).entries())
    for (const [corner, at] of face.corners.entries()) {
      expect(at.z - heightOn(front, at)).toBeCloseTo(lift.panel / 1000, 9)
      const panel = front.panels[index]
      const place = panel && cornersOf(panel)[corner]
      expect(place && toPlan(front)(place)).toEqual({ x: expect.closeTo(at.x, 9), y: expect.closeTo(at.y, 9) })
    }
  expect(solidFront?.panels).toHaveLength(2)
})

test('the roof is midway between eave and ridge at its average height, and both planes meet there', () => {
  const heights = solid.planes.flatMap(({ outline: corners }) => corners.map(({ z }) => z))
  expect((Math.min(...heights) + Math.max(...heights)) / 2).toBeCloseTo(5, 9)
  const ridge = (corners: readonly Point3[] = []) =>
    corners.filter(({ z }) => z > 5).map(({ x, y, z }) => [x, y, z].map((each) => each.toFixed(6)).join(' '))
  expect(new Set(ridge(solidFront?.outline))).toEqual(new Set(ridge(solidBack?.outline)))
})

const volume = (faces: readonly Face[]): number =>
  faces.reduce((sum, { corners: [a, ...others] }) => {
    const triangles = others.slice(1).map((c, index) => [others[index], c] as const)
    return (
      sum +
      triangles.reduce((part, [b, c]) => {
        if (!a || !b || !c) throw new Error('A face has three corners.')
        return (
          part + (a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)) / 6
        )
      }, 0)
    )
  }, 0)

test('walls and roof close the building, every face turned outwards', () => {
  const roof = solid.planes.map(({ outline: corners }): Face => ({ kind: 'zone', corners }))
  // The ground closes it without volume: it lies at z = 0. The section is a rectangle and a triangle.
  const eave = 5 - (run * Math.tan(slope)) / 2000
  const section = 8 * eave + (8 * run * Math.tan(slope)) / 2000
  expect(volume([...solid.walls, ...roof])).toBeCloseTo(12 * section, 6)
})

test('a still shows the near walls and planes, the panels on top of their zones, within the picture', () => {
  const shown = stillOf(solid, cameraOf(solid, { ...firstView, turn: 0, tilt: 12, zoom: 1 }, 1.5), 1.5)
  const fills = shown.map(({ fill }) => fill)
  expect(fills.filter((fill) => fill === '#2f4d6b')).toHaveLength(2)
  expect(fills.indexOf('#2f4d6b')).toBeGreaterThan(fills.indexOf('#4a5560'))
  for (const { points } of shown)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(1.5)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(1)
    }
  const above = stillOf(solid, cameraOf(solid, { turn: 0, tilt: 88, zoom: 1 }, 1.5), 1.5)
  expect(above.filter(({ fill }) => fill === '#2f4d6b')).toHaveLength(4)
})
