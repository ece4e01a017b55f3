import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { keptLayout, type Obstacle, panelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { expect, test } from 'vitest'
import { chosenAt, type Drag, dragAt, dragTo, outcomeOf, type Roof, type Tool } from './drag.ts'

const outline = [
  { x: 0, y: 0 },
  { x: 10_000, y: 0 },
  { x: 10_000, y: 5000 },
  { x: 0, y: 5000 },
]
const planeOf = (name: 'front' | 'back'): LaidPlane => ({
  name,
  outline,
  plan:
    name === 'front'
      ? { origin: { x: 0, y: 0 }, along: { x: 1, y: 0 }, up: { x: 0, y: 1 } }
      : { origin: { x: 10_000, y: 10_000 }, along: { x: -1, y: 0 }, up: { x: 0, y: -1 } },
  zones: [],
  obstacles: [],
  members: { run: 'up-slope', first: 100, pitch: 600, last: null },
  lines: [],
  panels: [],
  rails: [],
})
const roof: Roof = {
  planes: [planeOf('front'), planeOf('back')],
  panel: { length: 1700, width: 1000, power: 400 } as Roof['panel'],
  setback: 200,
}
const block = panelBlock.parse({
  plane: 'front',
  orientation: 'portrait',
  rows: 1,
  columns: 3,
  gaps: {},
  x: 2000,
  y: 500,
})
const chimney: Obstacle = { kind: 'obstacle', plane: 'front', x: 7000, y: 2000, width: 600, height: 600 }
const kept = keptLayout.parse({ blocks: [block], obstacles: [chimney] })
const setting = { roof, mode: 'off', reach: 50 } as const
/** The place (x, y) mm of the front face, on the plan in metres. */
const at = (x: number, y: number) => ({ x: x / 1000, y: y / 1000 })

const dragged = (tool: Tool, from: readonly [number, number], to: readonly [number, number]) => {
  const begun = dragAt(tool, roof, kept, at(...from))
  return begun === null ? null : outcomeOf(dragTo(begun, roof, at(...to)), kept, setting)
}

test('a block is dragged by the millimetre, and to the face below the pointer', () => {
  expect(dragged('move', [2100, 600], [2123, 633])?.kept).toEqual({ ...kept, blocks: [{ ...block, x: 2023, y: 533 }] })
  const over = dragged('move', [2100, 600], [6100, 9000])
  expect(over?.kept.blocks).toEqual([{ ...block, plane: 'back', x: 3800, y: 900 }])
  expect(dragged('move', [9000, 4500], [1, 1])).toBeNull()
})

test('one panel dragged away is a block of its own, and the others stay', () => {
  const out = dragged('panel', [3100, 600], [3100, 2600])
  expect(out?.kept.blocks).toEqual([
    { ...block, leftOut: [{ row: 0, column: 1 }] },
    { ...block, columns: 1, x: 3020, y: 2500 },
  ])
  expect(out?.chosen).toEqual({ kind: 'block', index: 1 })
})

test.each([
  ['right', 2050, 5],
  ['right', -900, 2],
  ['left', -1100, 4],
] as const)('the %s side dragged by %i mm', (side, by, columns) => {
  const drag: Drag = { kind: 'side', index: 0, side, plane: 'front', from: { x: 0, y: 0 }, to: { x: by, y: 0 } }
  expect(outcomeOf(drag, kept, setting).kept.blocks?.[0]?.columns).toBe(columns)
})

test('a side dragged across its block takes it away', () => {
  const drag: Drag = {
    kind: 'side',
    index: 0,
    side: 'top',
    plane: 'front',
    from: { x: 0, y: 2200 },
    to: { x: 0, y: 300 },
  }
  expect(outcomeOf(drag, kept, setting)).toMatchObject({ kept: { blocks: [] }, chosen: null, box: null })
})

test('an obstacle is drawn by two corners, chosen and dragged; blocks stay where they are', () => {
  const drawn = dragged('walkway', [4000, 500], [3000, 1500])
  expect(drawn?.kept.obstacles[1]).toEqual({
    kind: 'walkway',
    plane: 'front',
    x: 3000,
    y: 500,
    width: 1000,
    height: 1000,
  })
  expect(drawn?.kept.blocks).toEqual([block])
  expect(chosenAt(roof, kept, at(7100, 2100))).toEqual({ kind: 'obstacle', index: 0 })
  expect(dragged('move', [7100, 2100], [7600, 1600])?.kept.obstacles).toEqual([{ ...chimney, x: 7500, y: 1500 }])
})

test('near a course the block snaps to it, and says which; between two it lies where the hand is', () => {
  const course = { kind: 'course', run: 'along-eave', first: 270, step: 330, count: 14, number: 2 } as const
  const on = { ...roof, planes: roof.planes.map((plane) => ({ ...plane, lines: [course] })) }
  const by = (y: number) => {
    const drag: Drag = { kind: 'block', index: 0, plane: 'front', from: { x: 0, y: 0 }, to: { x: 250, y } }
    return outcomeOf(drag, kept, { roof: on, mode: 'rafters', reach: 150 })
  }
  expect(by(140).kept.blocks?.[0]?.y).toBe(600)
  expect(by(140).names).toContainEqual({ to: 'course', number: 3 })
  expect(by(260).kept.blocks?.[0]?.y).toBe(760)
})

test('near a rafter the block snaps to it and says so', () => {
  const drag: Drag = { kind: 'block', index: 0, plane: 'front', from: { x: 0, y: 0 }, to: { x: 480, y: 0 } }
  const out = outcomeOf(drag, kept, { ...setting, mode: 'rafters' })
  expect([out.kept.blocks?.[0]?.x, out.names]).toEqual([2500, [{ to: 'on-rafter' }]])
})
