import { expect, test } from 'vitest'
import { evaluateFormula } from '../../../testing/evaluate-formula.ts'
import { bendingStrength, durationFactor, temperatureFactor } from './modification-factors.ts'

test('duration of load: 50 years, 5 days, 5 seconds', () => {
  expect((['permanent', 'live', 'wind'] as const).map((duration) => durationFactor(duration).value)).toEqual([
    0.57, 0.94, 1,
  ])
  expect(durationFactor('live')).toMatchObject({ source: '5 days', branch: 'live load' })
})

test('hot coast: north of 25 degrees south in Queensland, of 16 degrees elsewhere', () => {
  const at = (latitude: number, isQueensland: boolean) => temperatureFactor(latitude, isQueensland).value
  expect([at(-24.9, true), at(-25, true), at(-27, true)]).toEqual([0.9, 1, 1])
  expect([at(-15.9, false), at(-16, false), at(-20, false)]).toEqual([0.9, 1, 1])
  expect(temperatureFactor(-12, false).branch).toBe('north of 16 degrees south')
  expect(temperatureFactor(-33, true).branch).toBe('not north of 25 degrees south')
})

test('bending strength falls with the depth above 300 mm', () => {
  expect(bendingStrength(36, 300, {})).toMatchObject({ value: 36, formula: 'f_b' })
  const deep = bendingStrength(36, 400, { source: 'F14' })
  expect(deep.value).toBeCloseTo(36 * 0.75 ** 0.167, 12)
  expect(evaluateFormula(deep.formula, deep.given)).toBeCloseTo(deep.value, 12)
  expect(deep).toMatchObject({ source: 'F14', branch: 'deeper than 300 mm' })
})
