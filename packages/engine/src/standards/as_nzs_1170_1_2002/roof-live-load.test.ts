import { expect, test } from 'vitest'
import { evaluateFormula } from '../../../testing/evaluate-formula.ts'
import { roofLiveLoad } from './roof-live-load.ts'

test('live load of roofs: 1.8/A + 0.12, at least 0.25 kPa', () => {
  expect(roofLiveLoad({ L: 3, p: 1.2 }).value).toBeCloseTo(0.62, 12)
  expect(roofLiveLoad({ L: 1.8, p: 1 / 0.13 }).value).toBeCloseTo(0.25, 12)
  expect(roofLiveLoad({ L: 10, p: 5 }).value).toBe(0.25)
  const step = roofLiveLoad({ L: 6, p: 1.2 })
  expect(evaluateFormula(step.formula, step.given)).toBeCloseTo(step.value, 12)
})
