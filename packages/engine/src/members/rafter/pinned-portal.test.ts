import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { assessInWords as assess } from '../../../testing/assess-in-words.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { stepsOf } from '../../../testing/trace.ts'
import { portalSteps } from './pinned-portal.ts'

/** Checked by direct stiffness. */
const shape = { L: 18, h: 5, f: 1.27 }
const stepOf = (ratio: number, symbol: string) =>
  portalSteps(shape, ratio, 1).find((step) => step.symbol === symbol)?.value

test.each([
  [1, -21.445, 13.607],
  [2, -22.884, 11.804],
  [0.5, -19.051, 16.61],
])('a pinned portal with columns of %d times the rafter', (ratio, eaves, apex) => {
  expect(stepOf(ratio, 'M_eaves')).toBeCloseTo(eaves, 3)
  expect(stepOf(ratio, 'M_apex')).toBeCloseTo(apex, 3)
})

test('is printed for three ratios, bare and with panels, and decides nothing', () => {
  const shed = changed(roof('shed-region-a-roof-8'), { building: { width: 12 } })
  const printed = (input: typeof shed) =>
    stepsOf(assess(input, catalogue).trace).filter(({ step }) => step.symbol === 'M_eaves')
  expect(printed(shed)).toHaveLength(12)
  expect(printed(changed(shed, { options: { ridgeColumn: true } }))).toEqual([])
  expect(printed(changed(shed, { options: { roofForm: 'skillion' } }))).toEqual([])
})
