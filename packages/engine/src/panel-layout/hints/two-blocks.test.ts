import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { expect, test } from 'vitest'
import { roofOf } from '../../../testing/arrays/array-case.ts'
import { layoutFaults } from '../../../testing/layout-faults.ts'
import { sheds } from '../../../testing/realistic-sheds.ts'
import { changed } from '../../../testing/roofs.ts'
import { layOut } from '../lay-out.ts'
import { feetOf, laidWith } from './laid-again.ts'
import { splitOf, twoBlocks } from './two-blocks.ts'

const shed = sheds.filter(({ name }) => name === 'Hobart, shed top hats 96').map(({ input }) => input)

const asked = (count: number) =>
  roofOf({
    name: 'gable',
    input: changed(shed[0] as AssessmentInput, {
      building: { length: 17.8, width: 15.8, roofSlope: 6 },
      array: { railDirection: 'perpendicular' },
      options: { roofForm: 'gable', panelLengthExact: 2279, panelWidthExact: 1134 },
    }),
    request: { wanted: { kind: 'count', count }, frontFacing: 262, firstMember: 462 },
  })

test('two blocks that save more than a tenth of the feet are offered with their counts, and that is so', () => {
  const roof = asked(36)
  const layout = layOut(roof)
  const laid = layout.planes.find(({ panels }) => panels.length > 0)
  const split = laid === undefined ? null : splitOf(laid, layout.blocks, roof)
  if (laid === undefined || split === null) throw new Error('there is a split')
  const next = laidWith(roof, split.blocks)
  expect(next.placed).toBe(36)
  expect(layoutFaults(next, roof)).toEqual([])
  const [before, after] = [feetOf(layout), feetOf(next)]
  expect(before - after).toBe(split.saved)
  expect(after).toBeLessThan(0.9 * before)
  const [panels, others] = split.panels
  expect(panels + others).toBe(36)
  const values = { plane: laid.name, panels, others, gap: split.gap, feet: split.saved }
  expect(twoBlocks(layout, roof)).toEqual([{ code: 'two-blocks-save-feet', values }])
})

test('no part has one panel along its rails, and an array in one zone stays one block', () => {
  const roof = asked(36)
  const { planes, blocks } = layOut(roof)
  const split = planes.map((laid) => splitOf(laid, blocks, roof)).find((each) => each !== null)
  const rows = split?.blocks.map((block) => block.rows - new Set(block.leftOut.map(({ row }) => row)).size)
  expect(Math.min(...(rows ?? [0]))).toBeGreaterThanOrEqual(2)
  const few = asked(6)
  expect(twoBlocks(layOut(few), few)).toEqual([])
})
