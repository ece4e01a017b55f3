import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { expect, test } from 'vitest'
import { nothingChanged, withObstacle } from './edit-layout.ts'
import { gestureAt, gestureTo, outcomeOf, previewOf, whileTool } from './map-gesture.ts'

const panel = {
  x: 1000,
  y: 1000,
  width: 1000,
  height: 1700,
  zone: 'Internal',
  row: 0,
  place: { block: 0, row: 0, column: 0 },
} as const
const outline = [
  { x: 0, y: 0 },
  { x: 10_000, y: 0 },
  { x: 10_000, y: 5000 },
  { x: 0, y: 5000 },
]
const plane: LaidPlane = {
  name: 'back',
  outline,
  plan: { origin: { x: 10_000, y: 10_000 }, along: { x: -1, y: 0 }, up: { x: 0, y: -0.5 } },
  zones: [],
  obstacles: [],
  members: { run: 'along-eave', first: 100, pitch: 900, last: null },
  panels: [panel],
  rails: [],
}
const layout = { planes: [plane] }
const chimney: Obstacle = { kind: 'obstacle', plane: 'back', x: 5000, y: 2000, width: 600, height: 600 }
const kept = withObstacle(nothingChanged, chimney)
/** The place (x, y) mm of the plane, on the plan in metres. */
const at = (x: number, y: number) => ({ x: (10_000 - x) / 1000, y: (10_000 - y * 0.5) / 1000 })

const drawn = (
  tool: 'move' | 'obstacle' | 'walkway',
  from: readonly [number, number],
  to: readonly [number, number],
) => {
  const begun = gestureAt(tool, layout, kept, at(...from))
  return begun === null ? null : outcomeOf(gestureTo(begun, at(...to)), layout, kept)
}

test('two corners make an obstacle or a walkway on the plane of the first', () => {
  expect(drawn('walkway', [3000, 500], [2000, 1500])?.obstacles).toEqual([
    chimney,
    { kind: 'walkway', plane: 'back', x: 2000, y: 500, width: 1000, height: 1000 },
  ])
  expect(drawn('obstacle', [-10, 500], [2000, 1500])).toBeNull()
})

test('an obstacle below the pointer is moved, else the array there, else nothing', () => {
  expect(drawn('move', [5100, 2100], [5600, 1600])?.obstacles).toEqual([{ ...chimney, x: 5500, y: 1500 }])
  expect(drawn('move', [1100, 1100], [3100, 1200])?.areas).toMatchObject([{ plane: 'back', x: 3000, y: 1100 }])
  expect(drawn('move', [8000, 4000], [1, 1])).toBeNull()
})

test('what was begun with one tool ends when another is chosen', () => {
  const half = gestureAt('obstacle', layout, kept, at(2000, 500))
  const moved = gestureAt('move', layout, kept, at(5100, 2100))
  expect([whileTool(half, 'obstacle'), whileTool(moved, 'move')]).toEqual([half, moved])
  for (const tool of ['look', 'move', 'walkway'] as const) expect(whileTool(half, tool)).toBeNull()
  for (const tool of ['look', 'obstacle', 'walkway'] as const) expect(whileTool(moved, tool)).toBeNull()
})

test('the preview is what comes of it', () => {
  const begun = gestureAt('move', layout, kept, at(5100, 2100))
  if (!begun) throw new Error('an obstacle lies there')
  const moved = gestureTo(begun, at(5600, 1600))
  expect(previewOf(moved, kept)).toMatchObject({ x: 5500, y: 1500, width: 600 })
  expect(previewOf(moved, nothingChanged)).toBeNull()
  expect(outcomeOf(moved, layout, nothingChanged)).toBe(nothingChanged)
})
