import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { effectiveLippedFlange } from './edge-stiffener.ts'
import { lateralBucklingStress } from './lateral-buckling-stress.ts'
import { receivingStrength } from './screw-pull-out.ts'
import { webShearCapacity } from './web-shear.ts'

describe('shear of a web', () => {
  test('yields when stocky, buckles when slender, and changes over without a jump', () => {
    expect(webShearCapacity({ d_1: 50, t: 3, f_y: 450 })).toBeCloseTo(43_200, 6)
    expect(webShearCapacity({ d_1: 100, t: 1.9, f_y: 450 })).toBeCloseTo(50_649.9544, 3)
    expect(webShearCapacity({ d_1: 150, t: 1.5, f_y: 450 })).toBeCloseTo(21_747.15, 6)
    const limit = Math.sqrt((200_000 * 5.34) / 450)
    const around = [limit - 1e-7, limit + 1e-7].map((d_1) => webShearCapacity({ d_1, t: 1, f_y: 450 }))
    expect((around[0] as number) / (around[1] as number)).toBeCloseTo(1, 6)
  })
})

test('sideways buckling of a beam with a moment twice below yield follows the middle curve', () => {
  expect(lateralBucklingStress(450, 1, 2)).toBeCloseTo(1.11 * 450 * (1 - 5 / 36), 9)
  expect(lateralBucklingStress(450, 1, 1)).toBeCloseTo(360.75, 9)
  expect(lateralBucklingStress(450, 2, 1)).toBeCloseTo(225, 9)
})

describe('a flange with a lip, by hand', () => {
  const flange = { b: 60, t: 1.5, f: 450 }

  test('a lip deeper than a quarter of the flange helps it less', () => {
    const widths = effectiveLippedFlange({ ...flange, d: 22, d_l: 26 })
    expect(widths.b_web).toBeCloseTo(21.28578893, 7)
    expect(widths.b_lip).toBeCloseTo(21.28578893, 7)
    expect(widths.d_s).toBeCloseTo(15.82752785, 7)
  })

  test('a short lip holds its side of the flange less', () => {
    const widths = effectiveLippedFlange({ ...flange, d: 12, d_l: 15 })
    expect([widths.b_web, widths.b_lip, widths.d_s].map((width) => Number(width.toFixed(7)))).toEqual([
      35.3182169, 4.8883388, 2.9179354,
    ])
  })

  test('a stocky flange needs no lip', () => {
    const widths = effectiveLippedFlange({ b: 12, d: 10, d_l: 13, t: 3, f: 450 })
    expect([widths.b_web, widths.b_lip]).toEqual([6, 6])
  })
})

test('steel that no screw is tabulated for is refused by its thickness', () => {
  const { screwGrades } = catalogue.sections
  for (const thickness of [screwGrades.smallest - 0.01, 1000])
    expect(() => receivingStrength(screwGrades, thickness)).toThrow(
      new RangeError(`no strength for steel of ${thickness} mm`),
    )
  expect(receivingStrength(screwGrades, screwGrades.smallest).value).toBeGreaterThan(0)
})
