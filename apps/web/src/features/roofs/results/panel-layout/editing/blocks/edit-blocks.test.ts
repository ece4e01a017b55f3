import { keptLayout, type PanelBlock, panelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { panelsOf } from './block-rows.ts'
import {
  cellAlone,
  movedBlock,
  onFace,
  turned,
  withBlock,
  withBlocksAs,
  withCellAlone,
  withCellTurned,
  withoutCells,
  withRowEnd,
  withSide,
} from './edit-blocks.ts'

const panel = { length: 1762, width: 1134 }
const outline = [
  { x: 0, y: 0 },
  { x: 12_000, y: 0 },
  { x: 9000, y: 5000 },
  { x: 3000, y: 5000 },
]
const blockOf = (changes: object = {}): PanelBlock =>
  panelBlock.parse({
    plane: 'front',
    orientation: 'portrait',
    rows: 2,
    columns: 3,
    gaps: {},
    x: 2000,
    y: 500,
    ...changes,
  })

/** Lower left corners, by which panels that did not move are known. */
const places = (block: PanelBlock | null): readonly string[] =>
  block === null ? [] : panelsOf(block, panel).map(({ x, y }) => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`)

const stepped = blockOf({ offsets: [0, 577], leftOut: [{ row: 1, column: 2 }] })

const anyBlock = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 6 }),
    x: fc.integer({ min: -2000, max: 9000 }),
    y: fc.integer({ min: -2000, max: 4000 }),
    orientation: fc.constantFrom('portrait', 'landscape'),
    offsets: fc.array(fc.integer({ min: -3000, max: 3000 }), { maxLength: 4 }),
    out: fc.array(fc.record({ row: fc.nat(3), column: fc.nat(5) }), { maxLength: 8 }),
  })
  .map(({ out, ...block }) => {
    const leftOut = out.filter(({ row, column }) => row < block.rows && column < block.columns)
    return blockOf({ ...block, leftOut })
  })
  .filter((block) => places(block).length > 0)

describe('a block', () => {
  test('moves by whole millimetres, as far as some of it stays on the face', () => {
    expect(movedBlock(blockOf(), { outline }, { x: 10.4, y: -20.6 }, panel)).toEqual(blockOf({ x: 2010, y: 479 }))
    const far = movedBlock(blockOf(), { outline }, { x: 90_000, y: 90_000 }, panel)
    expect([far.x, far.y]).toEqual([11_800, 4800])
    const back = movedBlock(blockOf(), { outline }, { x: -90_000, y: 0 }, panel)
    expect(back.x + 3 * 1134 + 2 * 20).toBe(200)
  })

  test('goes to another face at the same place, as far as that reaches', () => {
    const small = {
      name: 'left',
      outline: [
        { x: 0, y: 0 },
        { x: 1500, y: 0 },
        { x: 700, y: 4000 },
      ],
    } as const
    expect(onFace(blockOf(), small, panel)).toEqual(blockOf({ plane: 'left', x: 1300, y: 500 }))
  })

  test('is turned at its corner, and back again', () => {
    expect(turned(stepped, panel)).toEqual({ ...stepped, orientation: 'landscape', offsets: [0, 891] })
    expect(turned(turned(blockOf(), panel), panel)).toEqual(blockOf())
  })
})

describe('rows and columns', () => {
  test.each([
    ['right', { columns: 4 }],
    ['left', { columns: 4, x: 2000 - 1154 }],
    ['top', { rows: 3 }],
    ['bottom', { rows: 3, y: 500 - 1782 }],
  ] as const)('one more at %s', (side, changes) => {
    expect(withSide(blockOf(), side, 1, panel)).toEqual(blockOf(changes))
    expect(withSide(blockOf(changes), side, -1, panel)).toEqual(blockOf())
  })

  test('a row ends one panel later or earlier, and the other row stays', () => {
    expect(withRowEnd(blockOf(), 0, 'right', 1, panel)).toEqual(
      blockOf({ columns: 4, leftOut: [{ row: 1, column: 3 }] }),
    )
    expect(withRowEnd(blockOf(), 1, 'left', 1, panel)).toEqual(
      blockOf({ columns: 4, x: 2000 - 1154, leftOut: [{ row: 0, column: 0 }] }),
    )
    expect(withRowEnd(blockOf(), 1, 'right', -1, panel)).toEqual(blockOf({ leftOut: [{ row: 1, column: 2 }] }))
    expect(withRowEnd(stepped, 1, 'right', 1, panel)).toEqual({ ...stepped, leftOut: [] })
  })

  test('the last panel taken away takes the block away', () => {
    const one = blockOf({ rows: 1, columns: 1 })
    for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(withSide(one, side, -1, panel)).toBeNull()
    expect(withRowEnd(one, 0, 'left', -1, panel)).toBeNull()
    expect(withCellTurned(one, { row: 0, column: 0 })).toBeNull()
  })

  test('whatever is added or taken away at an end, every other panel stays', () => {
    const side = fc.constantFrom('left', 'right', 'top', 'bottom')
    fc.assert(
      fc.property(anyBlock, side, fc.integer({ min: 1, max: 3 }), (block, end, by) => {
        const before = places(block)
        const more = withSide(block, end, by, panel)
        expect(places(more)).toEqual(expect.arrayContaining([...before]))
        expect(before).toEqual(expect.arrayContaining([...places(withSide(block, end, -by, panel))]))
        expect(panelBlock.safeParse(more).success).toBe(true)
        const again = places(withSide(more as PanelBlock, end, -by, panel))
        expect(new Set(again)).toEqual(new Set(before))
      }),
    )
  })

  test('an end of any row moves by itself', () => {
    fc.assert(
      fc.property(anyBlock, fc.nat(3), fc.constantFrom('left', 'right'), (block, row, end) => {
        const before = places(block)
        const more = withRowEnd(block, row, end, 1, panel)
        const hasRow = panelsOf(block, panel).some((each) => each.row === row)
        expect(places(more)).toHaveLength(before.length + (hasRow ? 1 : 0))
        expect(places(more)).toEqual(expect.arrayContaining([...before]))
      }),
    )
  })
})

describe('one panel', () => {
  const cell = { row: 1, column: 2 }

  test('is left out and put back', () => {
    expect(withCellTurned(blockOf(), cell)).toEqual(blockOf({ leftOut: [cell] }))
    expect(withCellTurned(blockOf({ leftOut: [cell] }), cell)).toEqual(blockOf())
    expect(withoutCells(blockOf(), [cell, cell, { row: 0, column: 0 }])?.leftOut).toHaveLength(3)
  })

  test('becomes a block of its own where it lies', () => {
    const alone = blockOf({ rows: 1, columns: 1, x: 2000 + 2 * 1154, y: 500 + 1782 })
    expect(cellAlone(blockOf(), cell, panel)).toEqual(alone)
    const kept = keptLayout.parse({ blocks: [blockOf()] })
    expect(withCellAlone(kept, 0, cell, panel).blocks).toEqual([blockOf({ leftOut: [cell] }), alone])
    expect(withCellAlone(kept, 4, cell, panel)).toBe(kept)
  })
})

test('panels that were placed by themselves, or within an area, are kept as blocks once something changes', () => {
  const area = { plane: 'front', x: 0, y: 0, width: 5000, height: 3000 }
  const kept = keptLayout.parse({ areas: [area] })
  expect(withBlocksAs(kept, [blockOf()])).toEqual(keptLayout.parse({ blocks: [blockOf()] }))
  const own = keptLayout.parse({ blocks: [stepped, blockOf()] })
  expect(withBlocksAs(own, [])).toBe(own)
  expect(withBlock(own, 0, null).blocks).toEqual([blockOf()])
})
