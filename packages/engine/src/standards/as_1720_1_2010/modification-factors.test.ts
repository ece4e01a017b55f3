import { expect, test } from 'vitest'
import { evaluateFormula } from '../../../testing/evaluate-formula.ts'
import { bendingStrength, durationFactor, temperatureFactor } from './modification-factors.ts'

test('duration of load: 50 years, 5 days, 5 seconds', () => {
  expect((['permanent', 'live', 'wind'] as const).map((duration) => durationFactor(duration).value)).toEqual([
    0.57, 0.94, 1,
  ])
  expect(durationFactor('live')).toMatchObject({
    source: 'duration-5-days',
    branch: { code: 'load-duration', values: { duration: 'live' } },
  })
})

test('hot coast: north of 25 degrees south in Queensland, of 16 degrees elsewhere', () => {
  const at = (latitude: number, isQueensland: boolean) => temperatureFactor(latitude, isQueensland).value
  expect([at(-24.9, true), at(-25, true), at(-27, true)]).toEqual([0.9, 1, 1])
  expect([at(-15.9, false), at(-16, false), at(-20, false)]).toEqual([0.9, 1, 1])
  expect(temperatureFactor(-12, false).branch).toEqual({ code: 'north-of', values: { degrees: 16, isNorth: true } })
  expect(temperatureFactor(-33, true).branch).toEqual({ code: 'north-of', values: { degrees: 25, isNorth: false } })
})

test('bending strength falls with the depth above 300 mm', () => {
  expect(bendingStrength(36, 300, {})).toMatchObject({ value: 36, formula: 'f_b' })
  const deep = bendingStrength(36, 400, { source: 'chosen' })
  expect(deep.value).toBeCloseTo(36 * 0.75 ** 0.167, 12)
  expect(evaluateFormula(deep.formula, deep.given)).toBeCloseTo(deep.value, 12)
  expect(deep).toMatchObject({ source: 'chosen', branch: { code: 'deeper-than', values: { depth: 300 } } })
})
