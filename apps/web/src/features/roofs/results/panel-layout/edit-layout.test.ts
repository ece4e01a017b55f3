import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { keptLayout, type Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areaOn,
  drawnRectangle,
  movedRectangle,
  nothingChanged,
  withArrayMoved,
  withObstacle,
  withoutArea,
  withoutObstacle,
  withPlaceFree,
} from './edit-layout.ts'
import { begun, did, redone, undone } from './unsaved/history.ts'

const planeOf = (name: 'front' | 'back', panels: LaidPlane['panels']): LaidPlane => ({
  name,
  outline: [
    { x: 0, y: 0 },
    { x: 10_000, y: 0 },
    { x: 10_000, y: 5000 },
    { x: 0, y: 5000 },
  ],
  plan: { origin: { x: 0, y: 0 }, along: { x: 1, y: 0 }, up: { x: 0, y: 1 } },
  zones: [],
  obstacles: [],
  members: { run: 'along-eave', first: 100, pitch: 900, last: null },
  panels,
  rails: [],
})
const panel = (x: number, y: number) =>
  ({ x, y, width: 1000, height: 1700, zone: 'Internal', row: 0, place: { block: 0, row: 0, column: 0 } }) as const
const front = planeOf('front', [panel(1000, 500), panel(2020, 500)])
const back = planeOf('back', [panel(3000, 500)])
const chimney: Obstacle = { kind: 'obstacle', plane: 'front', x: 100, y: 200, width: 600, height: 600 }

const anywhere = fc.record({
  x: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
  y: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
})

describe('rectangles', () => {
  test('two corners in any order, to the centimetre', () => {
    const expected = { x: 1000, y: 200, width: 1500, height: 800 }
    expect(drawnRectangle(front, { x: 2502, y: 203 }, { x: 998, y: 1001 })).toEqual(expected)
    expect(drawnRectangle(front, { x: 998, y: 1001 }, { x: 2502, y: 203 })).toEqual(expected)
  })

  test('wherever it is drawn or dragged, it is one that the contract takes', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const drawn = drawnRectangle(front, one, other)
        const moved = movedRectangle(front, drawn, other)
        for (const rectangle of [drawn, moved])
          expect(keptLayout.safeParse({ obstacles: [{ ...chimney, ...rectangle }] }).success).toBe(true)
        expect(moved.width).toBe(drawn.width)
        expect(moved.x + moved.width).toBeLessThanOrEqual(10_000 + 50)
      }),
    )
  })
})

describe('the array', () => {
  test('takes the box of its panels, with less room beside it than one more panel needs', () => {
    expect(areaOn(front, nothingChanged)).toEqual({ plane: 'front', x: 1000, y: 500, width: 2470, height: 2465 })
    expect(areaOn(planeOf('front', []), nothingChanged)).toBeNull()
  })

  test('moves on its plane, and panels of other planes stay on theirs', () => {
    const moved = withArrayMoved(nothingChanged, { planes: [front, back] }, 'front', { x: 3000, y: 100 })
    expect(moved.areas).toEqual([
      { plane: 'front', x: 4000, y: 600, width: 2470, height: 2465 },
      { plane: 'back', x: 3000, y: 500, width: 1450, height: 2465 },
    ])
    expect(moved.planes).toEqual(['front', 'back'])
    expect(keptLayout.parse(moved)).toEqual(moved)
  })

  test('loses its place on one plane and keeps it on the others', () => {
    const moved = withArrayMoved(nothingChanged, { planes: [front, back] }, 'front', { x: 3000, y: 100 })
    const one = withoutArea(moved, 'front')
    expect([one.areas.map(({ plane }) => plane), one.planes]).toEqual([['back'], ['front', 'back']])
    expect(withoutArea(one, 'back')).toEqual(nothingChanged)
  })

  test('stays on its plane with every panel, however far it is dragged', () => {
    const { areas } = withArrayMoved(nothingChanged, { planes: [front] }, 'front', { x: 90_000, y: 90_000 })
    expect(areas).toEqual([{ plane: 'front', x: 7980, y: 3300, width: 2470, height: 2465 }])
  })

  test('keeps the size of its place when it is moved again, however many panels fitted', () => {
    const once = withArrayMoved(nothingChanged, { planes: [front] }, 'front', { x: 500, y: 0 })
    const fewer = planeOf('front', [panel(1500, 500)])
    expect(withArrayMoved(once, { planes: [fewer] }, 'front', { x: -500, y: 0 }).areas[0]).toMatchObject({
      x: 1000,
      width: 2470,
    })
  })
})

test('the place of a panel, or of a row, is kept free by whole millimetres around it', () => {
  const row = [panel(1000.4, 500.5), panel(2020.4, 500.5)]
  expect(withPlaceFree(nothingChanged, 'front', row).obstacles).toEqual([
    { kind: 'obstacle', plane: 'front', x: 1000, y: 500, width: 2021, height: 1701 },
  ])
  expect(withPlaceFree(nothingChanged, 'front', [])).toBe(nothingChanged)
})

describe('steps', () => {
  const one = withObstacle(nothingChanged, chimney)
  const two = withObstacle(one, { ...chimney, x: 2000 })

  test('are undone and done again; a new one ends what was undone', () => {
    const history = did(did(begun(nothingChanged), one), two)
    expect(undone(history).present).toEqual(one)
    expect(undone(undone(undone(history))).present).toEqual(nothingChanged)
    expect(redone(undone(history))).toEqual(history)
    expect(redone(did(undone(history), withoutObstacle(one, 0))).present).toEqual(nothingChanged)
  })

  test('one that changes nothing is none', () => {
    const history = did(begun(nothingChanged), one)
    expect(did(history, { ...one })).toBe(history)
  })

  test('the contract takes 200 obstacles, and no more are added', () => {
    const full = { ...nothingChanged, obstacles: Array.from({ length: 200 }, () => chimney) }
    expect(withObstacle(full, chimney)).toBe(full)
    expect(keptLayout.safeParse({ obstacles: [...full.obstacles, chimney] }).success).toBe(false)
  })
})
