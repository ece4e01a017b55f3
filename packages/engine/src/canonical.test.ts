import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical.ts'

test('keys are sorted, undefined is left out, numbers have 12 significant digits', () => {
  expect(canonicalJson({ b: 1 / 3, a: [2, { d: -0, c: undefined }] })).toBe('{"a":[2,{"d":0}],"b":0.333333333333}')
})

test('the last bits make no difference', () => {
  expect(canonicalJson({ x: 0.1 + 0.2 })).toBe(canonicalJson({ x: 0.3 }))
  expect(canonicalJson({ x: 0.3 })).not.toBe(canonicalJson({ x: 0.300000001 }))
})

test('no number is lost', () => {
  expect(() => canonicalJson({ x: Number.NaN })).toThrow(RangeError)
  expect(() => canonicalJson([Number.POSITIVE_INFINITY])).toThrow(RangeError)
})

test('any JSON value reads back with its numbers at 12 significant digits', () => {
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) + 0 : value)
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const expected = JSON.parse(JSON.stringify(value, rounded))
      expect(JSON.parse(canonicalJson(value))).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
