import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { evaluateFormula } from '../../../testing/evaluate-formula.ts'
import type { Step } from '../../calculation/step.ts'
import { bendingCapacity, shearCapacity } from './beam-capacity.ts'
import { beamSlenderness, materialConstant, stabilityFactor } from './beam-stability.ts'
import { lateralCharacteristic, screwLateral, screwWithdrawal, withdrawalCharacteristic } from './screw-capacity.ts'

const { screws } = catalogue.timber

const value = (step: Step): number => {
  expect(evaluateFormula(step.formula, step.given) / step.value).toBeCloseTo(1, 12)
  return step.value
}

test('material constants of the tabulated grades', () => {
  const of = (grade: string, seasoned: boolean) => {
    const row = catalogue.timber.grades.rows.find((entry) => entry.grade === grade)
    return Number(value(materialConstant(row?.E ?? 0, row?.bending ?? 0, seasoned)).toFixed(2))
  }
  expect(['F5', 'F7', 'F14', 'F17', 'F27', 'MGP10', 'MGP12'].map((grade) => of(grade, true))).toEqual([
    0.82, 0.86, 0.98, 0.98, 1.08, 0.75, 0.85,
  ])
  expect(['F5', 'F7', 'F27'].map((grade) => of(grade, false))).toEqual([0.91, 0.96, 1.17])
})

test('the stability factor is continuous and never grows with slenderness', () => {
  const factors = [5, 10, 10.001, 15, 20, 20.001, 40].map((x) => value(stabilityFactor(x)))
  expect(factors[1]).toBeCloseTo(factors[2] as number, 3)
  expect(factors[4]).toBeCloseTo(factors[5] as number, 3)
  expect([...factors].sort((a, b) => b - a)).toEqual(factors)
  expect(stabilityFactor(40, true).value).toBe(1)
})

test('slenderness by the edge that is held', () => {
  expect(value(beamSlenderness('compression', { d: 150, b: 45, L_ay: 1000 }))).toBeCloseTo(10.758287, 5)
  expect(value(beamSlenderness('tension', { d: 120, b: 90, L_ay: 2000 }))).toBeCloseTo(2.98, 2)
})

test('bending and shear of a published beam', () => {
  const common = { phi: 0.85, k_1: 0.94, k_4: 1, k_6: 1, b: 82, d: 391 }
  expect(value(bendingCapacity({ ...common, k_9: 1, k_12: 1, f_b: 25 }))).toBeCloseTo(41.7, 0)
  expect(value(shearCapacity({ ...common, f_s: 4.2 }))).toBeCloseTo(71.7, 0)
})

test('screws: withdrawal has no duration factor, lateral capacity is for No. 14 only', () => {
  const Q_k = withdrawalCharacteristic(screws, 'JD4', 14).value
  expect(value(screwWithdrawal({ phi: 0.85, k_13: 1, l_p: 35, n: 1, Q_k }))).toBeCloseTo(2.529, 3)
  const lateral = { phi: 0.85, k_1: 1.14, k_13: 1, k_14: 1, k_16: 1, k_17: 1, n: 1 }
  expect(value(screwLateral({ ...lateral, Q_k: lateralCharacteristic(screws, 'JD3', 14).value }))).toBeCloseTo(4.244, 3)
  expect(() => lateralCharacteristic(screws, 'JD3', 12)).toThrow(
    new RangeError('no lateral capacity for a No. 12 screw'),
  )
})

test('a value read names its source, and a branch its condition', () => {
  expect(lateralCharacteristic(screws, 'JD3', 14)).toMatchObject({
    symbol: 'Q_k',
    label: 'characteristic-lateral-capacity',
    unit: 'N',
    clause: 'AS 1720.1:2010 table 4.5',
    source: { code: 'joint-group-and-gauge', values: { group: 'JD3', gauge: 14 } },
  })
  expect(materialConstant(10_000, 25, false).branch).toBe('unseasoned')
  expect([10, 20].map((x) => stabilityFactor(x).branch)).toEqual(['slenderness-up-to-10', 'slenderness-10-to-20'])
})
