import { expect, test } from 'vitest'
import { evaluateFormula } from './evaluate-formula.ts'

test('reads signs, powers and functions in the usual order', () => {
  expect(evaluateFormula('1 + 2 * 3 ^ 2', {})).toBe(19)
  expect(evaluateFormula('-a ^ 2', { a: 3 })).toBe(-9)
  expect(evaluateFormula('2 ^ (-1)', {})).toBe(0.5)
  expect(evaluateFormula('8 / 2 / 2 - 1', {})).toBe(1)
  expect(evaluateFormula('max(1, min(a_1, 5)) * abs(0 - 2)', { a_1: 3 })).toBe(6)
  expect(evaluateFormula('cos(0 * pi / 180)', {})).toBe(1)
})

test('refuses what it does not know', () => {
  expect(() => evaluateFormula('a + 1', {})).toThrow('a is not given')
  expect(() => evaluateFormula('log(1)', {})).toThrow('unknown function')
  expect(() => evaluateFormula('1 +', {})).toThrow('ends too early')
  expect(() => evaluateFormula('1 1', {})).toThrow('goes on')
  expect(() => evaluateFormula('1 $ 1', {})).toThrow('unreadable')
})
