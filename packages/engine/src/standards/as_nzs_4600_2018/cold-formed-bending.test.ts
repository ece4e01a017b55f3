import { describe, expect, test } from 'vitest'
import { distortionalStrength, localStrength } from './direct-strength-bending.ts'
import { effectiveLippedFlange } from './edge-stiffener.ts'
import { effectiveWidth, plateBucklingStress, webEffectiveWidths } from './effective-width.ts'
import { lateralBucklingStress } from './lateral-buckling-stress.ts'
import { bendingAndShear, webShearCapacity } from './web-shear.ts'

describe('effective width, clauses 2.2 and 2.3', () => {
  const plate = { b: 100, t: 2, k: 4 }

  test('elastic buckling stress of a plate', () => {
    // 4 x 9.8696 x 200 000 / (12 x 0.91) x 0.02^2
    expect(plateBucklingStress(plate)).toBeCloseTo(289.22, 2)
  })

  test('stocky, slender and the limit between', () => {
    const f_cr = plateBucklingStress(plate)
    expect(effectiveWidth({ ...plate, f: 0.4 * f_cr })).toBe(100)
    expect(effectiveWidth({ ...plate, f: f_cr })).toBeCloseTo(78, 10)
    expect(effectiveWidth({ ...plate, f: 4 * f_cr })).toBeCloseTo(44.5, 10)
    expect(effectiveWidth({ ...plate, f: 0.673 ** 2 * f_cr * 1.0001 })).toBeCloseTo(100, 1)
  })

  test('web in pure bending: k 24, a quarter at the flange, half at the axis', () => {
    const web = { b: 150, t: 1, psi: 1 }
    const f_cr = plateBucklingStress({ b: 150, t: 1, k: 24 })
    const { b_1, b_2 } = webEffectiveWidths({ ...web, f_1: f_cr })
    expect([b_1, b_2]).toEqual([expect.closeTo((150 * 0.78) / 4, 9), expect.closeTo((150 * 0.78) / 2, 9)])
  })

  test('web with little tension keeps all of its width', () => {
    const psi = 0.2
    const k = 4 + 2 * 1.2 ** 3 + 2 * 1.2
    const { b_1, b_2 } = webEffectiveWidths({ b: 100, t: 1, psi, f_1: plateBucklingStress({ b: 100, t: 1, k }) })
    expect(b_1).toBeCloseTo(78 / 3.2, 9)
    expect(b_1 + b_2).toBeCloseTo(78, 9)
    const [below, above] = [0.236, 0.237].map((share) => webEffectiveWidths({ b: 100, t: 1, psi: share, f_1: 1 }))
    expect([below?.b_2, above?.b_2]).toEqual([expect.closeTo(100 - 100 / 3.236, 9), 50])
  })
})

describe('edge stiffener, clause 2.4.2', () => {
  // S = 1.28 sqrt(200 000 / 320) = 32
  const flange = { b: 48, d: 8, d_l: 12, t: 2, f: 320 }

  test('a stocky flange needs none', () => {
    const { b_web, b_lip, d_s } = effectiveLippedFlange({ ...flange, b: 21 })
    expect([b_web, b_lip]).toEqual([10.5, 10.5])
    expect(d_s).toBe(8)
  })

  test('between: square root of the stiffness', () => {
    // b/t/S 0.75; I_a 399 x 16 x (0.75 - 0.327872)^3 = 480.204; I_s 8^3 x 2 / 12 = 85.333; C_2 0.177702
    // k 0.421548 x (min(5.25 - 1.25, 4) - 0.43) + 0.43 = 1.934925
    const b_e = effectiveWidth({ b: 48, t: 2, k: 1.934925, f: 320 })
    const { b_web, b_lip, d_s } = effectiveLippedFlange(flange)
    expect(b_e).toBeLessThan(48)
    expect(b_web).toBeCloseTo((1.822298 * b_e) / 2, 3)
    expect(b_lip).toBeCloseTo((0.177702 * b_e) / 2, 3)
    expect(d_s).toBeCloseTo(0.177702 * 8, 4)
  })

  test('slender: cube root, and 115 times the slenderness plus 5', () => {
    // b/t/S 1.5; I_a 16 x 177.5 = 2840; C_2 0.0300469; k 0.310885 x (min(5.25 - 0.625, 4) - 0.43) + 0.43 = 1.539859
    const b_e = effectiveWidth({ b: 96, t: 2, k: 1.539859, f: 320 })
    const { b_web, b_lip } = effectiveLippedFlange({ ...flange, b: 96 })
    expect(b_web + b_lip).toBeCloseTo(b_e, 3)
    expect(b_lip / b_e).toBeCloseTo(0.0300469 / 2, 6)
  })

  test('a long lip counts against the flange, an adequate one wholly', () => {
    // C_2 1: k is 5.25 - 5 x 20 / 48
    const { b_web, b_lip, d_s } = effectiveLippedFlange({ ...flange, d: 16, d_l: 20 })
    const b_e = effectiveWidth({ b: 48, t: 2, k: 5.25 - 100 / 48, f: 320 })
    expect([b_web, b_lip]).toEqual([expect.closeTo(b_e / 2, 9), expect.closeTo(b_e / 2, 9)])
    expect(d_s).toBeCloseTo(effectiveWidth({ b: 16, t: 2, k: 0.43, f: 320 }), 9)
  })
})

