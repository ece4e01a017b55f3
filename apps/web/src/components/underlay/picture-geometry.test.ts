import { newUnderlay, type Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  distance,
  levelTurn,
  matrixOf,
  measured,
  metresPerWidth,
  onPicture,
  onSheet,
  type Point,
  placedOnPlan,
  sheetOf,
  tracedRectangle,
  turnedBy,
} from './picture-geometry.ts'

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })

/** A roof on a picture: size in metres, angle, and metres per width of the picture. */
const roofs = fc.record({
  length: share(2, 60),
  width: share(2, 40),
  turn: share(-180, 180),
  scale: share(80, 400),
  at: fc.record({ x: share(0.3, 0.6), y: share(0.3, 0.6) }),
  isMirrored: fc.boolean(),
  along: share(0, 1),
})
type Roof = typeof roofs extends fc.Arbitrary<infer R> ? R : never

const placeOn =
  ({ turn, scale, at }: Roof) =>
  (x: number, y: number): Point => {
    const turned = turnedBy({ x: x / scale, y: y / scale }, turn)
    return { x: at.x + turned.x, y: at.y + turned.y }
  }

/** Eave, and a corner across the roof: on either side of the eave. */
const tracedOn = (roof: Roof): Underlay => {
  const place = placeOn(roof)
  const side = roof.isMirrored ? -1 : 1
  return {
    ...newUnderlay('a'),
    ends: [place(0, 0), place(5, 0)],
    metres: 5,
    corners: [place(0, 0), place(roof.length, 0), place(roof.along * roof.length, side * roof.width)],
  }
}

describe('a roof traced on a picture', () => {
  it('has its length and width, wherever and however it lies', () => {
    fc.assert(
      fc.property(roofs, (roof) => {
        const underlay = tracedOn(roof)
        const scale = metresPerWidth(underlay) ?? 0
        const rectangle = tracedRectangle(underlay.corners)
        expect(scale).toBeCloseTo(roof.scale, 6)
        expect((rectangle?.length ?? 0) * scale).toBeCloseTo(roof.length, 6)
        expect((rectangle?.width ?? 0) * scale).toBeCloseTo(roof.width, 6)
        const [a, b, c, d] = rectangle?.outline ?? []
        if (!a || !b || !c || !d) throw new Error('No rectangle was traced.')
        expect(distance(a, c)).toBeCloseTo(distance(b, d), 9)
        expect(measured(underlay)?.edge).toBeCloseTo(roof.length, 1)
        expect(measured(underlay)?.width).toBeCloseTo(roof.width, 1)
      }),
    )
  })

  it('measures in proportion to the known length', () => {
    fc.assert(
      fc.property(roofs, share(0.5, 3), (roof, factor) => {
        const underlay = tracedOn(roof)
        const other = metresPerWidth({ ...underlay, metres: 5 * factor })
        expect(other).toBeCloseTo((metresPerWidth(underlay) ?? 0) * factor, 6)
      }),
    )
  })

  it('lies on the plan of the building, eave at the bottom or at the top, never mirrored', () => {
    fc.assert(
      fc.property(roofs, (roof) => {
        const underlay = tracedOn(roof)
        const place = placedOnPlan(underlay, 0.75, roof)
        const corners = (tracedRectangle(underlay.corners)?.outline ?? []).map(place)
        const expected = roof.isMirrored
          ? [0, roof.length, roof.length, 0].map((x, index) => ({ x, y: index < 2 ? 0 : roof.width }))
          : [roof.length, 0, 0, roof.length].map((x, index) => ({ x, y: index < 2 ? 0 : roof.width }))
        for (const [index, { x, y }] of corners.entries()) {
          expect(x).toBeCloseTo(expected[index]?.x ?? Number.NaN, 6)
          expect(y).toBeCloseTo(expected[index]?.y ?? Number.NaN, 6)
        }
      }),
    )
  })

  it('is moved and turned on the plan about the middle of the building', () => {
    fc.assert(
      fc.property(roofs, share(-9, 9), share(-180, 180), (roof, by, turn) => {
        const underlay = { ...tracedOn(roof), shift: { x: by, y: -by }, turn }
        const { outline } = tracedRectangle(underlay.corners) ?? { outline: [] }
        const [a, , c] = outline
        if (!a || !c) throw new Error('No rectangle was traced.')
        const middle = placedOnPlan(underlay, 0.75, roof)({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 })
        expect(middle.x).toBeCloseTo(roof.length / 2 + by, 6)
        expect(middle.y).toBeCloseTo(roof.width / 2 - by, 6)
      }),
    )
  })
})

describe('corners that are no rectangle', () => {
  it('measure the eave alone until there is a third', () => {
    const ends = [
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
    ]
    expect(measured({ ends, metres: 10, corners: ends })).toEqual({ edge: 10, width: null })
    expect(measured({ ends, metres: 10, corners: ends.slice(1) })).toBeNull()
    expect(measured({ ends, metres: null, corners: ends })).toBeNull()
  })

  it('are no roof on one line or in one point', () => {
    const at = { x: 0.2, y: 0.2 }
    expect(tracedRectangle([at, at, { x: 0.5, y: 0.5 }])).toBeNull()
    expect(tracedRectangle([at, { x: 0.4, y: 0.2 }, { x: 0.9, y: 0.2 }])).toBeNull()
    expect(metresPerWidth({ ends: [at, at], metres: 3 })).toBeNull()
  })

  it('tell how far they are from square', () => {
    const eave = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]
    expect(tracedRectangle([...eave, { x: 1, y: 0.5 }])?.skew).toBeCloseTo(0, 9)
    expect(tracedRectangle([...eave, { x: 0, y: -0.5 }])?.skew).toBeCloseTo(0, 9)
    expect(tracedRectangle([...eave, { x: 1.5, y: 0.5 }])?.skew).toBeCloseTo(45, 9)
    expect(tracedRectangle([...eave, { x: 0.9, y: 0.5 }])?.skew).toBeCloseTo(11.31, 2)
  })
})

describe('a picture on its sheet', () => {
  it('lies within it at every turn, and every point comes back', () => {
    fc.assert(
      fc.property(share(0.2, 3), share(-180, 180), share(0, 1), share(0, 1), (aspect, turn, x, down) => {
        const sheet = sheetOf(aspect, turn)
        const at = { x, y: down * aspect }
        const on = onSheet(sheet, at)
        expect(on.x).toBeGreaterThanOrEqual(-1e-6)
        expect(on.x).toBeLessThanOrEqual(sheet.width + 1e-6)
        expect(on.y).toBeLessThanOrEqual(sheet.height + 1e-6)
        const back = onPicture(sheet, on)
        expect(back.x).toBeCloseTo(at.x, 9)
        expect(back.y).toBeCloseTo(at.y, 9)
      }),
    )
  })

  it('is level once it is turned along its eave, with the roof above', () => {
    fc.assert(
      fc.property(roofs, (roof) => {
        const { corners } = tracedOn(roof)
        const sheet = sheetOf(0.75, levelTurn(corners))
        const [a, b, c] = corners.map((at) => onSheet(sheet, at))
        if (!a || !b || !c) throw new Error('Three corners were traced.')
        expect(a.y).toBeCloseTo(b.y, 6)
        expect(c.y).toBeLessThan(a.y)
      }),
    )
  })

  it('is drawn by a matrix that puts its corners there', () => {
    expect(matrixOf(({ x, y }) => ({ x: 10 + 4 * x, y: 20 - 3 * y }))).toBe(
      'matrix(4.0000 0.0000 0.0000 -3.0000 10.0000 20.0000)',
    )
  })
})
