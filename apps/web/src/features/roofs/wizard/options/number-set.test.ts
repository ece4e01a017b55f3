import { expect, it } from 'vitest'
import { completeSet, numbersFrom } from './number-set.ts'

it('a set of numbers counts only once every number is entered and valid', () => {
  const positive = (all: { readonly a: number; readonly b: number }) => all.a > 0 && all.b > 0
  expect(completeSet({ a: 1, b: null }, positive)).toBeNull()
  expect(completeSet({ a: 1, b: -1 }, positive)).toBeNull()
  expect(completeSet({ a: 1, b: 2 }, positive)).toEqual({ a: 1, b: 2 })
})

it('is read as it was stored, without what is no number', () => {
  expect(numbersFrom({ a: 1, b: 'x', c: 3 }, ['a', 'b'])).toEqual({ a: 1, b: null })
  expect(numbersFrom(null, ['a'])).toEqual({ a: null })
})
