import { layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { assumedPower, mostPanels } from '@soundroof/contract/roofs/panel-layout/panel-room'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryArray } from '../../testing/arbitrary-array.ts'
import { layoutFaults } from '../../testing/layout-faults.ts'
import { runs } from '../../testing/runs.ts'
import { POWER_PER_AREA } from './array-roof.ts'
import { cellsOf } from './blocks/block-cells.ts'
import { formerBlocks } from './former/former-blocks.ts'
import { formerLayOut } from './former/former-lay-out.ts'
import { layOut } from './lay-out.ts'
import type { ArrayRoof } from './settings/array-settings.ts'

const withoutAreas = (roof: ArrayRoof): ArrayRoof => ({ ...roof, request: { ...roof.request, areas: [] } })

const moved = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
  rows: fc.integer({ min: -2, max: 2 }),
  columns: fc.integer({ min: -2, max: 2 }),
  offset: fc.integer({ min: -2000, max: 2000 }),
  isLeftOut: fc.boolean(),
})

type Move = typeof moved extends fc.Arbitrary<infer T> ? T : never

/** A block as a hand leaves it. */
const edited = (block: PanelBlock, by: Move): PanelBlock => {
  const [rows, columns] = [Math.max(1, block.rows + by.rows), Math.max(1, block.columns + by.columns)]
  const inside = block.leftOut.filter((cell) => cell.row < rows && cell.column < columns)
  const leftOut = by.isLeftOut ? [...inside, { row: rows - 1, column: 0 }] : inside
  return { ...block, rows, columns, leftOut, x: block.x + by.x, y: block.y + by.y, offsets: [0, by.offset] }
}

test('panels lie on the roof, clear of what they must be, as many as are wanted and fit; rails and feet hold them', () => {
  let [fewer, refused] = [0, 0]
  fc.assert(
    fc.property(arbitraryArray, fc.array(moved, { minLength: 4, maxLength: 4 }), (given, moves) => {
      const roof = withoutAreas(given)
      const laid = layOut(roof)
      expect(layoutFaults(laid, roof)).toEqual([])
      const text = JSON.stringify(laid)
      expect(text).not.toMatch(/NaN|Infinity/)
      layout.partial().parse({ planes: JSON.parse(text).planes })
      const { wanted, fits, placed } = laid
      const asked = Math.min(wanted ?? fits, fits)
      expect(placed).toBeLessThanOrEqual(asked)
      fewer += placed < asked ? 1 : 0
      expect(fits, 'the wizard says').toBeLessThanOrEqual(mostPanels(roof.building, roof.panel))

      // Blocks left anywhere by hand: every panel is counted where it may lie, or told why not; nothing else moves.
      const blocks = laid.blocks.slice(0, 4).map((block, index) => edited(block, moves[index] as Move))
      const byHand = layOut({ ...roof, request: { ...roof.request, blocks } })
      expect(layoutFaults(byHand, roof)).toEqual([])
      expect(byHand.blocks).toEqual(blocks)
      expect(byHand.fits).toBe(Math.max(fits, byHand.placed))
      for (const { place } of byHand.refused) expect(blocks[place.block]).toBeDefined()
      refused += byHand.refused.length
    }),
    { numRuns: runs(1000) },
  )
  // Where fewer panels on the same rails find no feet.
  expect(fewer).toBeLessThan(runs(1000) / 100)
  expect(refused).toBeGreaterThan(100)
})

test('the same roof gives the same layout, with nothing where it must not be, as a former release placed it too', () => {
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      const laid = layOut(roof)
      expect(layoutFaults(laid, roof)).toEqual([])
      const text = JSON.stringify(laid)
      expect(JSON.stringify(layOut(roof))).toBe(text)
      expect(text).not.toMatch(/NaN|Infinity/)
    }),
    { numRuns: runs(200) },
  )
})

test('the panels of a former release stay within a millimetre of where it laid them', () => {
  let compared = 0
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      const before = formerLayOut(roof)
      const blocks = formerBlocks(roof)
      expect(before.blocks).toEqual(blocks)
      const corners = blocks.flatMap((block, index) =>
        cellsOf(block, index, roof).map(({ x, y }) => [block.plane, x, y] as const),
      )
      const panels = before.planes.flatMap(({ name, panels: laid }) => laid.map(({ x, y }) => [name, x, y] as const))
      expect(corners).toHaveLength(panels.length)
      for (const [name, x, y] of panels)
        expect(corners.some((one) => one[0] === name && Math.hypot(one[1] - x, one[2] - y) < 1)).toBe(true)
      compared += panels.length
    }),
    { numRuns: runs(300) },
  )
  expect(compared).toBeGreaterThan(300)
})

test('the wizard assumes the same power', () => {
  expect(assumedPower({ length: 1000, width: 1000 })).toBe(POWER_PER_AREA)
})
