import { expect, test } from 'vitest'
import { evaluateFormula } from '../../../testing/evaluate-formula.ts'
import { roofLiveLoad } from './roof-live-load.ts'

test('live load of roofs: 1.8/A + 0.12, at least 0.25 kPa', () => {
  expect(roofLiveLoad({ A: 3.6 }).value).toBeCloseTo(0.62, 12)
  expect(roofLiveLoad({ A: 1.8 / 0.13 }).value).toBeCloseTo(0.25, 12)
  expect(roofLiveLoad({ A: 50 }).value).toBe(0.25)
  const step = roofLiveLoad({ A: 7.2 })
  expect(evaluateFormula(step.formula, step.given)).toBeCloseTo(step.value, 12)
})