describe('direct strength method, clause 7.2.2', () => {
  test('local buckling', () => {
    expect(localStrength(10, 20)).toBe(10)
    expect(localStrength(10, 10)).toBeCloseTo(8.5, 12)
    // (1/4)^0.4 = 0.574349
    expect(localStrength(10, 2.5)).toBeCloseTo((1 - 0.15 * 0.574349) * 5.74349, 4)
    expect(localStrength(10, 10 / 0.776 ** 2 - 1e-9)).toBeCloseTo(10, 2)
  })

  test('distortional buckling', () => {
    expect(distortionalStrength(10, 30)).toBe(10)
    expect(distortionalStrength(10, 10)).toBeCloseTo(7.8, 12)
    expect(distortionalStrength(10, 2.5)).toBeCloseTo(4.45, 12)
    expect(distortionalStrength(10, 10 / 0.673 ** 2 - 1e-6)).toBeCloseTo(10, 2)
  })
})

describe('sideways buckling by effective sections, clause 3.3.3.2', () => {
  test('yield, inelastic and elastic stress', () => {
    expect(lateralBucklingStress(450, 10, 30)).toBe(450)
    expect(lateralBucklingStress(450, 10, 10)).toBeCloseTo(1.11 * 450 * (26 / 36), 9)
    expect(lateralBucklingStress(450, 10, 4)).toBeCloseTo(180, 9)
    expect(lateralBucklingStress(450, 0.36, 1)).toBe(450)
    expect(lateralBucklingStress(450, 1.336 ** 2, 1)).toBeCloseTo(450 / 1.784896, 9)
  })
})

describe('shear, clauses 3.3.4 and 3.3.5', () => {
  // sqrt(200 000 x 5.34 / 450) = 48.717
  const web = { t: 1, f_y: 450 }

  test('yielding, inelastic and elastic web', () => {
    expect(webShearCapacity({ ...web, d_1: 48 })).toBeCloseTo(0.64 * 450 * 48, 9)
    expect(webShearCapacity({ ...web, d_1: 60 })).toBeCloseTo(0.64 * Math.sqrt(200_000 * 5.34 * 450), 9)
    expect(webShearCapacity({ ...web, d_1: 100 })).toBeCloseTo(9665.4, 6)
    expect(webShearCapacity({ t: 2, f_y: 450, d_1: 200 })).toBeCloseTo(4 * 9665.4, 6)
    expect(webShearCapacity({ t: 2, f_y: 450, d_1: 120 })).toBeCloseTo(4 * 0.64 * Math.sqrt(200_000 * 5.34 * 450), 6)
  })

  test('bending and shear share the web on a circle', () => {
    expect(bendingAndShear(3, 5, 8, 10)).toBeCloseTo(1, 12)
    expect(bendingAndShear(5, 5, 0, 10)).toBe(1)
  })
})
