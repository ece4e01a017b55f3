import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type MapView,
  middleOf,
  mostZoom,
  movedBy,
  pointOnPaper,
  showing,
  wholeView,
  zoomedAt,
  zoomOf,
} from './map-view.ts'

const whole = { width: 400, height: 300 }
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const point = fc.record({ x: number(0, 400), y: number(0, 300) })
const views = fc
  .tuple(number(1, mostZoom), point)
  .map(([factor, at]): MapView => zoomedAt(wholeView(whole), whole, factor, at))

const isWithin = ({ x, y, width, height }: MapView): boolean =>
  x >= 0 && y >= 0 && x + width <= 400 + 1e-9 && y + height <= 300 + 1e-9

test('however it is zoomed and moved, a view lies on the drawing and keeps its proportions', () => {
  fc.assert(
    fc.property(views, number(0.01, 100), point, number(-900, 900), number(-900, 900), (view, factor, at, x, y) => {
      for (const next of [
        zoomedAt(view, whole, factor, at),
        movedBy(view, whole, { x, y }),
        showing(view, whole, at),
      ]) {
        expect(isWithin(next)).toBe(true)
        expect(next.width / next.height).toBeCloseTo(4 / 3)
        expect(zoomOf(next, whole)).toBeGreaterThanOrEqual(1 - 1e-9)
        expect(zoomOf(next, whole)).toBeLessThanOrEqual(mostZoom + 1e-9)
      }
    }),
  )
})

test('zooming in leaves the point below the pointer where it is', () => {
  const at = { x: 100, y: 200 }
  const view = zoomedAt(wholeView(whole), whole, 4, at)
  const box = { left: 10, top: 20, width: 800, height: 600 }
  expect(pointOnPaper(view, box, { x: 210, y: 420 })).toEqual(at)
  expect(zoomOf(view, whole)).toBe(4)
})

test('a point that is not shown comes into the middle', () => {
  const view = zoomedAt(wholeView(whole), whole, 4, { x: 0, y: 0 })
  expect(showing(view, whole, { x: 20, y: 20 })).toBe(view)
  expect(middleOf(showing(view, whole, { x: 200, y: 150 }))).toEqual({ x: 200, y: 150 })
})
