import { keptLayout, type Obstacle, panelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { sampleLayout } from '@soundroof/report/testing/sample-layout'
import { expect, test } from 'vitest'
import { answeredBlocks, answerFor } from './answered.ts'
import { panelsOf } from './block-rows.ts'
import type { Roof } from './drag.ts'
import { hasRoom } from './face-room.ts'
import { cellBeside, nudged, shiftOut, takenOn, withCopy, withNewBlock } from './steps.ts'

const [front] = sampleLayout.planes
if (front === undefined) throw new Error('the sample has a plane')
/** Turned round, as the far side of a gable is. */
const back = {
  ...front,
  name: 'back',
  plan: { origin: { x: 30_000, y: 36_000 }, along: { x: -1, y: 0 }, up: { x: 0, y: -1 } },
} as const
const roof: Roof = { planes: [front, back], panel: sampleLayout.panel, setback: 200 }
const block = panelBlock.parse({
  plane: 'roof',
  orientation: 'portrait',
  rows: 2,
  columns: 3,
  gaps: {},
  x: 5000,
  y: 5000,
})
const kept = keptLayout.parse({ blocks: [block, { ...block, plane: 'back' }] })
const [right, up] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
]

test('keys move what is chosen towards a side of the screen, whichever way its face looks', () => {
  const first = { kind: 'block', index: 0 } as const
  expect(nudged(roof, kept, first, right, 10)?.kept.blocks?.[0]).toEqual({ ...block, x: 5010 })
  const second = { kind: 'block', index: 1 } as const
  expect(nudged(roof, kept, second, right, 100)?.kept.blocks?.[1]).toMatchObject({ x: 4900, y: 5000 })
  expect(nudged(roof, kept, second, up, 100)?.kept.blocks).toMatchObject([block, { x: 5000, y: 4900 }])
  expect(nudged(roof, kept, { kind: 'obstacle', index: 0 }, up, 10)).toBeNull()
})

test('a new block and a copy find room, and move nothing', () => {
  const more = withNewBlock(roof, kept, 'roof', 'portrait')
  expect(more?.blocks?.slice(0, 2)).toEqual(kept.blocks)
  const copied = withCopy(roof, kept, 0)
  for (const next of [more, copied]) {
    const added = next?.blocks?.at(-1)
    if (added === undefined) throw new Error('there is room')
    expect(
      hasRoom({ ...front, setback: 200 }, takenOn(kept, 'roof', roof.panel, null), panelsOf(added, roof.panel)),
    ).toBe(true)
  }
  expect(copied.blocks?.at(-1)).toMatchObject({ rows: 2, columns: 3 })
  const full = keptLayout.parse({
    blocks: [],
    obstacles: [{ kind: 'obstacle', plane: 'roof', x: 0, y: 0, width: 30_000, height: 18_000 }],
  })
  expect(withNewBlock(roof, full, 'roof', 'portrait')).toBeNull()
})

test('the way out of an obstacle is the shortest shift', () => {
  const chimney: Obstacle = { kind: 'obstacle', plane: 'roof', x: 8200, y: 6000, width: 600, height: 600 }
  const among = keptLayout.parse({ blocks: [block], obstacles: [chimney] })
  expect(shiftOut(roof, among, 0)).toEqual({ x: 8200 - (5000 + 3 * 1100 + 2 * 20), y: 0 })
  expect(shiftOut(roof, among, 3)).toBeNull()
})

test('a cell next to another stays within its block', () => {
  expect(cellBeside(block, { row: 0, column: 2 }, right)).toEqual({ row: 0, column: 2 })
  expect(cellBeside(block, { row: 0, column: 0 }, up)).toEqual({ row: 1, column: 0 })
})

test('an answer is found for a block as it lies, and for one that moved since', () => {
  const answered = answeredBlocks(sampleLayout)
  const [own] = sampleLayout.blocks
  if (own === undefined) throw new Error('the sample has a block')
  expect(answerFor(answered, own, 0)?.shift).toEqual({ x: 0, y: 0 })
  expect(answerFor(answered, { ...own, x: own.x + 70 }, 0)?.shift).toEqual({ x: 70, y: 0 })
  expect(answerFor(answered, { ...own, columns: 2 }, 0)).toBeNull()
  expect(answerFor(answered, { ...own }, 4)?.shift).toEqual({ x: 0, y: 0 })
})
